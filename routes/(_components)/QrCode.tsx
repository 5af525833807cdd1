/** A QR code as a drawing, dark on light whatever the theme: cameras need it so. */
import qrcode from "qrcode-generator";

/** The light edge that the standard asks for, in modules (ISO/IEC 18004 section 9.1). */
const QUIET_ZONE = 4;

export function QrCode({ text, label }: { text: string; label: string }) {
  const code = qrcode(0, "M");
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  const extent = size + 2 * QUIET_ZONE;
  return (
    <svg class="qr-code" viewBox={`0 0 ${extent} ${extent}`} role="img" aria-label={label}>
      <rect width={extent} height={extent} fill="#fff" />
      <path d={darkModules(code, size)} fill="#000" shape-rendering="crispEdges" />
    </svg>
  );
}

/** One stroke for each run of dark modules in a row. */
function darkModules(code: ReturnType<typeof qrcode>, size: number): string {
  const rows = Array.from({ length: size }, (_, row) => row);
  return rows.map((row) => {
    const modules = rows.map((column) => code.isDark(row, column) ? "1" : "0").join("");
    return [...modules.matchAll(/1+/g)]
      .map(({ index, 0: run }) =>
        `M${index + QUIET_ZONE} ${row + QUIET_ZONE}h${run.length}v1h-${run.length}z`
      )
      .join("");
  }).join("");
}
