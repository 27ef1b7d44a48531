import type { IncomingMessage } from 'node:http';
import { discordErrors } from '#sandbox/errors.ts';
import { isObject, type JsonObject } from '#sandbox/json.ts';
import { limits } from '#sandbox/limits.ts';
import { cleanName, type Upload } from '#sandbox/discord-state/attachments.ts';

export type Body = { json: unknown; uploads: Upload[] };

/** Reads the whole body of a request. Throws 40005 above Discord's limit. */
export async function readBody(request: IncomingMessage): Promise<Body> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Keep reading to the end: a client that is cut off mid-upload would see a broken socket instead of the error.
    if (size <= limits.requestBytes) chunks.push(chunk);
  }
  if (size > limits.requestBytes) throw discordErrors.tooLarge();
  const raw = Buffer.concat(chunks);
  if (raw.length === 0) return { json: undefined, uploads: [] };
  const type = request.headers['content-type'] ?? '';
  if (type.startsWith('multipart/form-data')) return readForm(raw, type);
  try {
    return { json: JSON.parse(raw.toString('utf8')) as unknown, uploads: [] };
  } catch {
    throw discordErrors.badRequest();
  }
}

async function readForm(raw: Buffer, type: string): Promise<Body> {
  const uploads: Upload[] = [];
  let json: unknown;
  const loose: JsonObject = {};
  let form: FormData;
  try {
    form = await new Request('http://127.0.0.1/', {
      method: 'POST',
      headers: { 'content-type': type },
      body: new Uint8Array(raw),
    }).formData();
  } catch {
    throw discordErrors.badRequest();
  }
  for (const [key, value] of form) {
    if (typeof value === 'string') {
      if (key !== 'payload_json') loose[key] = value;
      else json = parse(value);
      continue;
    }
    const index = /^files\[(\d+)\]$/.exec(key)?.[1] ?? String(uploads.length);
    uploads.push({
      index,
      name: cleanName(value.name),
      type: value.type || null,
      bytes: Buffer.from(await value.arrayBuffer()),
    });
  }
  return { json: json ?? loose, uploads };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw discordErrors.badRequest();
  }
}

export function bodyObject(json: unknown): JsonObject {
  return isObject(json) ? json : {};
}
