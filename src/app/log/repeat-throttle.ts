import { LRUCache } from 'lru-cache';
import { stackFrames } from './redact.ts';

/** A kind of line is written once in so many ms; how often it came beyond that is written at the end of them. */
const THROTTLE_WINDOW_MS = 60_000;
/** So many kinds are told apart at once; what comes beyond pushes out what has been quiet for longest. */
const MAX_TRACKED_KINDS = 200;
/** So many codes and games are named of what was left out. */
const MAX_LISTED_CODES = 60;

/** What was left out: how often, and by which codes people may ask after it. */
export interface SuppressedLines {
  again: number;
  codes: string[];
  games: string[];
}

interface Kind extends SuppressedLines {
  timer: NodeJS.Timeout;
  write: (left: SuppressedLines) => void;
}

/** Keeps a log short while the same goes wrong over and over, as when Discord is away. */
export class RepeatThrottle {
  private readonly kinds = new LRUCache<string, Kind>({
    max: MAX_TRACKED_KINDS,
    disposeAfter: ({ timer, write, ...left }) => {
      clearTimeout(timer);
      if (left.again > 0) write(left);
    },
  });

  /** Whether a line is to be written now. If not, it is counted, and `write` is called with the count within a minute. */
  shouldWrite(kind: string, about: object, write: (left: SuppressedLines) => void): boolean {
    const known = this.kinds.get(kind);
    if (!known) {
      this.begin(kind, write);
      return true;
    }
    const { code, game } = about as { code?: unknown; game?: unknown };
    known.again++;
    note(known.codes, code);
    note(known.games, game);
    return false;
  }

  /** At the end: what was counted is written. */
  close(): void {
    this.kinds.clear();
  }

  /** A minute is over: where it still goes on, another begins. */
  private turn(kind: string): void {
    const known = this.kinds.get(kind);
    if (!known) return;
    this.kinds.delete(kind);
    if (known.again > 0) this.begin(kind, known.write);
  }

  private begin(kind: string, write: Kind['write']): void {
    this.kinds.set(kind, {
      again: 0,
      codes: [],
      games: [],
      write,
      timer: setTimeout(() => this.turn(kind), THROTTLE_WINDOW_MS).unref(),
    });
  }
}

function note(list: string[], one: unknown): void {
  if (typeof one === 'string' && one.length <= 10 && list.length < MAX_LISTED_CODES && !list.includes(one))
    list.push(one);
}

/** Two lines are of one kind when the same words tell of the same trouble, at the same place in the program. */
export function lineKind(level: string, words: string, about: object): string {
  const parts: unknown[] = [level, words, (about as { cause?: unknown }).cause];
  for (
    let error: unknown = (about as { err?: unknown }).err, depth = 0;
    error instanceof Error && depth < 4;
    error = error.cause, depth++
  ) {
    const { code, status, method } = error as { code?: unknown; status?: unknown; method?: unknown };
    parts.push(error.name, code, status, method, stackFrames(error)[0]);
  }
  return parts.map((part) => (typeof part === 'object' ? '' : String(part))).join('|');
}
