/** Limits for the length, depth and width of logged data. */
const MAX_TEXT_LENGTH = 300;
const MAX_KEY_LENGTH = 60;
const MAX_DEPTH = 3;
const MAX_ENTRIES = 30;
const MAX_STACK_FRAMES = 8;
const MAX_CAUSES = 4;

/** Interaction and webhook tokens: they allow acting as the bot, for 15 minutes or permanently. */
const WEBHOOK_PATH = /\/(interactions|webhooks)\/[^\s"'<>]*/g;
const BOT_TOKEN = /(?<![\w-])[\w-]{20,}\.[\w-]{5,}\.[\w-]{20,}/g;
/** Matches what is too long for a word: a token, a key or encoded data. */
const LONG_WORD = /[\w+=-]{60,}/g;

/** Keys of requests and responses, which belong to players: never logged, at any depth. */
const REDACTED_KEYS = new Set([
  'requestBody',
  'rawError',
  'body',
  'files',
  'json',
  'attachment',
  'attachments',
  'data',
  'payload',
  'token',
  'authorization',
  'headers',
  'password',
  'secret',
  'seed',
]);

/** Removes tokens and keys from a text and shortens it to `most` characters. */
export function redactText(text: string, most = MAX_TEXT_LENGTH): string {
  const clean = text
    .replace(WEBHOOK_PATH, '/$1/…')
    .replace(BOT_TOKEN, '[token]')
    .replace(LONG_WORD, (run) => `[${run.length} characters]`);
  return clean.length <= most ? clean : `${clean.slice(0, most)}… (${clean.length} characters)`;
}

/**
 * Returns the loggable part of a value: errors by name, code and location, shortened texts, no request data and no
 * bytes.
 */
export function redact(value: unknown, depth = 0): unknown {
  if (value instanceof Error) return redactError(value);
  if (typeof value === 'string') return redactText(value);
  if (typeof value === 'bigint') return String(value);
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value !== 'object') return undefined;
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return `[${value.byteLength} bytes]`;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  if (depth >= MAX_DEPTH) return '[more]';
  if (Array.isArray(value)) return value.slice(0, MAX_ENTRIES).map((one) => redact(one, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, MAX_ENTRIES)
      .filter(([key]) => !REDACTED_KEYS.has(key))
      .map(([key, one]) => [redactText(key, MAX_KEY_LENGTH), redact(one, depth + 1)]),
  );
}

/** Returns the listed properties of an error and its causes; libraries attach whole requests to theirs. */
export function redactError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return redactText(String(error));
  const { code, status, method, url, errors } = error as {
    code?: unknown;
    status?: unknown;
    method?: unknown;
    url?: unknown;
    errors?: unknown;
  };
  const inner = error.cause ?? (Array.isArray(errors) ? (errors[0] as unknown) : undefined);
  return {
    name: redactText(error.name, 80),
    ...(isPlain(code) && { code: redact(code) }),
    ...(isPlain(status) && { status: redact(status) }),
    ...(isPlain(method) && { method: redact(method) }),
    ...(typeof url === 'string' && { url: redactText(url.split('?', 1)[0], 200) }),
    message: toldMessage(error.message),
    stack: stackFrames(error).slice(0, depth ? 2 : MAX_STACK_FRAMES),
    ...(inner !== undefined && depth < MAX_CAUSES && { cause: redactError(inner, depth + 1) }),
  };
}

const isPlain = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';

/**
 * Keeps the first line of a message, without quoted text. The lines below it come from Discord and quote the contents
 * of fields: only the names and codes of the fields are kept.
 */
function toldMessage(message: string): string {
  const [first = '', ...rest] = message.split('\n');
  const fields = rest.map((line) => /^[\w.[\]]+\[[A-Z0-9_]+\]/.exec(line)?.[0]).filter((one) => one !== undefined);
  return redactText([first.replace(/"[^"]*"/g, '"…"'), ...fields].join('; '));
}

/** Matches a stack frame with a location in a file; a line of a message may begin like one. */
const STACK_FRAME = /^\s+at (?:.* \()?(?:file:|node:|\/|[A-Z]:\\).*:\d+:\d+\)?$/;

/** Returns the stack frames of an error, innermost first, without the message that precedes them. */
export const stackFrames = (error: Error): string[] =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => STACK_FRAME.test(line))
    .map((line) => redactText(line.trim(), 160));
