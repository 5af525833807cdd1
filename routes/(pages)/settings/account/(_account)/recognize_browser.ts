/** Which browser a User-Agent header speaks of, well enough for its owner to recognize it. */

/** Browsers claim to be those that came before them, so the newest claim is looked for first. */
const BROWSERS: readonly [claim: RegExp, name: string][] = [
  [/\bEdgA?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const SYSTEMS: readonly [claim: RegExp, name: string][] = [
  [/\bAndroid\b/, "Android"],
  [/\b(iPhone|iPad)\b/, "iOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

/** Undefined for what is none of the common ones. */
export function recognizeBrowser(userAgent: string): { browser?: string; system?: string } {
  const nameIn = (known: readonly [RegExp, string][]) =>
    known.find(([claim]) => claim.test(userAgent))?.[1];
  return { browser: nameIn(BROWSERS), system: nameIn(SYSTEMS) };
}
