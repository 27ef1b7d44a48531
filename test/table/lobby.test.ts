import { expect, test } from 'vitest';
import { commitment } from '../../src/engine/index.ts';
import { abandoned, allAgree, hash, kinds, mover, moves, only, room, started, state } from './room.ts';
import { toy } from './toy.ts';

test('A lobby fills, changes and starts', () => {
  const here = room();
  const { table } = here;
  const { game, repeated } = table.createGame({ user: 'ann', interaction: 'c' }, { edition: 'toy', place: { channel: '7' } });
  expect(repeated).toBe(false);
  expect(game).toMatch(/^[B-Z2-9]{7}$/);
  expect(table.createGame({ user: 'ann', interaction: 'c' }, { edition: 'toy', place: {} })).toMatchObject({ game, repeated: true });
  expect(() => table.start({ user: 'ann' }, game)).toThrow('At least 2 players are needed.');
  table.join({ user: 'ann' }, game, { name: 'Ann', wishes: { colour: 'red' } });
  expect(() => table.join({ user: 'ann' }, game, { name: 'Ann' })).toThrow('You have joined this game already.');
  expect(() => table.join({ user: 'bob' }, game, { name: 'Bob', wishes: { colour: 'red' } })).toThrow('Two cannot have the same colour.');
  table.join({ user: 'bob' }, game, { name: 'Bob', wishes: { colour: 'invisible' } });
  expect(() => table.start({ user: 'ann' }, game)).toThrow('Nobody can be invisible.');
  table.wish({ user: 'bob' }, game, { colour: 'blue' });
  for (const user of ['cid', 'dan']) table.join({ user }, game, { name: user });
  expect(() => table.join({ user: 'eve' }, game, { name: 'Eve' })).toThrow('The game is full: it is played by 4 at most.');
  table.leave({ user: 'dan' }, game);
  table.join({ user: 'dan' }, game, { name: 'Dan again' });
  expect(() => table.configure({ user: 'bob' }, game, { target: 3 })).toThrow('Only the organiser of the game may do that.');
  expect(() => table.configure({ user: 'ann' }, game, { target: 0 })).toThrow('The target must be 1 at least.');
  table.configure({ user: 'ann' }, game, { target: 3, hours: 5, veil: false });
  expect(() => table.start({ user: 'bob' }, game)).toThrow('Only the organiser of the game may do that.');
  // They have joined under other settings.
  expect(() => table.start({ user: 'ann' }, game)).toThrow(
    'The settings have changed since 3 players joined: whoever agrees to them as they are now presses Join once more.',
  );
  expect(
    table
      .game(game)
      .members.filter(({ agreed }) => !agreed)
      .map(({ user }) => user),
  ).toEqual(['bob', 'cid', 'dan']);
  for (const user of ['bob', 'cid', 'dan']) table.join({ user }, game, { name: user });
  expect(() => table.join({ user: 'dan' }, game, { name: 'Dan' })).toThrow('You have joined this game already.');
  expect(() => table.openAsks(game, 'ann')).toThrow('The game has not begun yet.');
  table.place({ user: 'ann' }, game, { channel: '7', thread: '8' });
  // However much the lobby changes, one message that it has is enough.
  expect(kinds(here, game)).toEqual(['lobby']);
  table.start({ user: 'ann' }, game);
  expect(table.game(game)).toMatchObject({ status: 'running', settings: { target: 3 }, place: { thread: '8' } });
  expect(
    table
      .game(game)
      .members.map(({ seat }) => seat)
      .sort(),
  ).toEqual(['p1', 'p2', 'p3', 'p4']);
  expect(() => table.join({ user: 'eve' }, game, { name: 'Eve' })).toThrow('The game has begun already.');
  // Ann, who has just begun it, needs no telling when the first turn is hers.
  expect(kinds(here, game)).toEqual(['lobby', 'notice', 'notice', 'turn', 'waiting', ...(mover(here, game) === 'ann' ? [] : ['asked'])]);
  // What the seed is held to is said before anything is asked, and not to whoever reads only how it begins.
  const notices = here.store.outbox.ofGame(game).flatMap(({ kind, payload }) => (kind === 'notice' ? [payload] : []));
  expect(JSON.stringify(notices[0])).not.toContain(commitment(state(here, game).seed));
  expect(notices[1]).toEqual({ notice: { what: 'dice', commitment: commitment(state(here, game).seed) } });
  expect(table.games({ user: 'dan' }).map(({ id }) => id)).toEqual([game]);
  expect(table.games({ status: ['lobby'] })).toEqual([]);
});

test('While a game is paused nothing is answered, and its windows stand still', () => {
  const here = room();
  const { game } = started(here, { hands: [['stop'], ['stop'], ['stop']] });
  moves(here, game, 'roll');
  const before = here.table.waiting(game);
  const user = before[0]?.user ?? '';
  const { ask } = here.table.openAsks(game, user)[0];
  const until = before[0]?.until ?? 0;
  here.now += 3_600_000;
  expect(() => here.table.pause({ user: 'bob' }, game)).toThrow('Only the organiser of the game may do that.');
  here.table.pause({ user: 'ann' }, game);
  expect(() => here.table.answer({ user }, game, ask, [])).toThrow('The game is paused.');
  here.now += 100 * 3_600_000;
  expect(here.table.closeDue(here.now)).toBe(0);
  here.restart();
  here.table.resume({ user: 'ann' }, game);
  expect(here.table.waiting(game)[0]?.until).toBe(until + 100 * 3_600_000);
  expect(here.table.closeDue(here.now)).toBe(0);
});

