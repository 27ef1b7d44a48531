import { expect, test } from 'vitest';
import { mapSequential } from '#discord/async/sequential.ts';
import type { RepeatedAnswer } from '#service';
import { inPublic } from './in-public.ts';
import { HOUR, moves, only, room, started, state, type Room } from './room.ts';
import { toy } from './toy.ts';

/** Declines everything that could be used, for as long as no more than one point has been scored. */
const DECLINING: RepeatedAnswer = { question: 'window', about: {}, reply: [], while: 1 };
const edition = { ...toy, isConditionMet: (now: Parameters<typeof toy.windowHours>[0]) => now.turn < 5 };

/** A game in which it is the turn of the second player, who holds this card. */
async function begun(card: string): Promise<{ here: Room; game: string; users: Record<string, string> }> {
  const here = await room({ editions: [edition] });
  const { game, users } = await started(here, { target: 30, hands: [['blank'], [card], ['blank']] });
  await moves(here, game, 'take');
  return { here, game, users };
}

/** The second player has planned to use nothing, and the first rolls, which the card `stop` could answer. */
async function rolling(card: string, standing: RepeatedAnswer[]): Promise<{ here: Room; game: string }> {
  const { here, game, users } = await begun(card);
  await here.table.answer({ user: users.p2 }, game, (await only(here, game, users.p2)).ask, ['take'], {
    plan: { standing },
  });
  await moves(here, game, 'take');
  here.now += HOUR;
  await moves(here, game, 'roll');
  return { here, game };
}

const waiting = async ({ here, game }: { here: Room; game: string }): Promise<string[]> =>
  (await here.table.pendingPlayers(game)).map(({ seat }) => seat);

test('A planned decline answers real and veiled windows at the same moment', async () => {
  const pair = await mapSequential(['stop', 'blank'], async (card) => rolling(card, [DECLINING]));
  const [real, veiled] = pair;
  expect(await mapSequential(pair, waiting)).toEqual([['p3'], ['p3']]);
  expect(await inPublic(real.here, real.game)).toEqual(await inPublic(veiled.here, veiled.game));
  expect((await state(real.here, real.game)).seats.p2.hand).toEqual(['stop']);
});

test('A plan whose condition has ended asks alike with and without a card', async () => {
  const pair = await mapSequential(['stop', 'blank'], async (card) =>
    rolling(card, [{ ...DECLINING, about: { event: { name: 'rolling', seat: 'p1', timing: 'when' } } }]),
  );
  for (const { here, game } of pair) {
    here.now += 25 * HOUR;
    await here.table.answerExpired(here.now);
    // The fifth and the sixth turn: the condition no longer holds.
    for (const key of ['take', 'take', 'roll']) await moves(here, game, key);
  }
  const [real, veiled] = pair;
  expect(await mapSequential(pair, waiting)).toEqual([
    ['p2', 'p3'],
    ['p2', 'p3'],
  ]);
  expect(await inPublic(real.here, real.game)).toEqual(await inPublic(veiled.here, veiled.game));
  expect(
    await mapSequential(pair, async ({ here, game }) => (await here.store.users.plan(game, 'bob')) ?? null),
  ).toEqual([null, null]);
});

test('A decline bound to a turn answers no equal window of another', async () => {
  const { here, game, users } = await begun('stop');
  const turnFrame = async () => (await state(here, game)).stack.find(({ procedure }) => procedure === 'turn')?.id;
  const within = (await turnFrame()) ?? '';
  const about = {};
  await here.table.answer({ user: users.p2 }, game, (await only(here, game, users.p2)).ask, ['take'], {
    plan: { standing: [{ question: 'window', about, reply: [], within }] },
  });
  await moves(here, game, 'take');
  await moves(here, game, 'roll');
  expect(await waiting({ here, game })).toEqual(['p2', 'p3']);
});
