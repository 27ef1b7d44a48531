import { expect, test } from 'vitest';
import { questionOf } from '../../src/engine/index.ts';
import { isPractice, type Edition } from '../../src/table/index.ts';
import { HOUR, kinds, mover, moves, only, room, started, state, type Room, rewriteAsk } from './room.ts';
import { toy, toyBook, type ToyState } from './toy.ts';

/** Whether the others are asked when somebody takes their last move back; nothing is decided yet where they are. */
const asksOthers = (here: Room, game: string, user: string): boolean => here.table.undo({ user }, game).request !== null;

const stages = (here: Room, game: string): unknown[] =>
  here.store.outbox
    .ofGame(game)
    .filter(({ kind }) => kind === 'undo')
    .map(({ payload }) => (payload as { stage: string }).stage);

/** Ann, Bob and Cid by their seats: p1 moves first. */
const seated = (here: Room, game: string): string[] =>
  ['p1', 'p2', 'p3'].map((seat) => here.table.game(game).members.find((one) => one.seat === seat)?.user ?? '');

test('What was drawn by chance is not taken back alone, whatever the rules say of it', () => {
  const trusting: Edition<ToyState> = { ...toy, harmless: () => true };
  for (const key of ['roll', 'draw']) {
    const here = room({ editions: [trusting] });
    const { game } = started(here);
    expect(asksOthers(here, game, moves(here, game, key)), key).toBe(true);
  }
});

test('A fact that is not known to be harmless is not, and neither is one for some alone', () => {
  const told: [Partial<Edition<ToyState>>, boolean][] = [
    [{}, false],
    [{ harmless: () => false }, true],
  ];
  for (const [change, asked] of told) {
    const here = room({ editions: [{ ...toy, ...change }] });
    const { game } = started(here);
    expect(asksOthers(here, game, moves(here, game, 'take'))).toBe(asked);
  }
});

test("A command that let out what others held is not the caller's alone", () => {
  for (const key of ['poll', 'guess']) {
    const here = room();
    const { game } = started(here);
    const first = moves(here, game, key);
    const [second = '', third = ''] = seated(here, game).filter((user) => user !== first);
    for (const user of [second, third]) here.table.answer({ user }, game, only(here, game, user).ask, 3);
    here.table.answer({ user: first }, game, only(here, game, first).ask, 4);
    expect(state(here, game).turn).toBe(1);
    expect(asksOthers(here, game, first), key).toBe(true);
  }
});

test("An answer that is only held is its player's own until somebody has answered after it", () => {
  const here = room();
  const { game } = started(here);
  moves(here, game, 'poll');
  const [first = '', second = '', third = ''] = seated(here, game);
  here.table.answer({ user: third }, game, only(here, game, third).ask, 5);
  here.table.answer({ user: second }, game, only(here, game, second).ask, 3);
  expect(asksOthers(here, game, second)).toBe(false);
  here.table.answer({ user: second }, game, only(here, game, second).ask, 2);
  here.table.answer({ user: third }, game, only(here, game, third).ask, 6);
  expect(asksOthers(here, game, first)).toBe(true);
});

test('Whether the others are asked is the same for a person who holds an answer and for a seat that the table declines for', () => {
  const asked = (card: string, practising: boolean, seed = 1): { before: boolean; after: boolean } => {
    const here = room({ seed, editions: [{ ...toy, practice: { answer: () => [], anyhow: () => [], deed: () => undefined } }] });
    const { table } = here;
    const { game } = table.createGame(
      { user: 'ann' },
      { edition: 'toy', settings: { ...(toy.defaults as object), hands: [['blank'], [card], [card]] }, place: {} },
    );
    for (const user of practising ? ['ann', 'bob'] : ['ann', 'bob', 'cid']) table.join({ user }, game, { name: user });
    if (practising) table.seatPractice({ user: 'ann' }, game);
    table.start({ user: 'ann' }, game);
    // Chance seats them: until the practice player is the one who may answer first.
    if (practising && !isPractice(seated(here, game)[1])) return asked(card, true, seed + 1);
    const user = moves(here, game, 'roll');
    const before = table.undo({ user }, game).request !== null;
    moves(here, game, 'roll');
    for (const row of here.store.asks.of(game)) if (row.seat === 'p2') rewriteAsk(here.store, game, row.number, { dueAt: here.now });
    // The person who holds something declines at the moment at which the table would.
    const other = table.game(game).members.find(({ seat }) => seat === 'p2')?.user ?? '';
    if (card === 'stop' && !isPractice(other)) table.answer({ user: other }, game, only(here, game, other).ask, []);
    else table.closeDue(here.now);
    expect(table.waiting(game).map(({ seat }) => seat)).toEqual(['p3']);
    return { before, after: table.undo({ user }, game).request !== null };
  };
  expect(asked('stop', false)).toEqual({ before: false, after: true });
  expect(asked('blank', false)).toEqual({ before: false, after: true });
  expect(asked('blank', true)).toEqual(asked('stop', true));
});

