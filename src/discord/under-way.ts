/** What is being done and is worth waiting for. Errors are for whoever does it to look at. */
export class UnderWay {
  private readonly works = new Set<Promise<unknown>>();

  add(work: Promise<unknown>): void {
    const done = work.catch(() => undefined).finally(() => this.works.delete(done));
    this.works.add(done);
  }

  /** Waits until nothing is under way any more, `most` ms at the longest. */
  async settled(most: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<'late'>((resolve) => (timer = setTimeout(() => resolve('late'), most)));
    while (this.works.size) if ((await Promise.race([Promise.all(this.works), late])) === 'late') break;
    clearTimeout(timer);
  }
}
