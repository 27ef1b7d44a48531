import { pino, type DestinationStream } from 'pino';
import { lineKind, RepeatThrottle, type SuppressedLines } from './repeat-throttle.ts';
import { redact, redactError, redactText } from './redact.ts';

export { redact, redactText } from './redact.ts';

/** No line is longer, in bytes. */
const MAX_LINE_BYTES = 4_000;
const MAX_MESSAGE_LENGTH = 300;

export interface AppLogger {
  info(about: object, words: string): void;
  warn(about: object, words: string): void;
  error(about: object, words: string): void;
  /** Writes what was counted and not yet told. */
  close(): void;
}

type Level = 'info' | 'warn' | 'error';

/**
 * The one way into the log: a JSON line for each thing told, to stdout unless `to` is given. What is handed to it may hold whole requests
 * and answers, as the errors of libraries do; only what `told` lets through is written, a warning or an error of one kind once a minute.
 */
export function openLog(level: string, to?: DestinationStream): AppLogger {
  // What an error may tell is settled here, and not by pino, which copies all that hangs on it.
  const options = { level, serializers: { err: (err: unknown) => err } };
  const out = to ? pino(options, to) : pino(options);
  const repeats = new RepeatThrottle();
  const write = (at: Level, about: object, words: string): void => {
    if (!out.isLevelEnabled(at)) return;
    const line = formatLine(about);
    const text = redactText(words, MAX_MESSAGE_LENGTH);
    const again = (left: SuppressedLines): void =>
      out[at]({ ...summarizeLine(line), ...left }, `${text}, again within a minute`);
    if (at === 'info' || repeats.shouldWrite(lineKind(at, words, about), about, again)) out[at](line, text);
  };
  return {
    info: (about, words) => write('info', about, words),
    warn: (about, words) => write('warn', about, words),
    error: (about, words) => write('error', about, words),
    close: () => repeats.close(),
  };
}

type Line = Record<string, unknown>;

/** What is told, within the length of a line: of what is too long only the error and what is short. */
function formatLine(about: object): Line {
  const line = (about instanceof Error ? { err: redactError(about) } : redact(about)) as Line;
  const size = (value: unknown): number => Buffer.byteLength(JSON.stringify(value) ?? '');
  const most = MAX_LINE_BYTES - MAX_MESSAGE_LENGTH * 4;
  if (size(line) <= most) return line;
  const short = Object.fromEntries(
    Object.entries(line)
      .filter(([key, value]) => key !== 'err' && size(value) <= 100)
      .slice(0, 10),
  );
  const { err } = line as { err?: Line };
  const kept = { ...short, ...(err && { err }), cut: true };
  return size(kept) <= most
    ? kept
    : {
        ...short,
        ...(err && { err: { name: err.name, code: err.code, status: err.status, message: err.message } }),
        cut: true,
      };
}

/** As much of a line as tells of which kind those were that are counted. */
function summarizeLine({ err, cause }: Line): Line {
  const { name, code, status } = (err ?? {}) as Line;
  return { ...(cause !== undefined && { cause }), ...(err !== undefined && { err: { name, code, status } }) };
}
