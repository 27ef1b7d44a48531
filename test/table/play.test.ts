import { expect, test } from 'vitest';
import { Illegal, Unexpected } from '../../src/table/index.ts';
import { hash, only, mover, moves, room, started, state, type Room } from './room.ts';

/** A game in which this is true of who moves first: whoever begins the game brings the first question about. */
function begun(first: (user: string) => boolean): { here: Room; game: string } {
  for (let seed = 1; seed < 50; seed++) {
    const here = room({ seed });
    const { game } = started(here);
    if (first(mover(here, game))) return { here, game };
  }
  throw new Error('Nobody is seated so');
}
const organiser = (user: string): boolean => user === 'ann';
const another = (user: string): boolean => user !== 'ann';

test('An answer is saved, logged and told', () => {
  const here = room();
  const { game, seats } = started(here);
  const user = mover(here, game);
  const before = here.table.game(game).head;
  const outcome = here.table.answer({ user }, game, only(here, game, user).ask, ['take']);
  expect(outcome).toEqual({ game, status: 'running', head: before + 1, command: before + 1, request: null, repeated: false });
  expect(state(here, game).seats[seats[user]].score).toBe(1);
  expect(here.table.facts(game, before + 1, before + 1)).toEqual([{ command: before + 1, fact: { type: 'took', seat: seats[user] } }]);
  expect(here.table.history(game, 2)).toMatchObject([{ number: 2, kind: 'answer', seat: seats[user], undoneBy: null }]);
  const row = here.store.outbox.ofGame(game).findLast(({ kind }) => kind === 'turn');
  expect(row?.payload).toEqual({ from: 1, to: 2, style: 'board', over: true, chapter: { seat: expect.any(String), title: 'Turn 1' } });
});

test('The same press twice counts once and gives the first result', () => {
  const here = room();
  const { game } = started(here);
  const user = mover(here, game);
  const { ask } = only(here, game, user);
  const first = here.table.answer({ user, interaction: 'i1' }, game, ask, ['take']);
  const rows = here.store.outbox.ofGame(game).length;
  here.restart();
  const second = here.table.answer({ user, interaction: 'i1' }, game, ask, ['take']);
  expect(second).toEqual({ ...first, repeated: true });
  expect(here.table.game(game).head).toBe(2);
  expect(here.store.outbox.ofGame(game)).toHaveLength(rows);
});

test('A second press on a question answered already is refused with a sentence', () => {
  const here = room();
  const { game } = started(here);
  const user = mover(here, game);
  const { ask } = only(here, game, user);
  here.table.answer({ user, interaction: 'i1' }, game, ask, ['take']);
  expect(() => here.table.answer({ user, interaction: 'i2' }, game, ask, ['take'])).toThrow(
    new Illegal('That question is no longer open.'),
  );
});

test('What is not for you, not offered, or not a game is refused and changes nothing', () => {
  const here = room();
  const { game } = started(here);
  const user = mover(here, game);
  const other = here.table.game(game).members.find((one) => one.user !== user)?.user ?? '';
  const { ask } = only(here, game, user);
  const before = hash(here, game);
  expect(() => here.table.answer({ user: other }, game, ask, ['take'])).toThrow('That question is no longer open.');
  expect(() => here.table.answer({ user: 'eve' }, game, ask, ['take'])).toThrow('You are not playing in this game.');
  expect(() => here.table.answer({ user }, game, ask, ['cheat'])).toThrow('"cheat" is not among the choices.');
  expect(() => here.table.answer({ user }, 'NOPE', ask, ['take'])).toThrow('There is no game called "NOPE".');
  expect(here.table.problem(game, user, ask, ['cheat'])).toBe('"cheat" is not among the choices.');
  expect(here.table.problem(game, user, ask, ['take'])).toBeUndefined();
  expect(hash(here, game)).toBe(before);
  expect(here.table.game(game).head).toBe(1);
});

test('An error in the middle of a command leaves the game as it was, with a code in the log', () => {
  const here = room();
  const { game } = started(here);
  const before = {
    state: structuredClone(state(here, game)),
    head: here.table.game(game).head,
    outbox: here.store.outbox.ofGame(game).length,
  };
  let thrown: unknown;
  try {
    here.table.act({ user: 'bob', interaction: 'i9' }, game, 'explode', null);
  } catch (error) {
    thrown = error;
  }
  if (!(thrown instanceof Unexpected)) throw new Error('It should be Unexpected');
  expect(thrown.message).toBe(`Something went wrong at the table; nothing was changed. (${thrown.code})`);
  expect(here.logged).toMatchObject([{ level: 'error', about: { code: thrown.code, operation: 'act' } }]);
  expect(state(here, game)).toEqual(before.state);
  expect(here.table.game(game).head).toBe(before.head);
  expect(here.store.outbox.ofGame(game)).toHaveLength(before.outbox);
  expect(moves(here, game, 'take')).toBeTruthy();
  // The interaction was not used up.
  expect(
    here.table.act(
      { user: 'bob', interaction: 'i9' },
      game,
      'tip',
      state(here, game).order.find((seat) => seat !== here.table.game(game).members.find((one) => one.user === 'bob')?.seat) ?? '',
    ).repeated,
  ).toBe(false);
});

