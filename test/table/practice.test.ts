import { describe, expect, test } from 'vitest';
import { bookOf } from '../../src/editions/ti4/book.ts';
import { fourthEdition } from '../../src/editions/ti4/face/index.ts';
import { openStore } from '../../src/store/index.ts';
import { isPractice, Table, thoughtOf, type Edition, type Log, type Thinking, type Thought } from '../../src/table/index.ts';
import { allAgree, folder, fromSeed, kinds, only, room, type Room, rewrite } from './room.ts';
import { toy, type ToyState } from './toy.ts';
import { onlyBook } from '../../src/editions/ti4/rules/books.ts';

/** The toy game, with players that always take the least they can. */
const practising: Edition<ToyState> = {
  ...toy,
  practice: {
    answer: (_state, { spec }) => (spec.kind === 'choose' ? (spec.min ? ['take'] : []) : spec.kind === 'number' ? spec.min : null),
    anyhow: ({ spec }) => (spec.kind === 'choose' ? (spec.min ? ['draw'] : []) : 1),
    deed: () => undefined,
    stirred: () => false,
  },
};

const toyRoom = (seed = 1): Room => room({ seed, editions: [practising] });

/** Ann alone with two practice players. */
function alone(here: Room, settings: object = {}): string {
  const { table } = here;
  const { game } = table.createGame(
    { user: 'ann' },
    { edition: 'toy', settings: { ...(toy.defaults as object), target: 5, ...settings }, place: {} },
  );
  table.join({ user: 'ann' }, game, { name: 'Ann' });
  for (let n = 0; n < 2; n++) table.seatPractice({ user: 'ann' }, game);
  table.start({ user: 'ann' }, game);
  return game;
}

const waitedFor = (here: Room, game: string): string[] => here.table.waiting(game).map(({ user }) => user ?? '');

/** Time goes on until nobody but people is waited for. */
function passes(here: Room, game: string): void {
  for (let n = 0; n < 200 && waitedFor(here, game).some(isPractice); n++) {
    here.now += 1_000;
    here.table.closeDue(here.now);
  }
}

