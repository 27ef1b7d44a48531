/**
 * Time in ms after which the process exits even if hooks are still running: before Docker and systemd would kill it.
 */
const SHUTDOWN_TIMEOUT_MS = 8_000;

/** Runs the shutdown hooks before the process ends, last added first. */
export class Shutdown {
  private readonly steps: (() => unknown)[] = [];
  private readonly lastSteps: (() => unknown)[] = [];
  private readonly controller = new AbortController();
  /** Aborted when the shutdown begins. */
  readonly signal = this.controller.signal;

  addHook(step: () => unknown): void {
    this.steps.unshift(step);
  }

  /** Adds a hook that runs after all those of `addHook`. */
  addLastHook(step: () => unknown): void {
    this.lastSteps.push(step);
  }

  /** Ends the process with an exit code; the code of the first caller counts. */
  async exit(code: number): Promise<void> {
    if (this.signal.aborted) return;
    this.controller.abort();
    setTimeout(() => process.exit(code), SHUTDOWN_TIMEOUT_MS).unref();
    for (const step of [...this.steps, ...this.lastSteps]) {
      try {
        await step();
      } catch {
        // The remaining hooks still run.
      }
    }
    process.exit(code);
  }
}
