/** What becomes of a verdict where another comes, as a table of named cases. */
import type { Decider, Verdict } from "../../lib/shared/workspace_options.ts";

export interface Decision {
  verdict: Verdict | null;
  reason: string | null;
  decided_by: Decider | null;
}

export const UNDECIDED: Decision = { verdict: null, reason: null, decided_by: null };

export function decision(
  verdict: Verdict,
  decided_by: Decider,
  reason: string | null = null,
): Decision {
  return { verdict, reason, decided_by };
}

export interface Case {
  name: string;
  before: Decision;
  by: Decider;
  given: { verdict?: Verdict; reason?: string | null };
  after: Decision;
}

/** Of articles that are posted. `given` is what the request says of the verdict. */
export const POSTED: Case[] = [
  {
    name: "a person's verdict",
    before: UNDECIDED,
    by: "person",
    given: { verdict: "passed" },
    after: decision("passed", "person"),
  },
  {
    name: "a rule's verdict and reason",
    before: UNDECIDED,
    by: "rule",
    given: { verdict: "filtered", reason: "Dull" },
    after: decision("filtered", "rule", "Dull"),
  },
  {
    name: "what there is where none is given",
    before: decision("passed", "rule", "Fits"),
    by: "person",
    given: {},
    after: decision("passed", "rule", "Fits"),
  },
  {
    name: "a rule's other verdict over a rule's, without the former reason",
    before: decision("passed", "rule", "Fits"),
    by: "rule",
    given: { verdict: "filtered" },
    after: decision("filtered", "rule"),
  },
  {
    name: "a person's verdict over a rule's",
    before: decision("passed", "rule", "Fits"),
    by: "person",
    given: { verdict: "filtered", reason: "Dull" },
    after: decision("filtered", "person", "Dull"),
  },
  {
    name: "a person's verdict where a rule gives another",
    before: decision("passed", "person", "Fits"),
    by: "rule",
    given: { verdict: "filtered", reason: "Dull" },
    after: decision("passed", "person", "Fits"),
  },
  {
    name: "a person's reason where a rule gives the same verdict",
    before: decision("passed", "person"),
    by: "rule",
    given: { verdict: "passed", reason: "Matches" },
    after: decision("passed", "person"),
  },
  {
    name: "the reason where the same verdict comes without one",
    before: decision("passed", "rule", "Fits"),
    by: "rule",
    given: { verdict: "passed", reason: "" },
    after: decision("passed", "rule", "Fits"),
  },
  {
    name: "a person as the decider of what a rule has decided alike",
    before: decision("passed", "rule", "Fits"),
    by: "person",
    given: { verdict: "passed" },
    after: decision("passed", "person", "Fits"),
  },
  {
    name: "another reason of the same verdict",
    before: decision("passed", "person", "Fits"),
    by: "person",
    given: { verdict: "passed", reason: "Fits well" },
    after: decision("passed", "person", "Fits well"),
  },
];