describe('practice players', () => {
  test('fill a lobby, give way to people, and only the organiser seats them', () => {
    const { table } = toyRoom();
    const { game } = table.createGame({ user: 'ann' }, { edition: 'toy', place: {} });
    table.join({ user: 'ann' }, game, { name: 'Ann' });
    expect(() => table.seatPractice({ user: 'bob' }, game)).toThrow('Only the organiser of the game may do that.');
    for (let n = 0; n < 3; n++) table.seatPractice({ user: 'ann' }, game);
    expect(table.game(game).members.map(({ name }) => name)).toEqual(['Ann', 'Practice 1', 'Practice 2', 'Practice 3']);
    expect(() => table.seatPractice({ user: 'ann' }, game)).toThrow('The game is full: it is played by 4 at most.');
    table.join({ user: 'bob' }, game, { name: 'Bob' });
    expect(table.game(game).members.map(({ name }) => name)).toEqual(['Ann', 'Practice 1', 'Practice 2', 'Bob']);
    table.unseatPractice({ user: 'ann' }, game);
    table.seatPractice({ user: 'ann' }, game);
    expect(table.game(game).members.map(({ name }) => name)).toEqual(['Ann', 'Practice 1', 'Bob', 'Practice 2']);
    table.start({ user: 'ann' }, game);
    expect(() => table.unseatPractice({ user: 'ann' }, game)).toThrow('The game has begun already.');
  });

  test('do one thing after another, which the panel tells together, and at once where a person acts or is waited for', () => {
    const here = toyRoom();
    const game = alone(here, { target: 99 });
    const { outbox, panels } = here.store;
    panels.save({ message: 'm', game, channel: '1', at: here.now, head: 1, offers: [] });
    /** How long the panel waits, in ms; what has been looked at is sent. */
    const panelWaits = (): number | undefined => {
      const row = outbox.newest(game, 'waiting');
      if (row?.status !== 'waiting') return undefined;
      const wait = Math.max(0, row.dueAt - here.now);
      outbox.sent([row.id], 'm', here.now);
      return wait;
    };
    const steps: { person: boolean; wait: number }[] = [];
    for (let n = 0; n < 60; n++) {
      panelWaits();
      const mine = here.table.openAsks(game, 'ann').find(({ reply }) => reply === undefined);
      if (mine) here.table.answer({ user: 'ann' }, game, mine.ask, ['take']);
      else {
        here.now += 1_000;
        here.table.closeDue(here.now, 1);
      }
      const wait = panelWaits();
      if (wait !== undefined) steps.push({ person: mine !== undefined || waitedFor(here, game).includes('ann'), wait });
    }
    const waits = (person: boolean): number[] => [...new Set(steps.filter((step) => step.person === person).map(({ wait }) => wait))];
    expect(waits(true)).toEqual([0]);
    expect(waits(false)).toEqual([4_000]);
    // What waits goes out with what a person does.
    passes(here, game);
    panelWaits();
    const row = {
      game,
      lane: 'waiting',
      kind: 'waiting',
      payload: {},
      createdAt: here.now,
      dueAt: here.now + 4_000,
      nonce: 'later',
      ask: null,
    };
    rewrite(here.store, { is: 'add', into: 'outbox', row });
    here.table.answer({ user: 'ann' }, game, here.table.openAsks(game, 'ann')[0].ask, ['take']);
    expect(panelWaits()).toBe(0);
  });

  test('answer soon, one person against two of them, and are never pinged or reminded', () => {
    const here = toyRoom();
    const game = alone(here);
    for (let n = 0; n < 4; n++) {
      passes(here, game);
      if (here.table.game(game).status !== 'running') break;
      expect(waitedFor(here, game)).toEqual(['ann']);
      here.table.answer({ user: 'ann' }, game, only(here, game, 'ann').ask, ['draw']);
    }
    expect(here.table.history(game).filter(({ kind }) => kind === 'answer').length).toBeGreaterThan(6);
    here.now += 40 * 3_600_000;
    here.table.remind(here.now, (waits) => waits);
    const told = here.store.outbox
      .ofGame(game)
      .filter(({ kind }) => ['asked', 'private', 'reminder'].includes(kind))
      .map(({ payload }) => (payload as { user: string }).user);
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter((user) => user !== 'ann')).toEqual([]);
  });

  test('go on after the program was killed', () => {
    const here = toyRoom();
    const game = alone(here);
    const before = here.table.game(game).head;
    here.restart();
    here.table.spreadMissed(here.now);
    passes(here, game);
    expect(waitedFor(here, game)).toEqual(['ann']);
    expect(here.table.game(game).head >= before).toBe(true);
    here.table.answer({ user: 'ann' }, game, only(here, game, 'ann').ask, ['take']);
    here.restart();
    passes(here, game);
    expect(waitedFor(here, game)).toEqual(['ann']);
  });

  test('count as nobody: where no other person plays, a move is taken back at once', () => {
    const here = toyRoom();
    const game = alone(here);
    passes(here, game);
    here.table.answer({ user: 'ann' }, game, only(here, game, 'ann').ask, ['draw']);
    passes(here, game);
    // A card was seen and the others have played on: among people they would be asked.
    const { request, command } = here.table.undo({ user: 'ann' }, game);
    expect(request).toBeNull();
    expect(command).not.toBeNull();
    expect(kinds(here, game)).toContain('undo');
  });

  test('stand in for whoever has left, until a person takes the seat', () => {
    const here = toyRoom();
    const { table } = here;
    const { game } = table.createGame(
      { user: 'ann' },
      { edition: 'toy', settings: { ...(toy.defaults as object), target: 30 }, place: {} },
    );
    for (const user of ['ann', 'bob']) table.join({ user }, game, { name: user });
    table.start({ user: 'ann' }, game);
    expect(() => table.seatPractice({ user: 'ann' }, game)).toThrow('Nobody has left a seat.');
    const seat = table.game(game).members.find(({ user }) => user === 'bob')?.seat ?? '';
    table.leave({ user: 'bob' }, game);
    expect(() => table.seatPractice({ user: 'bob' }, game)).toThrow('Only the organiser of the game may do that.');
    table.seatPractice({ user: 'ann' }, game);
    expect(table.game(game)).toMatchObject({ vacant: [] });
    expect(() => table.seatPractice({ user: 'ann' }, game, seat)).toThrow('A practice player has that seat already.');
    passes(here, game);
    expect(waitedFor(here, game)).toEqual(['ann']);
    table.answer({ user: 'ann' }, game, only(here, game, 'ann').ask, ['take']);
    table.replace({ user: 'ann' }, game, { seat, user: 'cid', name: 'Cid' });
    allAgree(here, game);
    here.now += 60_000;
    table.closeDue(here.now);
    // It is the person's move now, and nobody answers for them.
    expect(waitedFor(here, game)).toEqual(['cid']);
  });

  test('behind the veil: when they answer does not depend on whether they hold an answer', () => {
    const moments = (hands: string[][]): number[] => {
      const here = toyRoom(7);
      const game = alone(here, { hands, veil: true, hours: 12 });
      passes(here, game);
      here.table.answer({ user: 'ann' }, game, only(here, game, 'ann').ask, ['roll']);
      return here.store.asks
        .of(game)
        .filter(({ covered, seat }) => covered && isPractice(here.table.game(game).members.find((one) => one.seat === seat)?.user ?? ''))
        .map(({ dueAt }) => (dueAt ?? 0) - here.now);
    };
    const holding = moments([['stop'], ['stop'], ['stop']]);
    expect(holding.length).toBe(2);
    expect(moments([['blank'], ['blank'], ['blank']])).toEqual(holding);
    for (const moment of holding) expect(moment).toBeLessThan(10_000);
  });
});

