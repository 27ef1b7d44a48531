/** However long something takes to end, the process is gone after so many ms: before Docker and systemd would kill it. */
const AT_MOST = 8_000;

/** What is to be put away before the process ends: the last that was opened first. */
export class Ending {
  private readonly steps: (() => unknown)[] = [];
  private readonly controller = new AbortController();
  /** Aborted as soon as the end has begun. */
  readonly begun = this.controller.signal;

  before(step: () => unknown): void {
    this.steps.unshift(step);
  }

  /** Ends the process with a code. The first caller's code counts. */
  async end(code: number): Promise<void> {
    if (this.begun.aborted) return;
    this.controller.abort();
    setTimeout(() => process.exit(code), AT_MOST).unref();
    for (const step of this.steps) {
      try {
        await step();
      } catch {
        // The others are put away all the same.
      }
    }
    process.exit(code);
  }
}
