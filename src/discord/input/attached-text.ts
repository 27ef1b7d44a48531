import { Illegal } from '#service';
import type { AttachedFile } from '#discord/edition/edition-adapter.ts';
import { stripInvisible } from '#text/sanitize.ts';

/** Maximum number of bytes of an attached file. */
const MAX_BYTES = 64 * 1024;
/** Longest time to load an attached file, in ms. */
const LOAD_TIMEOUT_MS = 10_000;

const READABLE_NAME = /\.(?:txt|json|md|csv|log)$/i;

const tooLarge = (): Illegal => new Illegal(`Attach a file of at most ${MAX_BYTES / 1024} KB.`);

/**
 * Loads a text or JSON file that a user attached. Throws Illegal if it is something else, too large, or cannot be
 * loaded.
 */
export async function readAttachedText({ name, size, url }: AttachedFile): Promise<string> {
  if (!READABLE_NAME.test(name)) throw new Illegal('Attach a text or JSON file, with a name such as “draft.json”.');
  if (size > MAX_BYTES) throw tooLarge();
  const bytes = await loadBytes(url);
  try {
    return stripInvisible(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Illegal('I cannot read this file: it is not text.');
  }
}

/** Loads a file. Throws Illegal if it has more bytes than `MAX_BYTES`, even if its stated size is smaller. */
async function loadBytes(url: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(LOAD_TIMEOUT_MS) });
    if (!response.ok || !response.body) throw new Error(`The answer is ${response.status}`);
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      length += chunk.length;
      if (length > MAX_BYTES) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof Illegal) throw error;
    throw new Illegal('I could not load the file. Attach it again.');
  }
  return Buffer.concat(chunks);
}