/** As `alone`, with practice players that think elsewhere: what they are given to think about lies in `thoughts` until it is answered. */
function elsewhere() {
  const thoughts: { thinking: Thinking; done: (thought: Thought | undefined) => void }[] = [];
  const here = room({
    editions: [practising],
    think: (thinking, done) => void thoughts.push({ thinking: structuredClone(thinking), done }),
  });
  const game = alone(here, { target: 30 });
  const head = (): number => here.table.game(game).head;
  const passed = (): void => {
    here.now += 10_000;
    here.table.closeDue(here.now);
  };
  while (!waitedFor(here, game).includes('ann')) {
    passed();
    for (const { thinking, done } of thoughts.splice(0)) done(thoughtOf(practising as never, thinking));
  }
  here.table.answer({ user: 'ann' }, game, only(here, game, 'ann').ask, ['take']);
  return { here, game, thoughts, head, passed };
}

describe('practice players that think elsewhere', () => {
  test('play what came of it once they have thought, by an ordinary answer; until then nothing wakes the table for them', () => {
    const { here, game, thoughts, head, passed } = elsewhere();
    const before = head();
    passed();
    expect(thoughts).toHaveLength(1);
    expect(head()).toBe(before);
    passed();
    expect(thoughts).toHaveLength(1);
    expect(here.table.nextDue()).toBeUndefined();
    thoughts[0].done(thoughtOf(practising as never, thoughts[0].thinking));
    expect(head()).toBe(before + 1);
    expect(here.table.history(game).at(-1)).toMatchObject({ kind: 'answer', number: before + 1 });
  });

  test('think again where the game has moved on meanwhile: what was thought of an earlier moment is not played', () => {
    const { here, game, thoughts, head, passed } = elsewhere();
    passed();
    // Something that leaves the question open, but not the game as it was.
    const seats = here.table.game(game).members;
    here.table.act({ user: 'ann' }, game, 'tip', seats.find(({ user }) => user !== 'ann')?.seat ?? '');
    const before = head();
    thoughts[0].done({ reply: ['take'] });
    expect(head()).toBe(before);
    expect(waitedFor(here, game).some(isPractice)).toBe(true);
    passed();
    expect(thoughts).toHaveLength(2);
    here.table.undo({ user: 'ann' }, game);
    const undone = head();
    thoughts[1].done({ reply: ['take'] });
    expect(head()).toBe(undone);
  });

  test('answer what is legal where nothing came of their thinking, and never what is not', () => {
    const { here, game, thoughts, head, passed } = elsewhere();
    const before = head();
    passed();
    thoughts[0].done({ reply: ['no such move'] });
    expect(head()).toBe(before);
    expect(here.logged.at(-1)).toMatchObject({ level: 'warn' });
    // After a while it is thought about again, and not over and over.
    passed();
    expect(thoughts).toHaveLength(1);
    for (let n = 0; n < 6; n++) passed();
    expect(thoughts).toHaveLength(2);
    thoughts[1].done(undefined);
    expect(head()).toBeGreaterThan(before);
    expect(waitedFor(here, game).length).toBeGreaterThan(0);
  });

  test('are not waited for by other games: each thinks for itself, and a person is answered meanwhile', () => {
    const { here, thoughts, passed } = elsewhere();
    const other = alone(here, { target: 30 });
    if (!waitedFor(here, other).some(isPractice)) here.table.answer({ user: 'ann' }, other, only(here, other, 'ann').ask, ['take']);
    passed();
    expect(thoughts.map(({ thinking }) => thinking.practising.length)).toEqual([2, 2]);
    thoughts[1].done(thoughtOf(practising as never, thoughts[1].thinking));
    expect(waitedFor(here, other).length).toBeGreaterThan(0);
  });
});

