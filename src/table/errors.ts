/** Something went wrong that is not the player's fault. Nothing was changed; the code finds it in the log. */
export class Unexpected extends Error {
  override name = 'Unexpected';
  readonly code: string;

  constructor(code: string, sentence: string, cause: unknown) {
    super(sentence, { cause });
    this.code = code;
  }
}