test('A game abandoned is over for good, and its seed is told', () => {
  const here = room();
  const { game } = started(here);
  abandoned(here, game);
  expect(here.table.game(game).status).toBe('abandoned');
  expect(here.table.waiting(game)).toEqual([]);
  for (const again of ['abandon', 'pause', 'resume'] as const) expect(() => here.table[again]({ user: 'ann' }, game)).toThrow();
  expect(() => here.table.undo({ user: 'ann' }, game)).toThrow();
  expect(
    here.store.outbox
      .ofGame(game)
      .filter(({ status }) => status === 'waiting')
      .map(({ kind }) => kind),
  ).toEqual(['notice', 'waiting', 'seed']);
});

test('Another player may be made the organiser, and has to agree', () => {
  const here = room();
  const { game } = started(here);
  here.table.appoint({ user: 'ann' }, game, 'bob');
  expect(() => here.table.pause({ user: 'bob' }, game)).toThrow('Only the organiser');
  allAgree(here, game);
  expect(() => here.table.pause({ user: 'ann' }, game)).toThrow();
  here.table.pause({ user: 'bob' }, game);
});

test('When a person is replaced, drafts, held answers, standing orders and buttons begin anew', () => {
  const here = room();
  const { game, seats } = started(here);
  here.table.act({ user: 'bob' }, game, 'decline', null);
  moves(here, game, 'poll');
  const { ask } = only(here, game, 'bob');
  here.table.saveDraft(game, ask, { user: 'bob' }, { half: true });
  here.table.answer({ user: 'bob' }, game, ask, 4, { firm: true });
  here.table.leave({ user: 'bob' }, game);
  expect(here.table.game(game).vacant).toEqual([seats.bob]);
  expect(() => here.table.openAsks(game, 'bob')).toThrow('You are not playing in this game.');
  expect(() => here.table.replace({ user: 'ann' }, game, { seat: seats.bob, user: 'cid', name: 'Cid' })).toThrow(
    'They are playing in this game already.',
  );
  here.table.replace({ user: 'ann' }, game, { seat: seats.bob, user: 'dan', name: 'Dan' });
  expect(() => here.table.openAsks(game, 'dan')).toThrow('You are not playing in this game.');
  allAgree(here, game);
  const fresh = only(here, game, 'dan');
  expect(fresh.reply).toBeUndefined();
  expect(fresh.ask).not.toBe(ask);
  expect(here.table.draft(game, fresh.ask, 'dan')).toBeUndefined();
  expect(here.table.draft(game, ask, 'bob')).toBeUndefined();
  expect(state(here, game).seats[seats.bob].declines).toBe(false);
  expect(() => here.table.answer({ user: 'dan' }, game, ask, 4)).toThrow('That question is no longer open.');
  expect(() => here.table.undo({ user: 'ann' }, game, { command: 2 })).toThrow('A game cannot go back beyond');
  here.table.answer({ user: 'dan' }, game, fresh.ask, 4);
});

test('A draft lasts until its question is gone, across a restart', () => {
  const here = room();
  const { game } = started(here);
  const user = mover(here, game);
  const { ask } = only(here, game, user);
  here.table.saveDraft(game, ask, { user }, { lines: [1] });
  here.table.saveDraft(game, ask, { user }, { lines: [1, 2] });
  here.restart();
  expect(here.table.draft(game, ask, user)).toEqual({ lines: [1, 2] });
  expect(() => here.table.saveDraft(game, ask, { user: 'eve' }, {})).toThrow('You are not playing in this game.');
  moves(here, game, 'take');
  expect(here.table.draft(game, ask, user)).toBeUndefined();
});

test('A game of an older version is brought up to date as a command of its own, and nothing goes back beyond it', () => {
  const here = room();
  const { game, seats } = started(here);
  const user = moves(here, game, 'take');
  here.restart([
    {
      ...toy,
      version: 3,
      upcasts: {
        1: (old) => ({ ...(old as object), target: 30 }),
        2: (old) => ({ ...(old as object), target: (old as { target: number }).target + 3 }),
      },
    },
  ]);
  expect(here.table.openAsks(game, 'ann')).toBeDefined();
  expect(state(here, game).target).toBe(33);
  expect(here.table.history(game).map(({ kind }) => kind)).toEqual(['begin', 'answer', 'upcast']);
  expect(here.store.commands.find(game, 3)?.reverse).toEqual([{ at: ['target'], value: 20 }]);
  expect(() => here.table.undo({ user }, game)).toThrow('A game cannot go back beyond');
  const before = hash(here, game);
  const next = moves(here, game, 'take');
  expect(here.table.undo({ user: next }, game).command).toBe(5);
  expect(hash(here, game)).toBe(before);
  expect(state(here, game).seats[seats[user]].score).toBe(1);
  here.restart();
  expect(() => here.table.look(game)).toThrow('This game was played with a newer version of the rules than this table knows.');
});
