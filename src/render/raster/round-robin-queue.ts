type Job = () => Promise<void>;

/** Jobs of one picture, in order. */
export interface JobQueue {
  jobs: Job[];
}

/**
 * Runs at most `most` jobs at once, taking turns between queues, so that a newly drawn board does not delay other
 * pictures.
 */
export class RoundRobinQueue {
  private readonly waiting: JobQueue[] = [];
  private running = 0;
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  run<T>(line: JobQueue, work: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      line.jobs.push(() => work().then(resolve, reject));
      if (!this.waiting.includes(line)) this.waiting.push(line);
      this.next();
    });
  }

  private next(): void {
    while (this.running < this.most) {
      const line = this.waiting.shift();
      const job = line?.jobs.shift();
      if (!line || !job) return;
      if (line.jobs.length) this.waiting.push(line);
      this.running++;
      void job().finally(() => {
        this.running--;
        this.next();
      });
    }
  }
}
