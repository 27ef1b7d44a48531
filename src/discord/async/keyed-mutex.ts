/** Runs tasks with the same key one after another; a task waits at most `patience` ms for the one before it. */
export class KeyedMutex {
  private readonly busy = new Map<string, Promise<unknown>>();
  private readonly maxWaitMs: number;

  constructor(patience = Infinity) {
    this.maxWaitMs = patience;
  }

  run<T>(about: string, body: () => Promise<T>): Promise<T> {
    const mine = this.after(this.busy.get(about)).then(body);
    const settled: Promise<void> = mine
      .catch(() => undefined)
      .then(() => {
        if (this.busy.get(about) === settled) this.busy.delete(about);
      });
    this.busy.set(about, settled);
    return mine;
  }

  private async after(before: Promise<unknown> | undefined): Promise<void> {
    if (!before || this.maxWaitMs === Infinity) return void (await before);
    let timer: NodeJS.Timeout | undefined;
    await Promise.race([before, new Promise((resolve) => (timer = setTimeout(resolve, this.maxWaitMs)))]);
    clearTimeout(timer);
  }
}
