import { expect, test } from 'vitest';
import { rulebookOf } from '#ti4/rulebook.ts';
import { SETS } from '#ti4/content/sets.ts';
import { answerAsAi } from '#ti4/simulation/players.ts';
import { newGame, type Rulebook } from '#ti4/rules/game.ts';
import { boardShape, boardTemplatesFor, isClash } from '#ti4/rules/setup/galaxy/board-shape.ts';
import { findDraftBoard, drawSlicePool, homesOf } from '#ti4/rules/setup/slice-draft/slice-pool.ts';
import { pickOrder, pickableKeys, type SliceDraft } from '#ti4/rules/setup/slice-draft/draft-state.ts';
import { tileValue } from '#ti4/rules/setup/galaxy/fair-layout.ts';
import { newState } from '#ti4/rules/setup/new-state.ts';
import { prepareGame, type SetupOptions } from '#ti4/rules/setup/prepare-game.ts';
import { homeTileOf } from '#ti4/rules/setup/borrowed-homes.ts';
import { buildNeighborGraph } from '#ti4/rules/board/adjacency.ts';
import { knownTo } from '#ti4/views/known-game.ts';
import { listAsks, buildBoardView, narrate, pendingSeats } from '#ti4/views/index.ts';
import {
  canonicalJson,
  clone,
  Illegal,
  openAsks,
  answerProblem,
  createSetupDraw,
  specOf,
  type Answer,
  type Json,
} from '#engine';
import { POK } from './exploring.ts';
import { TestTable, WITHOUT_EXPANSION } from './table.ts';

const everything = rulebookOf(
  [],
  SETS.map(({ id }) => id),
);
/** Without a faction that asks for a home. */
const kings = rulebookOf([], POK);
const base = rulebookOf([], WITHOUT_EXPANSION);

/** A game that begins with a draft, its players being asked for their first pick. */
function drafting(players: number, more: Partial<SetupOptions> = {}, book: Rulebook = everything): TestTable {
  const named = Array.from({ length: players }, (_, i) => ({ id: `p${i + 1}` }));
  const game = prepareGame(book, { seed: `draft ${players}`, players: named, board: { drafted: true }, ...more });
  return new TestTable(newGame(newState(book, game), book)).begin('game', {});
}

/** What is asked first once the draft is over. */
const AFTER = ['choose-starting-technology', 'place-starting-forces', 'keep-secret-objective'];

const draftOf = (t: TestTable): SliceDraft => {
  if (!t.state.draft) throw new Error('The draft is over');
  return t.state.draft;
};

/** It stops where everybody who has yet to answer is asked one of these. */
function asksAll(t: TestTable, questions = ['rank-wishes']): TestTable {
  const waited = t.state.order.filter((seat) => t.asked(seat).length);
  expect(waited.length).toBeGreaterThan(0);
  for (const seat of waited) {
    const [question] = t.asked(seat);
    expect(questions).toContain(question);
    t.leaves(seat, question);
  }
  return t;
}

/** Everybody wishes for the first of these that they can still pick, then for whatever comes. */
function allWish(t: TestTable, wishes: Record<string, string[]>): TestTable {
  const { picks } = draftOf(t);
  for (const seat of draftOf(t).order) {
    if (t.state.draft?.picks !== picks || !t.asked(seat).includes('rank-wishes')) continue;
    const spec = t.spec(seat);
    if (spec.kind !== 'order') throw new Error(spec.kind);
    const open = spec.options.map(({ key }) => key);
    const wanted = (wishes[seat] ?? []).filter((key) => open.includes(key));
    t.seat(seat).chooses(
      [...wanted, ...open.filter((key) => !wanted.includes(key))].slice(0, spec.count),
      'rank-wishes',
    );
  }
  return t;
}

/** Picks until everybody has all they need. */
function toTheEnd(t: TestTable, wishes: Record<string, string[]> = {}): TestTable {
  while (t.state.draft) allWish(t, wishes);
  return asksAll(t, [...AFTER, 'choose-home']);
}

