import { expect, test } from 'vitest';
import { rulebookOf, singleRulebook } from '#ti2/rulebook.ts';
import { createSecondEdition } from '#ti2/service/edition.ts';
import { moves, room, started, type Room } from './room.ts';
import { toy } from './toy.ts';

/** Here all that is played is one vote, and a roll a moment of it; or each turn is one. */
const voting = (...votes: string[]) => ({ ...toy, voteProcedures: votes });

const waitedFor = async (here: Room, game: string): Promise<string[]> =>
  (await here.store.asks.ofGame(game))
    .filter(({ covered, answered, hiddenAt }) => covered && !answered && hiddenAt === null)
    .map(({ seat }) => seat);

const underWay = async ({ table }: Room, game: string): Promise<string> => (await table.snapshot(game)).vote() ?? '';

const pass = async (here: Room, game: string, user: string): Promise<void> =>
  here.table.passVote({ user }, game, await underWay(here, game));

/** All who are waited for pass at this one moment. */
async function allPass(here: Room, game: string, seats: Record<string, string>): Promise<void> {
  for (const seat of await waitedFor(here, game)) {
    const user = Object.keys(seats).find((one) => seats[one] === seat) ?? '';
    const [open] = (await here.table.openQuestions(game, user)).filter(
      ({ covered, reply }) => covered && reply === undefined,
    );
    if (open) await here.table.answer({ user }, game, open.ask, [], { firm: true });
  }
}

test.each([
  ['a card that would answer', ['stop']],
  ['none', ['blank']],
])('Passing a whole vote skips later moments, with %s in hand', async (_what, hand) => {
  const here = await room({ editions: [voting('play')] });
  const { game, seats } = await started(here, { target: 30, hands: [hand, hand, hand] });
  await moves(here, game, 'roll');
  const [seat] = await waitedFor(here, game);
  const user = Object.keys(seats).find((one) => seats[one] === seat) ?? '';
  await pass(here, game, user);
  for (let rolls = 0; rolls < 6; rolls++) {
    await allPass(here, game, seats);
    await moves(here, game, 'roll');
    expect(await waitedFor(here, game)).not.toContain(seat);
  }
});

test.each([
  ['the next vote', ['turn']],
  ['a vote within that vote', ['play', 'turn']],
])('In %s the player is asked again', async (_which, votes) => {
  const here = await room({ editions: [voting(...votes)] });
  const hand = ['stop'];
  const { game, seats } = await started(here, { target: 30, hands: [hand, hand, hand] });
  await moves(here, game, 'roll');
  const [seat] = await waitedFor(here, game);
  const user = Object.keys(seats).find((one) => seats[one] === seat) ?? '';
  expect((await here.table.openQuestions(game, user)).map(({ inVote }) => inVote)).toEqual([true]);
  await pass(here, game, user);
  let again = 0;
  for (let rolls = 0; rolls < 6; rolls++) {
    await allPass(here, game, seats);
    await moves(here, game, 'roll');
    if ((await waitedFor(here, game)).includes(seat)) again++;
  }
  expect(again).toBeGreaterThan(0);
});

test.each([
  [
    'withdraws it',
    async (here: Room, game: string, user: string, ask: string) => here.table.withdraw({ user }, game, ask),
  ],
  ['takes back their last move', async (here: Room, game: string, user: string) => here.table.undo({ user }, game)],
])('A player who passes a whole vote and %s is asked again', async (_how, back) => {
  const here = await room({ editions: [voting('play')] });
  const hand = ['stop'];
  const { game, seats } = await started(here, { target: 30, hands: [hand, hand, hand] });
  await moves(here, game, 'roll');
  const [seat] = await waitedFor(here, game);
  const user = Object.keys(seats).find((one) => seats[one] === seat) ?? '';
  const [{ ask }] = await here.table.openQuestions(game, user);
  await pass(here, game, user);
  await here.table.answer({ user }, game, ask, [], { firm: true });
  await back(here, game, user, ask);
  expect((await here.table.openQuestions(game, user)).map((one) => one.reply)).toEqual([undefined]);
});

test('E2 4.8 a replaced political card ends a vote pass', async () => {
  const base = createSecondEdition(singleRulebook(rulebookOf(['base', 'own'])));
  const edition = {
    ...base,
    create: (...given: Parameters<typeof base.create>) => {
      const state = base.create(...given);
      Object.assign(state, { phase: 'political', round: 2 });
      const [first, second] = state.decks.action.draw.filter((card) => card.startsWith('point-of-order#'));
      state.seats.p1.actionCards = [first];
      state.seats.p2.actionCards = [second];
      return state;
    },
    firstProcedure: { procedure: 'senate', data: {} },
  };
  const here = await room({ editions: [edition as never] });
  const { game } = await here.table.createGame(
    { user: 'ann' },
    { edition: base.id, settings: { ...(base.defaultSettings as object), veil: 'everything' }, place: {} },
  );
  for (const user of ['ann', 'bob', 'cid']) await here.table.join({ user }, game, { name: user });
  await here.table.startGame({ user: 'ann' }, game);
  const { members } = await here.table.getGame(game);
  const [first, second] = ['p1', 'p2'].map((seat) => members.find((one) => one.seat === seat)?.user ?? '');
  const asked = async (user: string) =>
    (await here.table.openQuestions(game, user)).filter(({ covered, reply }) => covered && reply === undefined);
  const [about] = await asked(second);
  const vote = await underWay(here, game);
  await here.table.passVote({ user: second }, game, vote);
  const [veto] = await asked(first);
  const card =
    'options' in veto.spec ? veto.spec.options.find(({ key }) => key.includes('point-of-order'))?.key : undefined;
  await here.table.answer({ user: first }, game, veto.ask, [card ?? expect.fail('There is no card to put it away.')], {
    firm: true,
  });
  // Another card lies open now: it was face down when they passed.
  const [again] = await asked(second);
  expect(again.data).not.toEqual(about.data);
  await expect(here.table.passVote({ user: second }, game, vote)).rejects.toThrow(
    'You did not pass: that vote is over, and another is in progress.',
  );
});

test('Passing a vote fails when there is none', async () => {
  const without = await room({ editions: [voting()] });
  const other = await started(without, { target: 30 });
  await expect(without.table.passVote({ user: Object.keys(other.seats)[0] }, other.game, '')).rejects.toThrow(
    'There is no vote now.',
  );
});
