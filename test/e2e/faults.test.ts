import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { PlayerMessage, PlayerOutcome } from '#sandbox/player.ts';
import type { GameRecords } from '../../scripts/chaos/players/game-records.ts';
import { listMessageProblems } from '../../scripts/chaos/crash/message-audit.ts';
import { eventually } from '../sandbox/table.ts';
import { faultsFound } from '../sandbox/openapi.ts';
import { acceptConfirmation } from '../../scripts/e2e/displayed-message.ts';
import { buttonOf, controlsOf, textOfMessage } from '../../scripts/e2e/displayed-message.ts';
import { Evening } from './evening.ts';
import { textOf, type Person } from './person.ts';
import { createRandom } from '#simulation';

describe('Faults of Discord', { shuffle: false }, () => {
  /** After these a nonce no longer keeps Discord from taking a message twice, and a press is given up. */
  const NONCE = 1_500;
  const PATIENCE = 10_000;
  const POSTED = '^POST /channels/\\d+/messages$';

  const below = createRandom(11);
  let evening: Evening;
  let records: GameRecords;
  let game: string;
  let ann: Person;
  let bob: Person;

  beforeAll(async () => {
    evening = await Evening.open(undefined, { nonceLivesMs: NONCE, acknowledgeWithinMs: PATIENCE });
    [ann, bob] = evening.people;
    game = await evening.createGame({ veil: 'nothing' });
    records = await evening.records();
  });
  afterAll(async () => {
    await records.close();
    await evening.close();
  });
  afterEach(async () => {
    await fetch(`${evening.sandbox.url}/sandbox/faults`, { method: 'DELETE' });
  });

  const fault = (kind: string, options: object = {}): void => evening.sandbox.fault({ kind, ...options });

  /** Answers questions, of any player who is asked. The table may answer one itself in the meantime: that does not count. */
  async function answers(count: number): Promise<void> {
    for (let given = 0; given < count;) {
      const { person, text, ask } = await eventually(next);
      const outcome = await acceptConfirmation(
        person.client,
        await person.client.command('answer', { choice: text, game }, { channel: 'general' }),
      );
      const said = textOf(outcome);
      if (said.endsWith('You have no open question.') && (await records.question(game, person.id))?.ask !== ask)
        continue;
      expect(said, text).toMatch(/^✅/);
      given++;
    }
  }

  async function next(): Promise<
    { person: Person; text: string; ask: string; regret: string | undefined } | undefined
  > {
    for (const person of evening.people) {
      const open = await records.question(game, person.id);
      const reply = open && records.reply(open, below);
      if (open && reply) return { person, text: reply.text, ask: open.ask, regret: open.confirmation(reply.answer) };
    }
    return undefined;
  }

  /** What somebody may answer without being asked once more whether they mean it. */
  async function meantAtOnce(): Promise<{ person: Person; text: string }> {
    for (;;) {
      const found = await eventually(next);
      if (found.regret === undefined) return found;
      await answers(1);
    }
  }

  /** Nothing is on its way, or waits for another attempt. */
  const quiet = (): Promise<boolean> =>
    eventually(
      async () =>
        (await records.store.outbox.ofGame(game)).every(
          ({ kind, status, dueAt, error }) =>
            !['waiting', 'claimed'].includes(status) ||
            (['asked', 'turn'].includes(kind) && error === null && status === 'waiting' && dueAt > Date.now()) ||
            dueAt > Date.now() + 10 * 60_000,
        ) || undefined,
    );

  async function seen(threads = [evening.thread]): Promise<PlayerMessage[]> {
    const all: PlayerMessage[] = [];
    for (const thread of threads) {
      evening.thread = thread;
      all.push(...(await evening.seenBy(ann)));
    }
    return all.filter((message) => message.author.bot && !message.ephemeral);
  }

  /** Everything has been said, once, and in order. */
  async function saidOnce(threads?: string[]): Promise<void> {
    await quiet();
    // What is no longer to be there is deleted after all has been said, and Discord may be slow.
    let wrong: string[] = [];
    const look = async () =>
      (wrong = listMessageProblems(await records.store.outbox.ofGame(game), await seen(threads), removed)).length ===
        0 || undefined;
    await eventually(look).catch(() => expect(wrong).toEqual([]));
  }
  /** Messages that were deleted behind the bot's back. */
  const removed = new Set<string>();

  const failures = async (): Promise<string[]> =>
    (await records.store.outbox.ofGame(game)).flatMap(({ error, attempts }) => (attempts > 1 ? [error ?? ''] : []));
  const told = async (): Promise<string[]> => (await ann.client.messages('dm').catch(() => [])).map(textOfMessage);

  test('A lobby whose message was deleted gets another', async () => {
    await evening.allSaid();
    const lobby = (await seen()).find((message) => buttonOf(message, 'Join'));
    if (!lobby) throw new Error('There is no lobby');
    removed.add(lobby.id);
    fault('delete-message', { message: lobby.id });
    for (const person of evening.people.slice(1))
      await person.client.command('game join', { game }, { channel: 'general' });
    await ann.client.waitFor((message) => buttonOf(message, 'Join') !== undefined && message.id !== lobby.id);
    expect(textOf(await ann.client.command('game start', { game }))).toBe('The game starts.');
    await answers(3);
    await saidOnce();
  });

  test('A dropped gateway connection is resumed, and missed presses are answered', async () => {
    fault('drop-gateway');
    await answers(2);
    fault('gateway-down', { ms: 1_000 });
    await answers(2);
    fault('reconnect');
    await answers(2);
    await saidOnce();
  });

  test('After a lost session the bot opens another', async () => {
    const { person, text } = await eventually(next);
    const before = await evening.given(game);
    fault('invalidate-session');
    await eventually(
      async () =>
        textOf(
          await acceptConfirmation(
            person.client,
            await person.client.command('answer', { choice: text, game }, { channel: 'general' }),
          ),
        ).startsWith('✅') || undefined,
    );
    expect(await evening.given(game)).toBe(before + 1);
    await saidOnce();
  });

  test('A lost acknowledgement of a message does not duplicate it', async () => {
    fault('lose-ack', { times: 1 });
    await answers(2);
    fault('lose-ack', { times: 1, how: 'reset' });
    await answers(2);
    // Lost so often that the message has to be looked for: the nonce is forgotten by then.
    fault('lose-ack', { times: 4 });
    const before = (await failures()).length;
    // What is said when depends on who has just answered: until something has been said again.
    for (let i = 0; i < 10 && (await failures()).length <= before; i++) {
      await answers(3);
      await saidOnce();
    }
    expect((await failures()).length).toBeGreaterThan(before);
  });

  test.each([
    [500, 1],
    [502, 1],
    [500, 4],
    [502, 4],
    [429, 2],
  ])('Discord answers %d, %d times', async (status, times) => {
    fault('status', { status, times, match: POSTED, retryAfterMs: 300 });
    await answers(4);
    fault('status', { status, times: 1, match: '/callback$', retryAfterMs: 300 });
    await answers(1);
    await saidOnce();
  });

  test('The connection breaks before or after Discord gets an answer: nothing doubles', async () => {
    fault('reset', { times: 2, match: '/callback$' });
    await answers(1);
    fault('lose-ack', { how: 'reset', match: '/callback$' });
    await answers(1);
    await saidOnce();
  });

  test('Discord is slow', async () => {
    fault('slow', { ms: 900, times: 8 });
    await answers(3);
    await saidOnce();
  });

  test('A press delivered twice counts once, also in a draft', async () => {
    const before = await evening.given(game);
    fault('duplicate-interaction');
    await answers(1);
    expect(await evening.given(game)).toBe(before + 1);
    const drafted = await eventually(async () => {
      for (const person of evening.people) {
        const shown = (await person.client.command('next', { game }, { channel: 'general' })).message;
        const menu = shown && controlsOf(shown).find(({ handle }) => /:counts:/.test(handle));
        if (menu) return { person, shown, menu };
      }
      await answers(1);
      return undefined;
    });
    const { ask } = await eventually(async () => records.question(game, drafted.person.id));
    const counts = async (): Promise<Record<string, number> | undefined> =>
      ((await records.table.findDraft(game, ask, drafted.person.id)) as { counts?: Record<string, number> } | undefined)
        ?.counts;
    const { menu } = drafted;
    const chosen = menu.kind === 'menu' ? menu.options[0].value : '';
    fault('duplicate-interaction');
    await drafted.person.client.select(drafted.shown, [chosen], menu.handle);
    await evening.allSaid();
    expect(await counts()).toMatchObject({ [chosen.replace(/^\d+ /, '')]: Number(chosen.split(' ')[0]) });
    await saidOnce();
  });

  test('A late press counts at most once, and the next is answered', async () => {
    const { person, text } = await meantAtOnce();
    const before = await evening.given(game);
    fault('late-interaction', { ms: PATIENCE + 300, deliveries: 2 });
    const outcome: PlayerOutcome = await person.client.command(
      'answer',
      { choice: text, game },
      { channel: 'general' },
    );
    expect(outcome.acknowledged).toBe(false);
    await eventually(async () => (await evening.given(game)) > before || undefined);
    await answers(1);
    expect(await evening.given(game)).toBe(before + 2);
    await saidOnce();
  });

  test('An archived and locked thread is woken', async () => {
    fault('archive-thread', { channel: evening.thread });
    await answers(2);
    fault('archive-thread', { channel: evening.thread, locked: true });
    await answers(2);
    await saidOnce();
    expect(await told()).toEqual([]);
  });

  test('An archived thread not heard of yet is woken without an error', async () => {
    await quiet();
    const before = { logged: evening.bot.said.length, said: (await records.store.outbox.ofGame(game)).length };
    for (let time = 0; time < 3; time++) {
      fault('archive-thread', { channel: evening.thread, locked: true, untold: true });
      await answers(1);
      await quiet();
    }
    await saidOnce();
    expect((await records.store.outbox.ofGame(game)).length).toBeGreaterThan(before.said);
    expect(evening.bot.said.slice(before.logged).filter((line) => line.includes('Cannot send a message'))).toEqual([]);
    expect(await told()).toEqual([]);
  });

  test('A permission taken away is reported once, and messages wait for it', async () => {
    fault('take-permission', { permissions: ['sendMessagesInThreads'] });
    const before = (await seen()).length;
    await answers(12);
    await eventually(async () => (await told()).length || undefined);
    expect(await seen()).toHaveLength(before);
    expect(await told()).toHaveLength(1);
    expect((await told())[0]).toMatch(/may no longer write in <#\d+>/);
    // It is tried again, more and more seldom; the organiser is not told again.
    await eventually(
      async () =>
        (await records.store.outbox.ofGame(game)).some(
          ({ status, attempts }) => status === 'waiting' && attempts >= 3,
        ) || undefined,
    );
    expect(await told()).toHaveLength(1);
    fault('give-permission', { permissions: ['sendMessagesInThreads'] });
    await eventually(async () => (await seen()).length > before || undefined);
    await answers(2);
    await saidOnce();
    expect(await told()).toHaveLength(1);
  });

  test('The thread deleted: the game continues in another and says so', async () => {
    const old = evening.thread;
    for (const { id } of await seen()) removed.add(id);
    fault('delete-channel', { channel: old });
    evening.thread = await ann.client.until(
      async () => (await ann.client.channels()).find((one) => one.name.includes(` · ${game}`) && one.id !== old)?.id,
    );
    await ann.client.waitFor((message) => textOfMessage(message).includes('continues here'), {
      channel: evening.thread,
    });
    await ann.client.waitFor((message) => buttonOf(message, 'Your move') !== undefined, { channel: evening.thread });
    await answers(4);
    await saidOnce();
  });

  test('The channel deleted: the organizer is told once and moves the game', async () => {
    const { url } = evening.sandbox;
    await fetch(`${url}/sandbox/channels`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'elsewhere' }),
    });
    const before = (await told()).length;
    for (const { id } of await seen()) removed.add(id);
    fault('delete-channel', { channel: evening.sandbox.channels().general });
    for (let given = 0; given < 6; given++) {
      const { person, text } = await eventually(next);
      const outcome = await acceptConfirmation(
        person.client,
        await person.client.command('answer', { choice: text, game }, { channel: 'elsewhere' }),
      );
      expect(textOf(outcome)).toMatch(/^✅/);
    }
    await eventually(async () => (await told()).length > before || undefined);
    expect((await told()).slice(before)).toEqual([
      expect.stringMatching(/I cannot post in game .*: its channel is gone.*\/game move game:/s),
    ]);
    expect(textOf(await bob.client.command('game move', { game }, { channel: 'elsewhere' }))).toMatch(/organizer/);
    expect(textOf(await ann.client.command('game move', { game }, { channel: 'elsewhere' }))).toMatch(
      /^The game continues in a new thread/,
    );
    evening.thread = await ann.client.until(
      async () => (await ann.client.channels()).find((one) => one.name.includes(` · ${game}`))?.id,
    );
    await ann.client.waitFor((message) => textOfMessage(message).includes('continues here'), {
      channel: evening.thread,
    });
    await saidOnce();
    expect((await told()).length).toBe(before + 1);
  });

  test('The bot never stopped, and sent only what Discord’s API describes', () => {
    expect(evening.bot.said.filter((line) => line.includes('"level":50'))).toEqual([]);
    expect([...new Set(evening.recorded.flatMap(faultsFound))]).toEqual([]);
  });
});
