import { expect, test } from 'vitest';
import { printOf, type Spec } from '../../src/engine/index.ts';
import { mover, only, room, started, state, type Room } from './room.ts';
import { toy } from './toy.ts';

const GUESS: Spec = { kind: 'number', prompt: 'Guess', min: 1, max: 6 };
const seen = printOf(GUESS);

/** Whoever moves chooses that all guess, and has planned their own guess. */
function planned(here: Room, then: { question: string; reply: number; seen?: string }[]) {
  const { game, seats } = started(here);
  const user = mover(here, game);
  const outcome = here.table.answer({ user, interaction: 'i1' }, game, only(here, game, user).ask, ['guess'], { then: { steps: then } });
  return { game, seats, user, outcome };
}
const unanswered = (here: Room, game: string, user: string) => here.table.openAsks(game, user).filter(({ reply }) => reply === undefined);

test('What was planned is answered as soon as it is asked, as an answer of its own', () => {
  const here = room();
  const { game, user, seats, outcome } = planned(here, [{ question: 'guess', reply: 3, seen }]);
  expect(unanswered(here, game, user)).toEqual([]);
  const [last] = here.table.history(game, (outcome.command ?? 0) + 1);
  expect(last).toMatchObject({ kind: 'answer', seat: seats[user] });
  // The others still have theirs to give.
  for (const other of Object.keys(seats).filter((one) => one !== user)) expect(unanswered(here, game, other)).toHaveLength(1);
});

test('Where the question looks otherwise than it did, it is asked, with what was planned as its draft', () => {
  const here = room();
  const { game, user } = planned(here, [{ question: 'guess', reply: 3, seen: printOf({ ...GUESS, max: 4 }) }]);
  const [open] = unanswered(here, game, user);
  expect(open?.question).toBe('guess');
  expect(open?.draft()).toEqual({ answer: 3, changed: true });
});

test('What would be refused is asked', () => {
  const here = room();
  const { game, user } = planned(here, [{ question: 'guess', reply: 9 }]);
  expect(unanswered(here, game, user)[0]?.draft()).toEqual({ answer: 9, changed: true });
});

test('A plan lasts over a new start of the program, and over whatever else is asked in between', () => {
  const here = room();
  const { game, user, seats } = planned(here, [
    { question: 'guess', reply: 3, seen },
    { question: 'name', reply: 7 },
  ]);
  here.restart();
  const plan = here.store.people.plan(game, user);
  expect(plan).toMatchObject({ from: 'move', steps: [{ question: 'name' }] });
  // Once they are to move again, it is another turn.
  for (let turns = 0; turns < 40 && here.store.people.plan(game, user) !== undefined; turns++)
    for (const one of Object.keys(seats))
      for (const { ask, question } of unanswered(here, game, one).slice(0, 1))
        here.table.answer(
          { user: one },
          game,
          ask,
          question === 'move' ? ['take'] : question === 'guess' ? 2 : question === 'name' ? 4 : [],
        );
  expect(here.store.people.plan(game, user)).toBeUndefined();
});

test('What is taken back takes all plans with it; the same press twice plans once', () => {
  const here = room();
  const { game, user, outcome } = planned(here, [{ question: 'name', reply: 7 }]);
  expect(here.store.people.plan(game, user)).toBeDefined();
  const again = here.table.answer({ user, interaction: 'i1' }, game, 'X', ['guess'], { then: { steps: [{ question: 'move', reply: 1 }] } });
  expect(again).toEqual({ ...outcome, repeated: true });
  expect(here.store.people.plan(game, user)).toMatchObject({ steps: [{ question: 'name' }] });
  here.table.undo({ user }, game);
  expect(here.store.people.plan(game, user)).toBeUndefined();
});

test('Nothing is planned any more for whoever leaves', () => {
  const here = room();
  const { game, user, seats } = planned(here, [{ question: 'name', reply: 7 }]);
  here.table.leave({ user }, game);
  expect(here.store.people.plan(game, user)).toBeUndefined();
  expect(state(here, game).order).toContain(seats[user]);
});