test.each([3, 4, 5, 6, 7, 8])('draft of %i: balanced slices, one more than players', (players) => {
  const t = drafting(players);
  const { slices, factions, places, order } = draftOf(t);
  expect(Object.keys(slices)).toHaveLength(players + 1);
  expect(factions).toHaveLength(players + 3);
  expect(places).toEqual(order.map((_, i) => `${i + 1}`));
  const tiles = Object.values(slices).flat();
  const common = Object.values(t.state.systems).flatMap(({ id, position }) =>
    position === null || position === '000' ? [] : [id],
  );
  expect(new Set([...tiles, ...common]).size).toBe(tiles.length + common.length);
  for (const slice of Object.values(slices)) {
    const backs = slice.map((id) => everything.tiles[id].back).sort();
    expect(backs).toEqual(['blue', 'blue', 'blue', 'red', 'red']);
  }
  const worth = Object.values(slices).map((slice) =>
    slice.reduce((sum, id) => sum + tileValue(everything.tiles[id]), 0),
  );
  expect(Math.max(...worth) / Math.min(...worth)).toBeLessThanOrEqual(1.1);
  // What is drawn comes from the seed alone.
  const again = drafting(players);
  expect(draftOf(again)).toEqual(draftOf(t));
  const other = drafting(players, { seed: 'another' });
  expect(draftOf(other)).not.toEqual(draftOf(t));
  for (const one of [t, again, other]) asksAll(one);
});

test('the draft calls places at the table seats', () => {
  const t = drafting(4);
  const spec = t.spec(draftOf(t).order[0]);
  if (spec.kind !== 'order') throw new Error(spec.kind);
  expect(spec.prompt).toContain('you need a slice, a faction and a seat.');
  expect(
    spec.options.flatMap(({ key, label, hint }) => (key.startsWith('place:') ? [`${label}: ${hint}`] : [])),
  ).toEqual([
    'seat 1: the speaker',
    ...[1, 2, 3].map((n) => `seat ${n + 1}: ${n} seat${n > 1 ? 's' : ''} to the left of the speaker`),
  ]);
  asksAll(t);
});

test('draft boards give every home equivalent slice positions', () => {
  let seen = 0;
  for (const board of Object.values(everything.boards)) {
    if (!board.slices) continue;
    seen++;
    const shape = boardShape(everything, board.players, board.id);
    const all = ['000', ...shape.places, ...shape.homes];
    const near = buildNeighborGraph(
      everything,
      all.map((position) => ({ id: position, position })),
      shape.hyperlanes,
    );
    expect(Object.keys(board.slices).sort()).toEqual([...shape.homes].sort());
    const owned = Object.values(board.slices).flat();
    expect(new Set(owned).size).toBe(owned.length);
    for (const place of owned) expect(shape.places).toContain(place);
    const shapes = shape.homes.map((home) => {
      const row = board.slices?.[home] ?? [];
      return row.map(
        (place) =>
          `${near.areAdjacent(home, place)} ${near.areAdjacent('000', place)} ${row.map((other) => near.areAdjacent(place, other)).join()}`,
      );
    });
    for (const one of shapes) expect(one, board.id).toEqual(shapes[0]);
  }
  expect(seen).toBe(6);
});

test('draft slices avoid adjacent anomalies and equal wormholes', () => {
  for (const seed of 'abcdefghijkl') {
    const board = findDraftBoard(everything, 6);
    if (!board) throw new Error('There is a board for six');
    const { slices } = drawSlicePool(everything, board, createSetupDraw(seed, 'slices'));
    const near = buildNeighborGraph(
      everything,
      Object.values(board.slices)
        .flat()
        .map((position) => ({ id: position, position })),
    );
    const [row] = Object.values(board.slices);
    for (const slice of slices) {
      for (const [i, a] of slice.entries())
        for (const [j, b] of slice.entries())
          if (i < j && near.areAdjacent(row[i], row[j]))
            expect(isClash(everything.tiles[a], everything.tiles[b]), `${seed}: ${a}, ${b}`).toBe(false);
      // Nobody starts walled in.
      expect(slice.slice(0, 3).filter((id) => everything.tiles[id].anomalies).length).toBeLessThan(2);
      expect(
        slice.slice(0, 3).some((id) => !everything.tiles[id].anomalies && everything.tiles[id].planets.length),
      ).toBe(true);
    }
  }
});

