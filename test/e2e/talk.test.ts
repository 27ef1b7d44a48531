import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textOfMessage } from '../../scripts/e2e/displayed-message.ts';
import { Evening } from './evening.ts';
import { textOf, type Person } from './person.ts';

describe('Talk threads', { shuffle: false }, () => {
  let evening: Evening;
  let ann: Person;
  let game: string;

  beforeAll(async () => {
    evening = await Evening.open(['Ann']);
    [ann] = evening.people;
  });
  afterAll(() => evening.close());

  const threads = async () => (await ann.client.channels()).filter(({ name }) => / · |: talk$/.test(name));
  const talkOf = async (code: string) => (await threads()).filter(({ name }) => name === `Game ${code}: talk`);
  const begins = () => ann.client.waitFor((message) => textOfMessage(message).startsWith('**The game starts.**'));

  test('A game has no talk thread by default', async () => {
    const code = await evening.createGame();
    await ann.client.command('game seat bot', { count: 2 });
    await ann.client.press('Start the game');
    expect(textOfMessage(await begins())).not.toContain('<#');
    await evening.allSaid();
    expect((await threads()).map(({ name }) => name)).toEqual([expect.stringContaining(` · ${code} · round 1`)]);
    await ann.client.command('game abandon', { sure: true });
    await evening.allSaid();
    ann.thread = 'general';
  });

  test('A talk thread is made at the start if wanted, and linked', async () => {
    game = await evening.createGame({ talk: true });
    const lobby = async () => (await ann.client.messages()).map(textOfMessage).join('\n');
    expect(await lobby()).toContain('Table talk gets its own thread.');
    // Taken back, and wanted after all: by the settings.
    await ann.client.command('game settings', { talk: false });
    await evening.allSaid();
    expect(await lobby()).not.toContain('gets its own thread');
    expect(textOf(await ann.client.command('game settings', { talk: true }))).toContain('The settings were changed.');
    expect(await talkOf(game)).toEqual([]);
    await ann.client.command('game seat bot', { count: 2 });
    await ann.client.press('Start the game');
    const begun = textOfMessage(await begins());
    const [talk] = await talkOf(game);
    expect(begun).toContain(`<#${talk.id}>`);
    await evening.allSaid();
    // The program says nothing there.
    expect(await ann.client.messages(talk.id)).toEqual([]);
  });

  test('A game ignores its archived or deleted talk thread', async () => {
    const [talk] = await talkOf(game);
    evening.sandbox.fault({ kind: 'archive-thread', channel: talk.id });
    evening.sandbox.fault({ kind: 'delete-channel', channel: talk.id });
    expect(await talkOf(game)).toEqual([]);
    const head = await evening.head(game);
    for (let shown = await ann.question(); shown; shown = await ann.answer(shown));
    await ann.client.until(async () => (await evening.head(game)) > head || undefined);
    await evening.allSaid();
    expect(
      (await evening.outbox(game)).filter(({ kind, status }) => kind === 'trouble' || status === 'failed'),
    ).toEqual([]);
    expect(await talkOf(game)).toEqual([]);
  });

  test('A moved game gets a new talk thread and links it', async () => {
    await fetch(`${evening.sandbox.url}/sandbox/channels`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'elsewhere' }),
    });
    ann.thread = 'elsewhere';
    expect(textOf(await ann.client.command('game move', { game }))).toContain('continues in a new thread');
    const [talk] = await ann.client.until(async () => {
      const found = await talkOf(game);
      return found.length ? found : undefined;
    });
    // The old thread, of the same name, may be all there is for a moment.
    const moved = await ann.client.until(async () => {
      const told = await Promise.all((await threads()).map(({ id }) => ann.client.messages(id)));
      return told.flat().find((message) => textOfMessage(message).includes('continues here'));
    });
    expect(textOfMessage(moved)).toContain(`<#${talk.id}>`);
  });
});