test('An error while saving leaves the game and what is kept in memory as they were', () => {
  const here = room();
  const { game } = started(here);
  const before = structuredClone(state(here, game));
  const { commit } = here.store;
  here.store.commit = () => {
    throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
  };
  expect(() => moves(here, game, 'take')).toThrow(/^The table's records cannot be reached just now; nothing was changed\. \(\w+\)$/);
  here.store.commit = commit;
  expect(state(here, game)).toEqual(before);
  expect(here.store.asks.of(game)).toHaveLength(1);
  expect(here.logged.at(-1)?.words).toBe(`The disk that holds ${here.path} is full.`);
  moves(here, game, 'take');
  expect(here.table.game(game).head).toBe(2);
});

test('An answer may be changed and withdrawn while the others have not answered', () => {
  const here = room();
  const { game, seats } = started(here);
  moves(here, game, 'poll');
  const { ask } = only(here, game, 'bob');
  here.table.answer({ user: 'bob' }, game, ask, 4);
  here.table.answer({ user: 'bob' }, game, ask, 5);
  expect(only(here, game, 'bob')).toMatchObject({ ask, reply: 5 });
  here.table.withdraw({ user: 'bob' }, game, ask);
  expect(only(here, game, 'bob').reply).toBeUndefined();
  expect(
    here.table
      .waiting(game)
      .map(({ user }) => user)
      .sort(),
  ).toEqual(['ann', 'bob', 'cid']);
  expect(only(here, game, 'bob').ask).toBe(ask);
  for (const user of ['ann', 'bob', 'cid']) here.table.answer({ user }, game, only(here, game, user).ask, 2);
  expect(state(here, game).seats[seats.bob].coins).toBe(5);
});

test('While something else comes first a question waits, keeps its number and is not told again', () => {
  const { here, game } = begun(another);
  const user = mover(here, game);
  const { ask } = only(here, game, user);
  const other = here.table.game(game).members.find((one) => one.user !== user)?.user ?? '';
  here.table.act({ user: other }, game, 'fine', null);
  expect(() => here.table.answer({ user }, game, ask, ['take'])).toThrow('Something else comes first; after that you will be asked again.');
  expect(here.table.waiting(game).map((one) => one.user)).toEqual([other]);
  here.table.answer({ user: other }, game, only(here, game, other).ask, 1);
  expect(only(here, game, user).ask).toBe(ask);
  const told = here.store.outbox
    .ofGame(game)
    .filter(
      (row) =>
        row.kind === 'asked' &&
        row.ask ===
          here.store.asks.of(game).find(({ seat }) => seat === here.table.game(game).members.find((one) => one.user === user)?.seat)
            ?.number,
    );
  expect(told).toHaveLength(1);
});

test('Nobody is told of a question they brought about themselves, everybody else once', () => {
  const asked = ({ here, game }: ReturnType<typeof begun>) =>
    here.store.outbox
      .ofGame(game)
      .filter(({ kind }) => kind === 'asked')
      .map(({ payload }) => (payload as { user: string }).user);
  expect(asked(begun(organiser))).toEqual([]);
  const it = begun(another);
  const user = moves(it.here, it.game, 'guess');
  const told = asked(it);
  // The first was told of the first turn; guessing is told to the two others.
  expect(told.sort()).toEqual(['ann', 'bob', 'cid']);
  expect(told.filter((one) => one === user)).toHaveLength(1);
});

test('A game ends once, with its seed a day later', () => {
  const here = room();
  const { game } = started(here, { target: 1 });
  const user = moves(here, game, 'take');
  expect(here.table.game(game).status).toBe('ended');
  const rows = here.store.outbox.ofGame(game);
  expect(rows.filter(({ kind }) => kind === 'ended')).toMatchObject([
    { payload: { winners: [here.table.game(game).members.find((one) => one.user === user)?.seat] } },
  ]);
  const seed = rows.find(({ kind }) => kind === 'seed');
  expect(seed?.dueAt).toBe(here.now + 24 * 3_600_000);
  expect(here.table.waiting(game)).toEqual([]);
  expect(() => here.table.act({ user }, game, 'tip', 'p1')).toThrow('The game is over.');
});

test('Nothing of a game or an answer is logged', () => {
  const here = room();
  const { game } = started(here);
  moves(here, game, 'take');
  expect(here.logged).toEqual([]);
});
