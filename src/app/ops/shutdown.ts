/** However long something takes to end, the process is gone after so many ms: before Docker and systemd would kill it. */
const SHUTDOWN_TIMEOUT_MS = 8_000;

/** What is to be put away before the process ends: the last that was opened first. */
export class Shutdown {
  private readonly steps: (() => unknown)[] = [];
  private readonly controller = new AbortController();
  /** Aborted as soon as the end has begun. */
  readonly signal = this.controller.signal;

  addHook(step: () => unknown): void {
    this.steps.unshift(step);
  }

  /** Ends the process with a code. The first caller's code counts. */
  async exit(code: number): Promise<void> {
    if (this.signal.aborted) return;
    this.controller.abort();
    setTimeout(() => process.exit(code), SHUTDOWN_TIMEOUT_MS).unref();
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
