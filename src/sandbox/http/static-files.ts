import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import type { World } from '#sandbox/world.ts';

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
};

// Allows only the page's own files and images, so that bot content can never run as a script.
const policy =
  "default-src 'self'; img-src 'self' https: data:; style-src 'self'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Names of the page's files, in its own folder or in one below it. */
const PAGE_FILE = /^(?:[a-z]+\/)?[a-z][a-z0-9-]*\.[a-z]+$/;

/** Serves a file of the page; false if it does not exist. */
export async function servePage(path: string, response: ServerResponse): Promise<boolean> {
  const name = path === '/' ? 'index.html' : path.slice(1);
  const type = types[name.split('.').pop() ?? ''];
  if (!type || !PAGE_FILE.test(name)) return false;
  try {
    const bytes = await readFile(new URL(`../page/${name}`, import.meta.url));
    response.writeHead(200, {
      'content-type': type,
      'cache-control': 'no-cache',
      'content-security-policy': policy,
    });
    response.end(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Serves an uploaded file by its signed URL, such as `/attachments/<channel>/<id>/<name>?ex=…&hm=…`. */
export function serveAttachment(world: World, url: URL, response: ServerResponse): void {
  const id = url.pathname.split('/')[3] ?? '';
  const file = world.files.get(id);
  const bytes = file && world.files.bytes(id);
  const isSigned = world.files.valid(
    id,
    url.searchParams.get('ex') ?? '',
    url.searchParams.get('hm') ?? '',
    world.now(),
  );
  if (!file || !bytes || !isSigned) {
    response.writeHead(404, { 'content-type': 'text/plain' });
    response.end('This content is no longer available.');
    return;
  }
  const isPicture = /^image\/(png|jpeg|gif|webp)$/.test(file.type ?? '');
  response.writeHead(200, {
    'content-type': isPicture ? (file.type ?? '') : 'application/octet-stream',
    'content-length': bytes.length,
    'content-disposition': isPicture ? 'inline' : 'attachment',
    'cache-control': 'private, max-age=3600',
  });
  response.end(bytes);
}

/** Serves an application emoji, as `/emojis/<id>`. */
export function serveEmoji(world: World, url: URL, response: ServerResponse): void {
  const id = url.pathname.split('/')[2] ?? '';
  const bytes = world.emojis.bytes(id);
  response.writeHead(bytes ? 200 : 404, {
    'content-type': world.emojis.get(id)?.type ?? 'text/plain',
    'cache-control': 'private, max-age=3600',
  });
  response.end(bytes ?? 'Cannot find that emoji.');
}
