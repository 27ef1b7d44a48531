/** What the doctor has looked at. */
export interface Finding {
  what: string;
  fine: boolean;
  /** What was found, and what to do where it is not fine; a sentence. */
  say: string;
}

export const fine = (what: string, say: string): Finding => ({ what, fine: true, say });
export const wrong = (what: string, say: string): Finding => ({ what, fine: false, say });