test('drafts pick a balanced board or refuse with reason', () => {
  expect(findDraftBoard(everything, 5)?.id).toBe('hyperlanes-5');
  expect(findDraftBoard(everything, 8)?.id).toBe('alternate-8');
  expect(findDraftBoard(everything, 6, 'large-6')).toBeUndefined();
  expect(boardTemplatesFor(base, 5).map(({ id }) => id)).toEqual(['standard-5']);
  const refusal = (run: () => unknown): string => {
    try {
      run();
    } catch (error) {
      if (error instanceof Illegal) return error.message;
      throw error;
    }
    return '';
  };
  expect(refusal(() => drafting(5, {}, base))).toBe(
    'You cannot draft slices: with these sets, no board for 5 players gives all seats equal slices.',
  );
  expect(refusal(() => drafting(6, { board: { drafted: true, on: 'large-6' } }))).toBe(
    'The board “Large galaxy, 6 players” does not give all seats equal slices, so 6 players cannot draft them.',
  );
});

test('drafts without spare tiles have one slice per player', () => {
  for (const players of [3, 4, 6]) {
    const t = drafting(players, {}, base);
    expect(Object.keys(draftOf(t).slices)).toHaveLength(players);
    toTheEnd(t);
  }
});

test('players rank as many wishes as their pick position', () => {
  const t = drafting(6);
  const { order } = draftOf(t);
  for (const [i, seat] of order.entries()) {
    const spec = t.spec(seat, 'rank-wishes');
    expect(spec).toMatchObject({ kind: 'order', count: i + 1 });
    const all = t.options(seat);
    const labels = spec.kind === 'order' ? spec.options.map(({ label }) => label) : [];
    const chosen = (count: number) =>
      `${count}${count > 1 && count <= 5 ? `: ${labels.slice(0, count).join(', ')}` : ''}.`;
    expect(t.refusal(seat, all.slice(0, i))).toBe(`Choose exactly ${i + 1}; you chose ${chosen(i)}`);
    expect(t.refusal(seat, all.slice(0, i + 2))).toBe(`Choose exactly ${i + 1}; you chose ${chosen(i + 2)}`);
    expect(t.refusal(seat, all.slice(0, i + 1))).toBeUndefined();
  }
  asksAll(t);
});

test('first picks grant each player their best free wish', () => {
  const t = drafting(4);
  const [a, b, c, d] = draftOf(t).order;
  const [one, two, three] = draftOf(t).factions;
  allWish(t, {
    [a]: [`faction:${one}`],
    [b]: [`faction:${one}`, 'slice:2'],
    [c]: [`faction:${one}`, 'slice:2', 'place:1'],
    [d]: [`faction:${one}`, 'place:1', `faction:${two}`, `faction:${three}`],
  });
  expect(draftOf(t).taken).toEqual({
    [a]: { faction: one },
    [b]: { slice: '2' },
    [c]: { place: '1' },
    [d]: { faction: two },
  });
  expect(t.facts('draft-picked').map(({ seat, wish }) => [seat, wish])).toEqual([
    [a, 1],
    [b, 2],
    [c, 3],
    [d, 3],
  ]);
  asksAll(t);
});

test('second picks reverse the order, third picks restore it', () => {
  const t = drafting(3);
  const { order } = draftOf(t);
  const got = (): string[] => t.facts('draft-picked').map(({ seat, what, pool }) => `${seat} ${pool} ${what}`);
  const [a, b, c] = order;
  allWish(t, { [a]: ['slice:1'], [b]: ['slice:2'], [c]: ['slice:3'] });
  expect(pickOrder(draftOf(t))).toEqual([c, b, a]);
  expect(t.spec(c)).toMatchObject({ count: 1 });
  expect(t.spec(a)).toMatchObject({ count: 3 });
  allWish(t, { [a]: ['place:1', 'place:2', 'place:3'], [b]: ['place:1', 'place:2'], [c]: ['place:1'] });
  expect(got().slice(3)).toEqual([`${c} place 1`, `${b} place 2`, `${a} place 3`]);
  expect(pickOrder(draftOf(t))).toEqual([a, b, c]);
  const [first, second, third] = draftOf(t).factions.map((one) => `faction:${one}`);
  allWish(t, { [a]: [first], [b]: [first, second], [c]: [first, second, third] });
  expect(got().slice(6)).toEqual([a, b, c].map((seat, i) => `${seat} ${[first, second, third][i].replace(':', ' ')}`));
  asksAll(t, [...AFTER, 'choose-home']);
});

