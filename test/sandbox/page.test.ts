import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MessageFlags, SlashCommandBuilder } from 'discord.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { eventually, setTable, type Table } from './table.ts';

const folder = new URL('../../src/sandbox/page/', import.meta.url);

/** Paths of the page's files. */
const pageFiles = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => relative(fileURLToPath(folder), join(parentPath, name)));
const scripts = pageFiles.filter((name) => name.endsWith('.js'));

let table: Table;
beforeAll(async () => {
  table = await setTable({}, [new SlashCommandBuilder().setName('act').setDescription('Act')]);
});
afterAll(() => table.close());

/** fetch sets Host and Origin itself, so this asks more plainly. */
function ask(path: string, headers: Record<string, string>, method = 'GET', body?: string): Promise<number> {
  const { port } = new URL(table.sandbox.url);
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

describe('the page', () => {
  test('and its assets are served under a strict content security policy', async () => {
    const page = await fetch(table.sandbox.url);
    expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self'/);
    const html = await page.text();
    const files = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1]!);
    for (const file of new Set([...files, ...pageFiles]))
      expect((await fetch(`${table.sandbox.url}/${file}`)).status, file).toBe(200);
    for (const path of ['../server.ts', '%2e%2e/server.ts', 'messages/../../server.ts', 'messages%2f..%2fapp.js'])
      expect((await fetch(`${table.sandbox.url}/${path}`)).status, path).toBe(404);
  });

  test('imports only files that are there', () => {
    for (const file of scripts) {
      const imports = [...readFileSync(new URL(file, folder), 'utf8').matchAll(/from '([^']+)'/g)];
      for (const [, name = ''] of imports)
        expect(pageFiles, `${file} -> ${name}`).toContain(normalize(join(dirname(file), name)));
    }
  });

  test('never turns text into markup', () => {
    for (const file of scripts) {
      expect(readFileSync(new URL(file, folder), 'utf8'), file).not.toMatch(
        /innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function|srcdoc/,
      );
    }
  });
});

describe('the sandbox answers only its own machine', () => {
  test('not to foreign host names (DNS rebinding)', async () => {
    const { host, port } = new URL(table.sandbox.url);
    expect(await ask('/', { host: 'evil.example' })).toBe(403);
    expect(await ask('/sandbox/users', { host: `evil.example:${port}` })).toBe(403);
    expect(await ask('/sandbox/users', { host: `localhost:${port}` })).toBe(200);
    expect(await ask('/sandbox/users', { host })).toBe(200);
  });

  test('not to a page of another origin, nor to a form', async () => {
    const { host } = new URL(table.sandbox.url);
    const json = { 'content-type': 'application/json' };
    expect(
      await ask('/sandbox/users', { host, origin: 'https://evil.example', ...json }, 'POST', '{"name":"Zoe"}'),
    ).toBe(403);
    expect(await ask('/sandbox/users', { host, 'content-type': 'text/plain' }, 'POST', '{"name":"Zoe"}')).toBe(415);
    expect(await ask('/sandbox/users', { host, origin: table.sandbox.url, ...json }, 'POST', '{"name":"Gwen"}')).toBe(
      201,
    );
  });

  test('not to cross-site requests, except links that open the page', async () => {
    const { host } = new URL(table.sandbox.url);
    const link = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    for (const [site, path, more, status] of [
      ['cross-site', '/sandbox/users', {}, 403],
      ['same-site', '/sandbox/users', {}, 403],
      ['cross-site', '/sandbox/users', link, 403],
      ['cross-site', '/app.js', { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' }, 403],
      ['cross-site', '/', { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }, 403],
      ['cross-site', '/', { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }, 403],
      ['cross-site', '/', link, 200],
      ['cross-site', '/?user=ann', link, 200],
      ['same-origin', '/sandbox/users', {}, 200],
      ['none', '/sandbox/users', {}, 200],
    ] as const)
      expect(
        await ask(path, { host, 'sec-fetch-site': site, ...more }),
        `${site} ${path} ${JSON.stringify(more)}`,
      ).toBe(status);
    expect(await ask('/', { host, 'sec-fetch-site': 'cross-site', ...link }, 'POST')).toBe(403);
  });

  test('with headers that keep every answer to its own page', async () => {
    for (const path of [
      '/',
      '/app.js',
      '/nothing',
      '/sandbox/users',
      '/sandbox/nothing',
      '/api/v10/gateway',
      '/attachments/1/2/x.png',
      '/emojis/1',
    ]) {
      const { headers } = await fetch(table.sandbox.url + path);
      expect([headers.get('x-content-type-options'), headers.get('cross-origin-resource-policy')], path).toEqual([
        'nosniff',
        'same-origin',
      ]);
    }
  });

  test('not to a WebSocket on any path but the gateway’s', async () => {
    const opened = async (path: string): Promise<string> =>
      new Promise((resolve) => {
        const socket = new WebSocket(table.sandbox.url.replace('http', 'ws') + path);
        socket.on('error', ({ message }) => resolve(message));
        socket.on('open', () => {
          socket.terminate();
          resolve('opened');
        });
      });
    for (const path of ['/gateway?v=10&encoding=json', '/gateway/?v=10&encoding=json', '/gateway'])
      expect(await opened(path), path).toBe('opened');
    for (const path of ['/', '/gatewayx', '/gateway/x?v=10', '/gateway//', '/gateway-of-another', '/api/gateway'])
      expect(await opened(path), path).toMatch(/403/);
  });

  test('not to a foreign page’s WebSocket', async () => {
    const socket = new WebSocket(`${table.sandbox.url.replace('http', 'ws')}/gateway`, {
      headers: { origin: 'https://evil.example' },
    });
    const error = await new Promise<Error>((resolve) => socket.on('error', resolve));
    expect(error.message).toMatch(/403/);
  });
});

describe('the stream of events', () => {
  async function open(
    user: string,
  ): Promise<{ events: { kind: string; message?: { content: string } }[]; close: () => void }> {
    const controller = new AbortController();
    const response = await fetch(`${table.sandbox.url}/sandbox/users/${user}/events`, { signal: controller.signal });
    const events: { kind: string; message?: { content: string } }[] = [];
    void (async () => {
      let text = '';
      for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
        text += chunk;
        const parts = text.split('\n\n');
        text = parts.pop() ?? '';
        for (const part of parts)
          if (part.startsWith('data: ')) events.push(JSON.parse(part.slice(6)) as { kind: string });
      }
    })().catch(() => {});
    await eventually(() => events.find((event) => event.kind === 'hello'));
    return { events, close: () => controller.abort() };
  }

  test('sends each person only the events they may see', async () => {
    const [ann, bob] = await Promise.all([open('ann'), open('bob')]);
    table.onInteraction(async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      await interaction.reply({ content: 'for ann alone', flags: MessageFlags.Ephemeral });
      await interaction.followUp('for all');
    });
    await table.ann.command('act');
    const contents = (events: { message?: { content: string } }[]) =>
      events.flatMap((event) => (event.message ? [event.message.content] : []));
    await eventually(() => contents(bob.events).includes('for all') || undefined);
    await eventually(() => contents(ann.events).includes('for all') || undefined);
    expect(contents(ann.events)).toContain('for ann alone');
    expect(contents(bob.events)).not.toContain('for ann alone');
    ann.close();
    bob.close();
  });

  test('lets a player wait for a matching message', async () => {
    const waiting = table.bob.waitFor((message) => message.content === 'at last');
    await table.ann.say('not yet');
    await table.ann.say('at last');
    expect((await waiting).author.username).toBe('ann');
    await expect(table.bob.waitFor((message) => message.content === 'never', { timeoutMs: 50 })).rejects.toThrow(
      /waited 50 ms/,
    );
  });
});

