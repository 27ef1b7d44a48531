/** How long a text in a line may be, and how deep and wide what is told beside it. */
const MAX_TEXT_LENGTH = 300;
const MAX_KEY_LENGTH = 60;
const MAX_DEPTH = 3;
const MAX_ENTRIES = 30;
const MAX_STACK_FRAMES = 8;
const MAX_CAUSES = 4;

/** Whoever has what follows may answer in the bot's name for a quarter of an hour, or for good. */
const WEBHOOK_PATH = /\/(interactions|webhooks)\/[^\s"'<>]*/g;
const BOT_TOKEN = /(?<![\w-])[\w-]{20,}\.[\w-]{5,}\.[\w-]{20,}/g;
/** No word is this long: a token, a key, or something encoded. */
const LONG_WORD = /[\w+=-]{60,}/g;

/** What was sent and what came back belong to players: they are never told, wherever they hang. */
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

/** A text without anything by which somebody could act in the bot's name, and not longer than a line bears. */
export function redactText(text: string, most = MAX_TEXT_LENGTH): string {
  const clean = text
    .replace(WEBHOOK_PATH, '/$1/…')
    .replace(BOT_TOKEN, '[token]')
    .replace(LONG_WORD, (run) => `[${run.length} signs]`);
  return clean.length <= most ? clean : `${clean.slice(0, most)}… (${clean.length} signs)`;
}

/** What the log says of a value: errors by name, code and place; texts cut short; nothing that was sent, and no bytes. */
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

/** Of an error, and of what caused it, only what is named here: libraries hang whole requests on theirs. */
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

/** The first line says what is wrong. Those below it name the fields, by Discord, with what stood in them: only their names are told. */
function toldMessage(message: string): string {
  const [first = '', ...rest] = message.split('\n');
  const fields = rest.map((line) => /^[\w.[\]]+\[[A-Z0-9_]+\]/.exec(line)?.[0]).filter((one) => one !== undefined);
  return redactText([first.replace(/"[^"]*"/g, '"…"'), ...fields].join('; '));
}

/** What says where something was thrown: a line that names a place in a file. A line of a message may begin as these do. */
const STACK_FRAME = /^\s+at (?:.* \()?(?:file:|node:|\/|[A-Z]:\\).*:\d+:\d+\)?$/;

/** Where it was thrown, the innermost first. The message, which stands above them in a stack, is told by itself. */
export const stackFrames = (error: Error): string[] =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => STACK_FRAME.test(line))
    .map((line) => redactText(line.trim(), 160));