test('players pick no second of a kind and nothing taken', () => {
  const t = drafting(4);
  const { order } = draftOf(t);
  allWish(
    t,
    Object.fromEntries(
      order.map((seat, i) => [seat, [`slice:${i + 1}`, ...order.slice(0, i).map((_, n) => `slice:${n + 1}`)]]),
    ),
  );
  for (const seat of order) {
    const keys = pickableKeys(draftOf(t), seat);
    expect(keys.some((key) => key.startsWith('slice:'))).toBe(false);
    expect(t.options(seat)).toEqual(keys);
    expect(t.refusal(seat, ['slice:5', 'slice:1', 'slice:2', 'slice:3'])).toBe('“slice:5” is not among the choices.');
  }
  asksAll(t);
});

test('an unanswered ranking picks last from what is left', () => {
  const t = drafting(3);
  const { order } = draftOf(t);
  for (const { ask } of openAsks(t.state)) if (ask.player === order[0]) Object.assign(ask, { reply: null, firm: true });
  t.seat(order[1]).chooses(['slice:1', 'slice:2'], 'rank-wishes');
  t.seat(order[2]).chooses(['slice:1', 'slice:2', 'slice:3'], 'rank-wishes');
  expect(draftOf(t).taken).toEqual({
    [order[0]]: { slice: '3' },
    [order[1]]: { slice: '1' },
    [order[2]]: { slice: '2' },
  });
  expect(narrate(t.game, t.facts('draft-picked'), null).at(-1)).toMatch(/ is assigned slice 3\.$/);
  asksAll(t);
});

test.each([3, 5, 6, 8])('after drafting, %i players sit clockwise with their slices', (players) => {
  const t = drafting(players, {}, kings);
  const { order, slices, places } = clone(draftOf(t) as unknown as Json) as unknown as SliceDraft;
  const board = findDraftBoard(kings, players);
  const homes = boardShape(everything, players, board?.id).homes;
  toTheEnd(
    t,
    Object.fromEntries(order.toReversed().map((seat, i) => [seat, places.slice(i).map((one) => `place:${one}`)])),
  );
  const seated = t.facts('player-seated');
  expect(t.state.order).toEqual(seated.map(({ seat }) => seat));
  expect(t.state.speaker).toBe(seated[0].seat);
  expect(t.state.draft).toBeUndefined();
  for (const [i, { seat, faction, slice, place }] of seated.entries()) {
    expect(place).toBe(`${i + 1}`);
    expect(t.state.seats[seat].faction).toBe(faction);
    expect(t.state.systems[homeTileOf(kings.byKind.faction[faction])].position).toBe(homes[i]);
    expect(slices[slice].map((tile) => t.state.systems[tile].position)).toEqual(board?.slices[homes[i]]);
    expect(t.units(seat)).not.toBe('');
    expect(t.state.seats[seat].promissoryNotes.length).toBeGreaterThan(4);
  }
  const shape = boardShape(everything, players, board?.id);
  const lying = Object.values(t.state.systems).flatMap(({ position }) => position ?? []);
  expect(lying.sort()).toEqual(['000', ...shape.places, ...shape.homes].sort());
  // Then it goes on as any game does.
  expect(t.facts('game-begins')).toMatchObject([{ speaker: seated[0].seat }]);
});

test('Council Keleres are drafted with a choice of home', () => {
  const homes = everything.byKind.faction.keleres.homes?.map(({ of }) => of) ?? [];
  expect(homes).toHaveLength(3);
  const wishing = (...factions: string[]) =>
    Array.from({ length: 6 }, (_, n) => ({
      id: `p${n + 1}`,
      ...(factions[n] !== undefined && { faction: factions[n] }),
    }));
  for (let i = 0; i < 12; i++) {
    const t = drafting(6, { seed: `keleres ${i}`, dealPartial: true, players: wishing('keleres', homes[0], homes[1]) });
    expect(draftOf(t).factions).toEqual(expect.arrayContaining(['keleres', homes[0], homes[1]]));
    expect(draftOf(t).factions).not.toContain(homes[2]);
    asksAll(t);
  }
  for (const [seed, wished] of [
    ['one', [homes[0], homes[1]]],
    ['two', [homes[0]]],
  ] as const) {
    const t = drafting(6, { seed, players: wishing('keleres', ...wished) });
    const { order } = draftOf(t);
    const first = ['keleres', ...wished].map((one) => `faction:${one}`);
    while (t.state.draft) allWish(t, Object.fromEntries(order.map((seat) => [seat, first])));
    const seat = order.find((one) => t.state.seats[one].faction === 'keleres') ?? '';
    const free = homes.filter((of) => !order.some((one) => t.state.seats[one].faction === of));
    expect(t.asks(seat, 'choose-home')).toBe(free.length > 1);
    if (free.length > 1) {
      expect(t.options(seat, 'choose-home')).toEqual(free);
      t.seat(seat).chooses(free[1], 'choose-home');
    }
    const taken = everything.byKind.faction[free.at(1) ?? free[0]];
    expect(t.state.seats[seat].home).toBe(taken.homeTile);
    expect(t.state.systems[taken.homeTile].position).toBe(
      homesOf(everything, everything.boards['standard-6'])[t.state.order.indexOf(seat)],
    );
    asksAll(t, AFTER);
  }
});

