import { pino, type DestinationStream } from 'pino';
import { lineKind, RepeatThrottle, type SuppressedLines } from './repeat-throttle.ts';
import { redact, redactError, redactText } from './redact.ts';

export { redact, redactText } from './redact.ts';

/** Maximum size of a line in bytes. */
const MAX_LINE_BYTES = 4_000;
const MAX_MESSAGE_LENGTH = 300;

export interface AppLogger {
  info(about: object, words: string): void;
  warn(about: object, words: string): void;
  error(about: object, words: string): void;
  /** Writes the pending counts of suppressed lines. */
  close(): void;
}

type Level = 'info' | 'warn' | 'error';

/**
 * Opens the log: JSON lines, to stdout unless `to` is given. Data may contain whole requests and responses, as the
 * errors of libraries do: only what `redact` lets through is written. A warning or error of one kind is written once a
 * minute.
 */
export function openLog(level: string, to?: DestinationStream): AppLogger {
  // Keeps pino from serializing errors, which would copy all their properties; they are redacted here.
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

/** Formats the data of a line within its maximum size: if it is too long, keeps only the error and short values. */
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

/** Returns the part of a line that identifies the kind of the suppressed lines. */
function summarizeLine({ err, cause }: Line): Line {
  const { name, code, status } = (err ?? {}) as Line;
  return { ...(cause !== undefined && { cause }), ...(err !== undefined && { err: { name, code, status } }) };
}
