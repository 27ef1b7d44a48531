/** Result of one check of `npm run doctor`. */
export interface CheckResult {
  subject: string;
  ok: boolean;
  /** Sentence that says what was found, and what to do about a problem. */
  message: string;
}

export const pass = (what: string, say: string): CheckResult => ({ subject: what, ok: true, message: say });
export const fail = (what: string, say: string): CheckResult => ({ subject: what, ok: false, message: say });
