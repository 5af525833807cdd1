/** Who reads that there is nothing: a path that no page has is reached past those that ask who is there. */
import type { State } from "../../lib/define.ts";
import { translatorFor } from "../../lib/i18n/translator.ts";
import { isUnavailable } from "../../lib/work/availability.ts";
import { type ResumedViewer, resumeViewer } from "./resume_viewer.ts";

/** Speaks the language of whoever is signed in from here on. Gives the cookie that is due, if any. */
export async function recognizeReader(
  { req, state }: { req: Request; state: State },
): Promise<string | null> {
  if (state.viewer !== null) return null;
  const resumed = await resumeIfPossible({ req, state });
  if (resumed === null) return null;
  state.translator = translatorFor(resumed.viewer.user.language);
  return resumed.prolongedCookie;
}

/** What is told needs no database: without it, it is told in the language of the browser. */
async function resumeIfPossible(
  asked: { req: Request; state: State },
): Promise<ResumedViewer | null> {
  try {
    return await resumeViewer(asked);
  } catch (error) {
    if (isUnavailable(error)) return null;
    throw error;
  }
}