test('drafts offer wished factions, not those of wished homes', () => {
  for (let i = 0; i < 6; i++) {
    const t = drafting(3, {
      seed: `wish ${i}`,
      players: [{ id: 'p1', faction: 'keleres', home: 'mentak' }, { id: 'p2', faction: 'arborec' }, { id: 'p3' }],
    });
    expect(draftOf(t).factions).toEqual(expect.arrayContaining(['keleres', 'arborec']));
    expect(draftOf(t).factions).not.toContain('mentak');
    asksAll(t);
  }
});

test('wishes stay hidden until all players have ranked', () => {
  const seen = (wishes: (keys: string[]) => string[]): Record<string, string> => {
    const t = drafting(4);
    const { order } = draftOf(t);
    const silent = order[3];
    for (const seat of order.slice(0, 3))
      t.seat(seat).chooses(wishes(t.options(seat)).slice(0, order.indexOf(seat) + 1), 'rank-wishes');
    expect(openAsks(t.state).filter(({ ask }) => ask.reply === undefined)).toHaveLength(1);
    const found: Record<string, string> = {};
    for (const viewer of [null, silent])
      found[viewer ?? 'anybody'] = canonicalJson([
        buildBoardView(t.game, viewer),
        pendingSeats(t.game),
        narrate(t.game, t.state.facts, viewer),
        listAsks(t.game, viewer),
        ...(viewer === null ? [] : [knownTo(t.game, viewer).state]),
      ] as unknown as Json);
    asksAll(t);
    return found;
  };
  const [one, other] = [seen((keys) => keys), seen((keys) => keys.toReversed())];
  expect(one).toEqual(other);
});

test('a wish can change until all players have ranked', () => {
  const t = drafting(3);
  const [a, b, c] = draftOf(t).order;
  t.seat(a).chooses(['slice:1'], 'rank-wishes');
  const held = openAsks(t.state).find(({ ask }) => ask.player === a);
  if (!held) throw new Error('The question is closed');
  expect(answerProblem(t.game as never, held, ['slice:2'])).toBeUndefined();
  t.changes(a, 'rank-wishes', ['slice:2']);
  t.seat(b).chooses(['slice:1', 'slice:2'], 'rank-wishes');
  t.seat(c).chooses(['slice:1', 'slice:2', 'slice:3'], 'rank-wishes');
  expect(draftOf(t).taken).toEqual({ [a]: { slice: '2' }, [b]: { slice: '1' }, [c]: { slice: '3' } });
  expect(openAsks(t.state).some(({ ask }) => ask.id === held.ask.id)).toBe(false);
  asksAll(t);
});

test('practice players rank slices by value', () => {
  const t = drafting(6);
  const worth = (slice: string): number =>
    draftOf(t).slices[slice].reduce((sum, id) => sum + tileValue(everything.tiles[id]), 0);
  for (const open of openAsks(t.state)) {
    const spec = specOf(t.game as never, open);
    const reply = answerAsAi(
      open,
      spec,
      (value: Answer) => answerProblem(t.game as never, open, value, spec),
      t.game,
    ) as string[];
    expect(answerProblem(t.game as never, open, reply, spec)).toBeUndefined();
    const ranked = reply.flatMap((key) => (key.startsWith('slice:') ? [worth(key.slice(6))] : []));
    // Of those worth about the same, taste decides.
    for (const [i, one] of ranked.entries())
      for (const later of ranked.slice(i)) expect(one).toBeGreaterThan(later - 1);
  }
  asksAll(t);
});
