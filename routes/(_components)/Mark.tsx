/** The mark: three threads that leave one root. `static/favicon.svg` draws the same. */

const THREADS = "M3.4 12.6C3.2 8 4.2 4.2 6.8 1.6M3.4 12.6C5 9.5 9.5 8.5 12.2 3.8" +
  "M3.4 12.6C8 12.8 11.8 11.8 14.4 9.2";

export function Mark() {
  return (
    <svg class="mark" viewBox="0 0 16 16" width="26" height="26" aria-hidden="true">
      <path
        d={THREADS}
        fill="none"
        stroke="currentColor"
        stroke-width="1.6"
        stroke-linecap="round"
      />
      <circle cx="3.5" cy="12.5" r="2.3" fill="currentColor" />
    </svg>
  );
}
