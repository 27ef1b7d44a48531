import { Collection } from 'discord.js';
import { expect, test } from 'vitest';
import type { BotContext } from '#discord/interactions/replies.ts';
import { hasMark, componentIdOf } from '#discord/interactions/custom-id.ts';
import { Sender } from '#discord/outbox/sender.ts';
import type { OutboxMessage } from '#service';
import { DiscordRecorder, type PostedMessage } from '../../scripts/chaos/secrets/discord-recorder.ts';
import { fakeSeen } from './fake.ts';

const NOW = Date.UTC(2026, 0, 13, 12);
const MARK = 'BCDFGHJKLMNPQRSTVWXZ';

/** What Sender does with one row whose first sending is in doubt, where these messages lie in the channel. */
async function sentAgain(
  row: Partial<OutboxMessage>,
  there: PostedMessage[],
): Promise<{ posted: number; notedAs: string | null | undefined; marked: boolean }> {
  const recorder = new DiscordRecorder(() => NOW);
  recorder.there = new Collection(
    there.map((one) => [
      one.id,
      { ...one, author: { id: 'bot' }, createdTimestamp: NOW, mentions: { users: new Map() } },
    ]),
  );
  let notedAs: string | null | undefined;
  const whole = {
    id: 7,
    game: 'BXKDQ',
    lane: 'channel',
    kind: 'seed',
    payload: { seed: 's', commitment: 'c' },
    createdAt: NOW,
    dueAt: NOW,
    attempts: 2,
    nonce: MARK,
    ...row,
  } as OutboxMessage;
  let waiting = [whole];
  const context = {
    clock: () => NOW,
    log: { warn: () => undefined },
    service: {
      getGame: () => ({ status: 'ended', head: 3, members: [], place: { guild: '1', channel: '2', thread: '3' } }),
      findDiceRecord: () => undefined,
      outbox: {
        uncertain: () => [],
        isOver: () => false,
        sent: (_ids: number[], message: string | null) => void (notedAs = message),
        claim: (_now: number, _room: number, quiet = false) =>
          quiet === whole.lane.startsWith('whisper ') ? waiting.splice(0) : [],
      },
    },
    load: () => fakeSeen({ game: { status: 'ended', head: 3 } }),
  } as unknown as BotContext;
  const sender = new Sender(recorder.client as never, context);
  sender.wake();
  await new Promise((resolve) => setImmediate(resolve));
  await sender.stop();
  waiting = [];
  const [first] = recorder.sent;
  return {
    posted: recorder.sent.length,
    notedAs,
    marked: first !== undefined && hasMark((first.payload as { components: unknown[] }).components, MARK),
  };
}

const button = (custom: string) => [{ components: [{ customId: `${custom}:` }] }];
const SEED =
  "The game's seed was `s`.\n-# Its SHA-256 is `c`, as announced at the start: every roll can be computed again from it.";
const whisper = { lane: 'whisper 1', kind: 'private', payload: { user: '1', seat: 'p1', ask: 5, dm: true } };
const WAITS = 'The game in <#3> is waiting for you.';

test('An uncertain message is found by its mark, public or private', async () => {
  for (const row of [{}, whisper]) {
    expect(await sentAgain(row, [])).toMatchObject({ posted: 1, marked: true });
    expect(
      await sentAgain(row, [
        { id: 'other', content: 'x', components: button('g:BXKDQ:ZZZZZZZZZZZZZZZZZZZZ:board') },
        { id: 'mine', content: 'whatever it said then', components: button(`g:BXKDQ:${MARK}:board`) },
      ]),
    ).toMatchObject({ posted: 0, notedAs: 'mine' });
  }
});

test('A components message is found by its frame number only', async () => {
  const framed = (id: number) => [{ id, components: [{ id: 1 }] }];
  expect(
    await sentAgain({}, [{ id: 'other', content: '', components: framed(componentIdOf(MARK) + 1) }]),
  ).toMatchObject({
    posted: 1,
  });
  expect(await sentAgain({}, [{ id: 'mine', content: '', components: framed(componentIdOf(MARK)) }])).toMatchObject({
    posted: 0,
    notedAs: 'mine',
  });
  // Above those that Discord numbers itself, and within what it takes.
  for (const mark of ['', MARK, 'B', 'Z'.repeat(20)]) {
    expect(componentIdOf(mark)).toBeGreaterThan(40);
    expect(componentIdOf(mark)).toBeLessThan(2 ** 31);
  }
});

test('Equal text alone does not identify a message', async () => {
  expect(await sentAgain({}, [{ id: 'same', content: SEED, components: [] }])).toMatchObject({ posted: 1 });
  expect(await sentAgain(whisper, [{ id: 'same', content: WAITS, components: [] }])).toMatchObject({ posted: 1 });
});