describe('the command line', () => {
  type Entry = {
    name: string;
    options: { name: string; type: number; required?: boolean; choices?: { name: string; value: string }[] }[];
  };
  type Given = { option: { name: string }; text: string; at: number; end: number };
  type State = { kind: string; filter?: string; entry?: Entry; given?: Given[] };
  type Module = {
    flatten(commands: unknown[]): Entry[];
    read(line: string, entries: Entry[]): State;
    matching(entries: Entry[], filter: string): Entry[];
    missing(state: State): { name: string }[];
    optionsFor(state: State, picked: Map<string, { label: string; value: unknown }>): Record<string, unknown>;
    localChoices(option: object, filter: string, lists: object): { label: string; value: unknown }[] | undefined;
  };
  const commands = [
    {
      name: 'game',
      description: 'g',
      options: [
        {
          type: 1,
          name: 'create',
          description: 'c',
          options: [
            { type: 3, name: 'name', description: 'n', required: true },
            { type: 4, name: 'players', description: 'p' },
          ],
        },
        {
          type: 2,
          name: 'seat',
          description: 's',
          options: [
            {
              type: 1,
              name: 'give',
              description: 'g',
              options: [{ type: 6, name: 'to', description: 't', required: true }],
            },
          ],
        },
      ],
    },
    { name: 'pass', description: 'p' },
  ];
  let line: Module;
  beforeAll(async () => {
    const address: string = new URL('input/command-line.js', folder).href;
    line = (await import(/* @vite-ignore */ address)) as Module;
  });

  test('lists subcommands and finds them by any word', () => {
    const entries = line.flatten(commands);
    expect(entries.map((entry) => entry.name)).toEqual(['game create', 'game seat give', 'pass']);
    expect(line.matching(entries, 'give').map((entry) => entry.name)).toEqual(['game seat give']);
    expect(line.matching(entries, 'game c').map((entry) => entry.name)).toEqual(['game create']);
  });

  test('reads options whose values have spaces and colons', () => {
    const entries = line.flatten(commands);
    expect(line.read('hello', entries).kind).toBe('text');
    expect(line.read('/game cre', entries)).toEqual({ kind: 'name', filter: 'game cre' });
    const state = line.read('/game create name:My game: the second players:6', entries);
    expect(line.optionsFor(state, new Map())).toEqual({ name: 'My game: the second', players: '6' });
    expect(line.missing(line.read('/game create players:6', entries)).map((option) => option.name)).toEqual(['name']);
  });

  test('sends a picked option’s value, or the text typed over it', () => {
    const entries = line.flatten(commands);
    const picked = new Map([['to', { label: '@Bob', value: '42' }]]);
    expect(line.optionsFor(line.read('/game seat give to:@Bob ', entries), picked)).toEqual({ to: '42' });
    expect(line.optionsFor(line.read('/game seat give to:@Bobby', entries), picked)).toEqual({ to: '@Bobby' });
  });

  test('offers people, channels and choices that match the typed text', () => {
    const lists = {
      people: [
        { name: 'Ann', id: '1' },
        { name: 'Bob', id: '2' },
      ],
      channels: [],
      roles: [],
    };
    expect(line.localChoices({ type: 6, name: 'to' }, 'b', lists)).toEqual([{ label: '@Bob', value: '2' }]);
    expect(line.localChoices({ type: 5, name: 'quiet' }, 't', lists)).toEqual([{ label: 'True', value: true }]);
    expect(line.localChoices({ type: 3, name: 'free' }, 't', lists)).toBeUndefined();
  });
});
