/** What the doctor has looked at. */
export interface CheckResult {
  subject: string;
  ok: boolean;
  /** What was found, and what to do where it is not fine; a sentence. */
  message: string;
}

export const pass = (what: string, say: string): CheckResult => ({ subject: what, ok: true, message: say });
export const fail = (what: string, say: string): CheckResult => ({ subject: what, ok: false, message: say });
