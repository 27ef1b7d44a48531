import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textOfMessage } from '../../scripts/e2e/displayed-message.ts';
import { eventually } from '../sandbox/table.ts';
import { Evening } from './evening.ts';
import { textOf, withoutEmojis, type Person } from './person.ts';

describe('Practice players', { shuffle: false }, () => {
  let evening: Evening;
  let ann: Person;
  let game: string;
  /** Code of the demonstration game. */
  let demonstration = '';

  beforeAll(async () => {
    evening = await Evening.open(['Ann']);
    [ann] = evening.people;
  });
  afterAll(() => evening.close());

  test('Practice players are named, move by themselves and ping nobody', async () => {
    game = await evening.createGame();
    expect(textOf(await ann.client.command('game seat bot', { count: 3 }))).toContain('3 practice players joined');
    expect(textOf(await ann.client.command('game seat clear'))).toBe('A practice player left the game.');
    await ann.client.press('Start the game');
    const begun = await ann.client.waitFor((message) => !message.ephemeral && textOfMessage(message).includes('plays'));
    for (const name of ['**Practice 1** plays', '**Practice 2** plays', `**Ann** plays`])
      expect(textOfMessage(begun)).toContain(name);
    // Also where a command lies in a group of another.
    expect(await ann.client.complete('game seat bot', 'seat', 'practice 1')).toHaveLength(1);
    let answered = 0;
    for (; answered < 8;) {
      // Sooner or later everybody else has moved, and it is Ann's turn.
      await ann.client.until(() => ann.panel(), 60_000);
      let head: number;
      do {
        head = await evening.head(game);
        for (let shown = await ann.question(); shown; shown = await ann.answer(shown)) answered++;
      } while (head !== (await evening.head(game)));
      // Nothing of hers is left: somebody else moves, at once or in a moment.
      await eventually(async () => (await evening.head(game)) > head || undefined);
    }
    await evening.allSaid();
    const seen = (await evening.seenBy(ann)).filter((message) => !message.ephemeral);
    expect(seen.filter((message) => textOfMessage(message).includes('<@practice'))).toEqual([]);
    for (const { kind, payload, status } of await evening.outbox(game)) {
      if (['asked', 'private', 'reminder'].includes(kind)) expect(payload.user).toBe(ann.id);
      expect(status).not.toBe('failed');
    }
  });

  test('Practice players continue after the bot is killed and restarted', async () => {
    await evening.bot.kill();
    const before = await evening.head(game);
    await evening.restart();
    while ((await evening.head(game)) < before + 4) {
      const head = await evening.head(game);
      const shown = await ann.question();
      if (shown) await ann.answer(shown);
      await eventually(async () => (await evening.head(game)) > head || undefined);
    }
  });

  test('A demonstration starts at once, with one thread even for duplicate commands', async () => {
    const threads = async () => (await ann.client.channels()).filter(({ name }) => name.includes(' · '));
    const before = await threads();
    ann.thread = 'general';
    evening.sandbox.fault({ kind: 'duplicate-interaction' });
    const said = textOf(await ann.client.command('game demonstration', { faction: 'sol' }));
    const code = /Game \*\*([A-Z0-9]+)\*\* starts/.exec(said)?.[1];
    await ann.client.until(async () => (await threads()).length > before.length || undefined);
    await evening.allSaid();
    const added = (await threads()).slice(before.length);
    expect(added.map(({ name }) => name)).toEqual([`TI4 · ${code} · round 1`]);
    ann.thread = added[0].id;
    demonstration = code ?? '';
    const begun = await ann.client.waitFor((message) => textOfMessage(message).startsWith('**The game starts.**'));
    const plays = withoutEmojis(textOfMessage(begun));
    // In small print, below what all players read.
    const [, hash] = /\n-# The dice are fair and can be checked at the end: .*`([0-9a-f]{64})`$/.exec(plays) ?? [];
    expect(hash).toBeDefined();
    expect(textOf(await ann.client.command('dice'))).toContain(`\`${hash}\``);
    const panel = await ann.client.until(() => ann.panel());
    expect(withoutEmojis(textOfMessage(panel))).toMatch(
      /^You play \*\*Sol \(\w+\)\*\*\. Your home is Jord \(3\d\d\), /,
    );
    expect(plays).toMatch(/\*\*Ann\*\* plays (\S+ )?the Federation of Sol/);
    for (let seat = 1; seat < 6; seat++) expect(plays).toContain(`**Practice ${seat}** plays`);
  });

  test('A private question loses its buttons to a newer one', async () => {
    const look = async () => (await ann.client.press('Your move')).message?.id;
    const [older, newer] = [await look(), await look()];
    const buttonsOf = async (id?: string) =>
      (await ann.client.messages()).find((message) => message.id === id)?.components;
    await ann.client.until(async () => (await buttonsOf(older))?.length === 0 || undefined);
    expect(await buttonsOf(newer)).not.toEqual([]);
    // Answered in place, it is still the newest.
    await ann.answer((await ann.question())!);
    await ann.client.until(async () => (await buttonsOf(newer))?.length === 0 || undefined);
  });

  test('The thread of an abandoned game or lobby is not held open', async () => {
    const archived = async (code: string) =>
      (await ann.client.channels()).find(({ name }) => name.includes(` · ${code}`))?.archived || undefined;
    const code = demonstration;
    expect(await archived(code)).toBeUndefined();
    await ann.client.command('game abandon', { sure: true });
    await evening.allSaid();
    await ann.client.until(() => archived(code));
    const said = (await ann.client.messages()).map(textOfMessage).join('\n');
    for (const last of ['ended the game early', "The game's seed was"]) expect(said).toContain(last);

    ann.thread = 'general';
    const lobby = await evening.createGame();
    await ann.client.command('game abandon', { sure: true });
    await ann.client.until(() => archived(lobby));
  });
});