describe('practice players of the fourth edition', () => {
  test('a person with two of them comes through the first round', () => {
    const book = bookOf();
    let now = 1_000_000;
    const logged: string[] = [];
    const at = (_about: object, words: string): void => void logged.push(words);
    const log: Log = { info: at, warn: at, error: at };
    const store = openStore(`${folder()}/table.db`);
    const edition = fourthEdition(onlyBook(book));
    const table = new Table({ store, editions: [edition], clock: () => now, random: fromSeed(3), log });
    const { game } = table.createGame({ user: 'ann' }, { edition: 'ti4', place: {} });
    table.join({ user: 'ann' }, game, { name: 'Ann' });
    for (let n = 0; n < 2; n++) table.seatPractice({ user: 'ann' }, game);
    table.start({ user: 'ann' }, game);
    let answers = 0;
    for (let n = 0; n < 3_000 && (table.look(game).state as { round?: number }).round === 1; n++) {
      now += 1_000;
      table.closeDue(now);
      for (const { ask, spec, reply, question, data } of table.openAsks(game, 'ann')) {
        if (reply !== undefined) continue;
        const check = (value: unknown) => table.problem(game, 'ann', ask, value as never);
        table.answer(
          { user: 'ann' },
          game,
          ask,
          edition.practice?.anyhow({ open: { ask: { question, data } } as never, spec, check }) ?? null,
        );
        answers++;
        break;
      }
    }
    expect((table.look(game).state as { round?: number }).round).toBe(2);
    expect(answers).toBeGreaterThan(5);
    expect(logged).toEqual([]);
    store.close();
  });

  test('stand in for whoever is away, without the organiser, until they come back to the same seat', () => {
    const here = toyRoom();
    const { table } = here;
    const { game } = table.createGame(
      { user: 'ann' },
      { edition: 'toy', settings: { ...(toy.defaults as object), target: 60 }, place: {} },
    );
    for (const user of ['ann', 'bob']) table.join({ user }, game, { name: user });
    table.start({ user: 'ann' }, game);
    const seat = table.game(game).members.find(({ user }) => user === 'bob')?.seat;
    table.standIn({ user: 'bob' }, game);
    const stands = table.game(game).members.find((one) => one.seat === seat);
    expect(isPractice(stands?.user ?? '')).toBe(true);
    passes(here, game);
    expect(waitedFor(here, game)).toEqual(['ann']);
    table.join({ user: 'bob' }, game, { name: 'bob' });
    expect(table.game(game).members.find((one) => one.seat === seat)?.user).toBe('bob');
    // To and fro is told to everybody each time, and so is bounded.
    for (let n = 0; n < 2; n++) {
      table.standIn({ user: 'bob' }, game);
      table.join({ user: 'bob' }, game, { name: 'bob' });
    }
    expect(() => table.standIn({ user: 'bob' }, game)).toThrow('You have come back 3 times within a day');
  });

  test('stand in for nobody whom no other person waits for', () => {
    const here = toyRoom();
    const game = alone(here);
    expect(() => here.table.standIn({ user: 'ann' }, game)).toThrow('it waits for you');
  });
});