test('What stands is answered each time it is asked, until it no longer holds', () => {
  const here = room({ editions: [{ ...toy, stands: (state, seat, most) => state.seats[seat].score < (most as number) }] });
  const { game, seats } = started(here);
  const user = mover(here, game);
  const standing = [{ question: 'guess', about: {}, reply: 4, while: 1 }];
  here.table.answer({ user }, game, only(here, game, user).ask, ['guess'], { then: { standing } });
  expect(unanswered(here, game, user)).toEqual([]);
  // A new start of the program forgets nothing of it.
  here.restart([{ ...toy, stands: (state, seat, most) => state.seats[seat].score < (most as number) }]);
  for (const other of Object.keys(seats).filter((one) => one !== user))
    for (const { ask } of unanswered(here, game, other)) here.table.answer({ user: other }, game, ask, 1);
  const next = mover(here, game);
  here.table.answer({ user: next }, game, only(here, game, next).ask, ['guess']);
  expect(unanswered(here, game, user)).toEqual([]);
  expect(here.store.people.plan(game, user)).toMatchObject({ standing });
});

test('What stands does so no longer once something new begins for its player, or its condition is gone', () => {
  const here = room({ editions: [{ ...toy, stands: () => false, begins: ['move'] }] });
  const { game } = started(here);
  const user = mover(here, game);
  here.table.answer({ user }, game, only(here, game, user).ask, ['guess'], {
    then: { standing: [{ question: 'guess', about: {}, reply: 4, while: 1 }] },
  });
  expect(unanswered(here, game, user)).toHaveLength(1);
  expect(here.store.people.plan(game, user)).toBeUndefined();
});

test('What all can see to have one answer is answered without anybody, told to nobody, and taken back with what it followed', () => {
  const itself = {
    questions: ['guess'],
    answer: (_state: unknown, { ask }: { ask: { player: string } }) => (ask.player === 'p2' ? 5 : undefined),
  };
  const here = room({ editions: [{ ...toy, itself }] });
  const { game, users } = started(here);
  const user = mover(here, game);
  const outcome = here.table.answer({ user }, game, only(here, game, user).ask, ['guess']);
  expect(unanswered(here, game, users.p2)).toEqual([]);
  for (const seat of ['p1', 'p3']) expect(unanswered(here, game, users[seat])).toHaveLength(1);
  const told = here.store.outbox
    .ofGame(game)
    .filter(({ kind, payload }) => kind === 'asked' && (payload as { user: string }).user === users.p2);
  here.store.outbox.claim(here.now, 10);
  expect(here.store.outbox.ofGame(game).filter(({ id, status }) => told.some((one) => one.id === id) && status !== 'void')).toEqual([]);
  const undone = here.table.undo({ user }, game);
  expect(undone.request).toBeNull();
  expect(here.table.game(game).head).toBeGreaterThan(outcome.head);
});

test('A program killed before it went on with what needs nobody goes on with it when it starts again', () => {
  const itself = {
    questions: ['guess'],
    answer: (_state: unknown, { ask }: { ask: { player: string } }) => (ask.player === 'p2' ? 5 : undefined),
  };
  const here = room();
  const { game, users } = started(here);
  const user = mover(here, game);
  here.now += 1;
  here.table.answer({ user }, game, only(here, game, user).ask, ['guess']);
  started(here);
  here.now += 1;
  here.table.answer({ user: users.p1 }, game, only(here, game, users.p1).ask, 3);
  expect(unanswered(here, game, users.p2)).toHaveLength(1);
  // As it is where the answer was kept, and nothing after it.
  here.restart([{ ...toy, itself }]);
  here.table.spreadMissed(here.now);
  expect(unanswered(here, game, users.p2)).toEqual([]);
});

test('What was planned is taken back with the answer that it followed', () => {
  const here = room();
  const { game, user, outcome } = planned(here, [{ question: 'guess', reply: 3, seen }]);
  expect(here.table.see(game).lastMove(user)?.facts).toEqual(
    here.table.facts(game, outcome.command ?? 0, here.table.game(game).head).map(({ fact }) => fact),
  );
  here.table.undo({ user }, game);
  expect(only(here, game, user).question).toBe('move');
});
