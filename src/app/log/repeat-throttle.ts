import { LRUCache } from 'lru-cache';
import { stackFrames } from './redact.ts';

/** Window in ms within which a kind of line is written once; the number of further lines is written at its end. */
const THROTTLE_WINDOW_MS = 60_000;
/** Maximum number of tracked kinds; beyond it, the least recently used one is evicted. */
const MAX_TRACKED_KINDS = 200;
/** Maximum number of codes, and of games, listed for suppressed lines. */
const MAX_LISTED_CODES = 60;

/** Suppressed lines: their number, and the error codes and games that users may ask about. */
export interface SuppressedLines {
  again: number;
  codes: string[];
  games: string[];
}

interface Kind extends SuppressedLines {
  timer: NodeJS.Timeout;
  write: (left: SuppressedLines) => void;
}

/** Keeps the log short while the same error repeats, for example while Discord is unavailable. */
export class RepeatThrottle {
  private readonly kinds = new LRUCache<string, Kind>({
    max: MAX_TRACKED_KINDS,
    disposeAfter: ({ timer, write, ...left }) => {
      clearTimeout(timer);
      if (left.again > 0) write(left);
    },
  });

  /** Tells whether a line is to be written now. If not, counts it and calls `write` with the count within a minute. */
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

  /** Writes the pending counts. */
  close(): void {
    this.kinds.clear();
  }

  /** Ends a window; starts another if lines were suppressed in it. */
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

/**
 * Returns the kind of a line: lines with the same text and error from the same place in the program have the same kind.
 */
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
