import type { Answer, Lookahead, AmountOption, Spec } from '#engine';

/** One of a few ready-made answers to a question. */
export interface PresetAnswer {
  key: string;
  label: string;
  hint?: string;
  reply: Answer;
  /** Set for the proposed answer. */
  proposed?: true;
}

/** Rule for filling in a question that needs more than its Spec. */
export interface FieldRule {
  label: string;
  /** Returns the label of a single field from its question and the names of the questions before it in the form. */
  labelAt?: (at: Lookahead, before: readonly string[]) => string;
  /**
   * Splits amounts into several fields, in this order, with other labels if `called`. Amounts in none of them are not
   * in the form and stay as proposed.
   */
  parts?: { label: string; holds: (line: AmountOption) => boolean; called?: (line: AmountOption) => string }[];
  /** Word between a unit and its place in typed counts; defaults to "at". */
  placeWord?: 'from';
  /** Returns a text above the fields, such as how much may be spent. */
  head?: (at: Lookahead, before: readonly string[]) => string | undefined;
  /** Shows the group of each option, such as the color of a technology. */
  showsGroups?: true;
  /** Offers only counts that are legal on their own. */
  soloAmountsOnly?: true;
  /**
   * Returns ready-made answers with short labels, such as "spread". The proposed one is marked; if none is, the first.
   */
  presets?: (spec: Spec, proposal: Answer) => PresetAnswer[];
  /** Label of the option to be asked later, and whether it is marked at the beginning. Only with `presets`. */
  later?: { label: string; marked: (spec: Spec) => boolean };
  /** Adjusts the proposal, so that what depends on it can be filled in. */
  adjustProposal?: (spec: Spec, thought: Answer) => Answer;
  /**
   * Returns the answer to assume if the proposal leads to no further questions, so that those can be filled in too. The
   * proposal stays marked.
   */
  assumedAnswer?: (spec: Spec, proposal: Answer) => Answer;
  /**
   * Depends on earlier answers: if it was left as proposed and no longer fits, it takes the new proposal. Any other
   * answer that no longer fits is asked.
   */
  isDependent?: true;
  /**
   * Converts an answer to an earlier look of the question into an answer to the question as it is now; undefined if
   * that is unclear, and the question is asked. `earlier`: the answers before it, by question.
   */
  remap?: (was: { spec: Spec; reply: Answer }, now: Spec, earlier: Record<string, Answer>) => Answer | undefined;
  /** Leaves out a field with only one possible answer that tells nothing. */
  onlyIfOpen?: true;
  /** Ends the form: what follows is unknown, because the answer may reveal something hidden. */
  isLast?: true;
}

/**
 * Key of the preset that follows the proposal even if an earlier change alters it; all other presets mean exactly what
 * they say.
 */
export const AS_PROPOSED = 'proposed';
