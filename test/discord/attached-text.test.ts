import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { readAttachedText } from '#discord/input/attached-text.ts';
import { Illegal } from '#service';

/** Serves bytes as a file; gives its address. */
async function served(bytes: Buffer, status = 200): Promise<string> {
  const server = createServer((_request, response) => response.writeHead(status).end(bytes));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/file`;
}

/** Returns what is read of a file, or the sentence with which it is refused. */
async function told(name: string, bytes: Buffer, { size = bytes.length, status = 200 } = {}): Promise<string> {
  try {
    return await readAttachedText({ name, size, url: await served(bytes, status) });
  } catch (error) {
    if (!(error instanceof Illegal)) throw error;
    return error.message;
  }
}

const KB = 1024;

test('A text or JSON file is read', async () => {
  expect(await told('draft.json', Buffer.from('{"a": "Zoë"}'))).toBe('{"a": "Zoë"}');
  expect(await told('Map.TXT', Buffer.from('18 26'))).toBe('18 26');
  expect((await told('map.txt', Buffer.alloc(64 * KB, 'a'))).length).toBe(64 * KB);
});

test('Other files are refused in one sentence', async () => {
  const named = 'Attach a text or JSON file, with a name such as “draft.json”.';
  expect(await told('map.png', Buffer.from('18 26'))).toBe(named);
  expect(await told('json', Buffer.from('18 26'))).toBe(named);
  expect(await told('map.txt', Buffer.from([0x89, 0x50, 0xff, 0xfe]))).toBe('I cannot read this file: it is not text.');
  expect(await told('map.txt', Buffer.from('18'), { status: 404 })).toBe('I could not load the file. Attach it again.');
});

test('A file larger than it says is refused as too large', async () => {
  const large = Buffer.alloc(64 * KB + 1, 'a');
  expect(await told('map.txt', large)).toBe('Attach a file of at most 64 KB.');
  expect(await told('map.txt', large, { size: 1 })).toBe('Attach a file of at most 64 KB.');
});