test("A decline by the table ends a wish to take back as a person's does", () => {
  for (const card of ['stop', 'blank']) {
    const here = room();
    const { game } = started(here, { hands: [['blank'], [card], [card]] });
    const first = moves(here, game, 'roll');
    const [, second = '', third = ''] = seated(here, game);
    const decline = (user: string): void => {
      const { number } = here.store.asks
        .of(game)
        .find(({ seat }) => seat === here.table.game(game).members.find((one) => one.user === user)?.seat) ?? { number: 0 };
      if (card === 'stop') here.table.answer({ user }, game, only(here, game, user).ask, []);
      else {
        for (const row of here.store.asks.of(game))
          rewriteAsk(here.store, game, row.number, { dueAt: row.number === number ? here.now : here.now + HOUR });
        expect(here.table.closeDue(here.now)).toBe(1);
      }
    };
    decline(second);
    expect(asksOthers(here, game, first)).toBe(true);
    decline(third);
    expect(stages(here, game)).toEqual(['asked', 'lapsed']);
  }
});

test('While a move may be taken back a practice player waits, with an answer and without', () => {
  const declined = (card: string, seed = 1): number => {
    const here = room({ seed, editions: [{ ...toy, practice: { answer: () => [], anyhow: () => [], deed: () => undefined } }] });
    const { table } = here;
    const { game } = table.createGame(
      { user: 'ann' },
      { edition: 'toy', settings: { ...(toy.defaults as object), hands: [['blank'], [card], [card]] }, place: {} },
    );
    for (const user of ['ann', 'bob']) table.join({ user }, game, { name: user });
    table.seatPractice({ user: 'ann' }, game);
    table.start({ user: 'ann' }, game);
    const [first, second, third] = seated(here, game);
    if (!isPractice(third)) return declined(card, seed + 1);
    moves(here, game, 'roll');
    rewriteAsk(here.store, game, here.store.asks.of(game).find(({ seat }) => seat === 'p2')?.number ?? 0, {
      dueAt: here.now,
      veiled: true,
    });
    table.closeDue(here.now);
    expect(second).toBeDefined();
    expect(asksOthers(here, game, first)).toBe(true);
    here.now += 9_000;
    return table.closeDue(here.now);
  };
  expect([declined('stop'), declined('blank')]).toEqual([0, 0]);
});

test('What somebody does where nobody sees it is not seen by an undo: it asks nobody, ends no wish to take back, and is not taken back', () => {
  const here = room();
  const { game, seats } = started(here);
  const user = moves(here, game, 'take');
  const [other = ''] = seated(here, game).filter((one) => one !== user);
  here.table.act({ user: other }, game, 'decline', null);
  expect(asksOthers(here, game, user)).toBe(false);
  expect(state(here, game).seats[seats[other]].declines).toBe(true);
  expect(state(here, game).turn).toBe(0);

  moves(here, game, 'roll');
  expect(asksOthers(here, game, user)).toBe(true);
  here.table.act({ user: other }, game, 'decline', null);
  expect(stages(here, game)).toEqual(['done', 'asked']);
  expect(here.table.openRequest(game)).toBeDefined();
});

