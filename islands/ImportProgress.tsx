/** Follows an import: shows the page's own report again and again, and says when it has ended. */
import { useEffect, useState } from "preact/hooks";

interface Props {
  /** The element that holds the report, marked `data-running` while there is more to come. */
  reportId: string;
}

const PAUSE_MS = 1_000;

export function ImportProgress({ reportId }: Props) {
  const [ending, setEnding] = useState("");
  useEffect(() => {
    const leaving = new AbortController();
    follow(reportId, leaving.signal).then(setEnding, () => {});
    return () => leaving.abort();
  }, [reportId]);
  return <p class="visually-hidden" role="status">{ending}</p>;
}

/**
 * Resolves with the report's heading when the import has ended.
 *
 * @throws when the page is left
 */
async function follow(reportId: string, signal: AbortSignal): Promise<string> {
  let shown = document.getElementById(reportId);
  while (shown?.dataset.running !== undefined) {
    await pause(signal);
    const report = await loadReport(reportId, signal);
    if (report === null) continue;
    shown.replaceWith(report);
    shown = report;
  }
  return shown?.querySelector("h2")?.textContent ?? "";
}

/** Null while the server doesn't answer: it may be on its way back. */
async function loadReport(reportId: string, signal: AbortSignal): Promise<HTMLElement | null> {
  try {
    const response = await fetch(location.href, { signal });
    if (!response.ok) return null;
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const report = page.getElementById(reportId);
    // Another page: the session has ended, and one must sign in again.
    if (report === null) location.reload();
    return report;
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof TypeError) return null;
    throw error;
  }
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, PAUSE_MS);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    }, { once: true });
  });
}
