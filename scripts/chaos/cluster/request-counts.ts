import type { RecordedRequest } from '#sandbox/settings.ts';

/** Effect of a message request on the message, by HTTP method. */
const KINDS: Record<string, 'created' | 'edited' | 'deleted'> = { POST: 'created', PATCH: 'edited', DELETE: 'deleted' };

/** Counts requests to Discord's API except replies to interactions. */
export class RequestCounts {
  private moments: number[] = [];
  private begun: number[] = [];
  private kinds = { created: 0, edited: 0, deleted: 0, refused: 0 };

  note({ method, path, status, begun }: RecordedRequest): void {
    if (/\/(interactions|webhooks)\//.test(path)) return;
    this.moments.push(Date.now());
    if (begun !== undefined) this.begun.push(begun);
    if (status === 429) this.kinds.refused++;
    else if (/\/messages(\/\d+)?$/.test(path) && method in KINDS) this.kinds[KINDS[method]]++;
  }

  forget(): void {
    this.moments = [];
    this.begun = [];
    this.kinds = { created: 0, edited: 0, deleted: 0, refused: 0 };
  }

  /**
   * Returns the counts. `created`, `edited` and `deleted` count messages; `mostInASecond` uses the times at which the
   * sandbox answered (it may lag) and at which the processes began the requests; `perAnswer` divides all requests by
   * `answers`.
   */
  counted(answers: number) {
    const all = this.moments.length;
    const mostInASecond = { answered: most(this.moments), begun: most(this.begun.toSorted((a, b) => a - b)) };
    return { all, ...this.kinds, mostInASecond, perAnswer: Math.round((100 * all) / Math.max(1, answers)) / 100 };
  }
}

/** Returns the largest number of moments within one second. */
function most(moments: number[]): number {
  let [from, best] = [0, 0];
  moments.forEach((at, i) => {
    while (moments[from] <= at - 1_000) from++;
    best = Math.max(best, i - from + 1);
  });
  return best;
}