test('A held answer that its player changes stays changed when somebody else takes something back', () => {
  const here = room();
  const { game } = started(here);
  moves(here, game, 'poll');
  const [first = '', second = ''] = seated(here, game);
  const held = only(here, game, second).ask;
  here.table.answer({ user: second }, game, held, 3);
  here.table.answer({ user: first }, game, only(here, game, first).ask, 1);
  here.table.answer({ user: second }, game, held, 5);
  expect(asksOthers(here, game, first)).toBe(false);
  expect(only(here, game, second)).toMatchObject({ ask: held, reply: 5 });
  expect(only(here, game, first).reply).toBeUndefined();
  // It is a command like any other, and goes back like one.
  expect(
    here.table
      .history(game)
      .filter(({ undoneBy }) => undoneBy === null)
      .map(({ kind }) => kind),
  ).toEqual(['begin', 'answer', 'answer', 'undo', 'answer']);
});

test('Where no veil lies over who can answer, a move that asks somebody tells what they hold', () => {
  const here = room();
  const { game } = started(here, { veil: false, hands: [['blank'], ['stop'], ['blank']] });
  expect(asksOthers(here, game, moves(here, game, 'roll'))).toBe(true);
  const none = room();
  const { game: same } = started(none, { veil: false, hands: [['blank'], ['blank'], ['blank']] });
  moves(none, same, 'twice');
  expect(asksOthers(none, same, mover(none, same))).toBe(false);
  expect(kinds(none, same)).toContain('undo');
});

test('A pass that lets the answers held by those after it be looked at is not taken back alone, though nothing came of them', () => {
  const here = room();
  const { game, users } = started(here, { hands: [['blank'], ['stop'], ['stop'], ['stop']] }, ['ann', 'bob', 'cid', 'dan']);
  moves(here, game, 'roll');
  const passes = (seat: string): string => {
    const user = users[seat] ?? '';
    here.table.answer({ user }, game, only(here, game, user).ask, []);
    return user;
  };
  // Before that of the second is in, nobody has looked at it: it is its player's own.
  expect(asksOthers(here, game, passes('p3'))).toBe(false);
  passes('p3');
  expect(asksOthers(here, game, passes('p2'))).toBe(true);
  // Asked after the answers before theirs, the last to be asked has learned nothing by passing.
  expect(here.table.waiting(game).map(({ seat }) => seat)).toEqual(['p4']);
});

test('A pass that closes a window in which another has passed for good is not taken back alone', () => {
  const here = room();
  const { game, users } = started(here, { hands: [['blank'], ['stop'], ['stop'], ['stop']] }, ['ann', 'bob', 'cid', 'dan']);
  moves(here, game, 'roll');
  const answers = (seat: string, reply: string[], firm = false): string => {
    const user = users[seat] ?? '';
    here.table.answer({ user }, game, only(here, game, user).ask, reply, { firm });
    return user;
  };
  answers('p3', [], true);
  answers('p2', ['stop']);
  expect(here.table.waiting(game).map(({ seat }) => seat)).toEqual(['p4']);
  expect(asksOthers(here, game, answers('p4', []))).toBe(true);
});

test('An act that makes an answer held by another impossible tells what it was', () => {
  const guess = questionOf<never>()<null>()('guess', (game: { state: ToyState }) => ({
    kind: 'number',
    prompt: 'Guess',
    min: 1,
    max: game.state.hours ?? 6,
  }));
  const lower = {
    name: 'lower',
    check: () => undefined,
    run: (game: { state: ToyState }) => {
      game.state.hours = 2;
    },
  };
  const book = { ...toyBook, questions: { ...toyBook.questions, guess }, actions: { ...toyBook.actions, lower } } as never;
  for (const held of [5, 1]) {
    const here = room({ editions: [{ ...toy, bookFor: () => book }] });
    const { game } = started(here);
    moves(here, game, 'poll');
    const [first = '', second = ''] = seated(here, game);
    here.table.answer({ user: second }, game, only(here, game, second).ask, held);
    here.table.act({ user: first }, game, 'lower', null);
    expect(asksOthers(here, game, first)).toBe(held === 5);
  }
});
