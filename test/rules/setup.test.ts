import { expect, test } from 'vitest';
import { begin, seedCommitment } from '#engine';
import { rulebookOf } from '#ti4/rulebook.ts';
import { objective } from '#ti4/rules/components/component.ts';
import { newGame } from '#ti4/rules/game.ts';
import { newState } from '#ti4/rules/setup/new-state.ts';
import { prepareGame, type SetupOptions } from '#ti4/rules/setup/prepare-game.ts';
import { findUnrefereedPart } from '#ti4/rules/setup/faction-dealing.ts';
import { TestTable } from './table.ts';

const secrets = Array.from({ length: 14 }, (_, i) =>
  objective({
    id: `secret-${i}`,
    name: `Secret ${i}`,
    set: 'base',
    text: 'A test.',
    stage: 'secret',
    points: 1,
    phase: 'status',
    fulfilled: () => false,
  }),
);
const publics = ([1, 2] as const).flatMap((stage) =>
  Array.from({ length: 8 }, (_, i) =>
    objective({
      id: `public-${stage}-${i}`,
      name: `Public ${stage} ${i}`,
      set: 'base',
      text: 'A test.',
      stage,
      points: stage,
      phase: 'status',
      fulfilled: () => false,
    }),
  ),
);
const book = rulebookOf([...secrets, ...publics]);
const players = (count: number) => Array.from({ length: count }, (_, i) => ({ id: `p${i + 1}` }));
const options = (count: number, more: Partial<SetupOptions> = {}): SetupOptions => ({
  seed: 'one',
  players: players(count),
  board: { preset: `standard-${count}` },
  dealPartial: true,
  ...more,
});
const refusal = (more: Partial<SetupOptions>, count = 6): string => {
  try {
    prepareGame(book, options(count, more));
  } catch (error) {
    return (error as Error).message;
  }
  return 'taken';
};
function started(more: Partial<SetupOptions> = {}, count = 3): TestTable {
  const table = new TestTable(newGame(newState(book, prepareGame(book, options(count, more))), book));
  begin(table.game as never, 'setup', {});
  return table;
}

for (const count of [3, 4, 5, 6]) {
  test(`39.1 ${count} players at ${count} homes have distinct colors and factions`, () => {
    const game = prepareGame(book, options(count));
    expect(new Set(game.seats.map((seat) => seat.faction)).size).toBe(count);
    expect(new Set(game.seats.map((seat) => seat.color)).size).toBe(count);
    expect(new Set(game.board.map((one) => one.position)).size).toBe(game.board.length);
    const state = newState(book, game);
    for (const seat of Object.values(state.seats))
      expect(Object.values(state.units).some((unit) => unit.owner === seat.id && unit.system === seat.home)).toBe(true);
  });
}

test('80.5 the seed alone determines every random draw', () => {
  expect(prepareGame(book, options(6))).toEqual(prepareGame(book, options(6)));
  const drawn = (seed: string) => prepareGame(book, options(6, { seed }));
  const seeds = ['a', 'b', 'c', 'd', 'e', 'f'].map(drawn);
  expect(new Set(seeds.map((game) => game.seats[0].id)).size).toBeGreaterThan(1);
  expect(new Set(seeds.map((game) => game.seats.map((seat) => seat.faction).join())).size).toBe(6);
  expect(new Set(seeds.map((game) => game.decks.secret.join())).size).toBe(6);
});

test('80.5 players seated as listed sit clockwise', () => {
  const { seats } = prepareGame(book, options(6, { seating: 'as-listed' }));
  const at = seats.findIndex((seat) => seat.id === 'p1');
  expect([...seats.slice(at), ...seats.slice(0, at)].map((seat) => seat.id)).toEqual([
    'p1',
    'p2',
    'p3',
    'p4',
    'p5',
    'p6',
  ]);
});

test('88.2 chosen factions and colors are kept', () => {
  const { seats } = prepareGame(
    book,
    options(3, { players: [{ id: 'p1', faction: 'letnev' }, { id: 'p2', color: 'purple' }, { id: 'p3' }] }),
  );
  expect(seats.find((seat) => seat.id === 'p1')?.faction).toBe('letnev');
  expect(seats.find((seat) => seat.id === 'p2')?.color).toBe('purple');
});

test('88.2 impossible choices are refused with the reason', () => {
  expect(
    refusal({
      players: [{ id: 'p1', faction: 'sol' }, { id: 'p2', faction: 'sol' }, { id: 'p3' }],
      board: { preset: 'standard-3' },
    }),
  ).toBe('Only one player can play the Federation of Sol.');
  for (const faction of ['borg', 'sabotage', 'constructor'])
    expect(refusal({ players: [{ id: 'p1', faction }, ...players(3).slice(1)] })).toBe(
      `There is no faction called “${faction}”.`,
    );
  expect(refusal({ players: [{ id: 'p1', color: 'red' }, { id: 'p2', color: 'red' }, { id: 'p3' }] })).toBe(
    'Two players chose red.',
  );
  expect(refusal({ board: { preset: 'standard-5' } })).toBe('Standard, 5 players is for 5 players, but there are 6.');
  expect(refusal({ board: { preset: 'nowhere' } })).toBe('There is no board called “nowhere”.');
  expect(refusal({ players: players(2) })).toBe('A game is for 3 to 8 players, but there are 2.');
});

test('88.2 factions sit at their home tile on the map', () => {
  const map = book.boards['standard-3'].map
    .trim()
    .split(/\s+/)
    .map((word, i) => (i === 27 ? '10' : word))
    .join(' ');
  const game = prepareGame(
    book,
    options(3, { players: [{ id: 'p1' }, { id: 'p2', faction: 'letnev' }, { id: 'p3' }], board: { mapString: map } }),
  );
  expect(game.board.find((one) => one.tile === '10')?.position).toBe('310');
});

test('39.1 a gate faction’s home lies off the board', () => {
  const game = prepareGame(book, options(3, { players: [{ id: 'p1', faction: 'creuss' }, ...players(3).slice(1)] }));
  const state = newState(book, game);
  expect(state.systems['17'].position).not.toBeNull();
  expect(state.systems['51'].position).toBeNull();
  expect(state.seats.p1.home).toBe('51');
  expect(state.planets.creuss.controller).toBe('p1');
});

test('61.13 setup deals five objectives per stage and all action cards', () => {
  const { decks } = prepareGame(book, options(3));
  expect(decks.stage1).toHaveLength(5);
  expect(decks.stage2).toHaveLength(5);
  const copies = Object.values(book.components).reduce(
    (sum, one) => sum + (one.kind === 'action-card' ? one.copies : 0),
    0,
  );
  expect(new Set(decks.action).size).toBe(copies);
});

test('11 cramped seats of five start with extra trade goods', () => {
  const game = prepareGame(book, options(5));
  const goods = Object.fromEntries(
    game.seats.map((seat) => {
      const faction = book.components[seat.faction];
      const tile = faction?.kind === 'faction' ? (faction.gateTile ?? faction.homeTile) : '';
      return [game.board.find((one) => one.tile === tile)?.position, newState(book, game).seats[seat.id].tradeGoods];
    }),
  );
  expect(goods).toEqual({ 303: 0, 307: 2, 310: 4, 313: 2, 317: 0 });
});

test('components not fully refereed are dealt only on request', () => {
  const partial = Object.values(book.components).find((one) => one.kind === 'faction' && findUnrefereedPart(book, one));
  const strict = { ...options(3), dealPartial: false };
  for (const deck of Object.values(prepareGame(book, strict).decks))
    for (const card of deck) expect(book.components[card.split('#')[0]].lacks).toBeUndefined();
  for (const seat of prepareGame(book, strict).seats) {
    const faction = book.components[seat.faction];
    expect(faction?.kind === 'faction' && findUnrefereedPart(book, faction)).toBeUndefined();
  }
  const lacking = partial?.kind === 'faction' ? findUnrefereedPart(book, partial) : undefined;
  if (partial && lacking)
    expect(refusal({ dealPartial: false, players: [{ id: 'p1', faction: partial.id }, ...players(3).slice(1)] })).toBe(
      `${partial.name} cannot be refereed in full yet: ${lacking.name} lacks ${lacking.lacks}.`,
    );
});

test('61.20 players keep one of two secret objectives', () => {
  const table = started({
    players: [
      { id: 'p1', faction: 'sol' },
      { id: 'p2', faction: 'l1z1x' },
      { id: 'p3', faction: 'muaat' },
    ],
    seating: 'as-listed',
  });
  expect(table.open.sort()).toEqual([
    'p1 keep-secret-objective',
    'p2 keep-secret-objective',
    'p3 keep-secret-objective',
  ]);
  const before = table.state.decks.secret.draw.length;
  const dealt = table.options('p1');
  table.seat('p1').complies('keep-secret-objective');
  expect(table.state.objectives).toEqual([]);
  for (const seat of ['p2', 'p3']) table.seat(seat).complies('keep-secret-objective');
  const { secretObjectives: kept } = table.state.seats.p1;
  expect(kept).toHaveLength(1);
  expect(dealt).toEqual(expect.arrayContaining(kept));
  expect(table.state.decks.secret.draw).toEqual(expect.arrayContaining(dealt.filter((card) => !kept.includes(card))));
  expect(table.state.decks.secret.draw).toHaveLength(before + 3);
});

test('61.20 dealt secret objectives are private', () => {
  const table = started({
    players: [
      { id: 'p1', faction: 'sol' },
      { id: 'p2', faction: 'l1z1x' },
      { id: 'p3', faction: 'muaat' },
    ],
  });
  const dealt = table.game.facts.filter((fact) => JSON.stringify(fact).includes('secret-') && 'cards' in fact);
  expect(dealt).toHaveLength(3);
  for (const fact of dealt) expect(fact.to).toEqual(['seat' in fact ? fact.seat : undefined]);
  table
    .leaves('p3', 'keep-secret-objective')
    .leaves('p2', 'keep-secret-objective')
    .leaves('p1', 'keep-secret-objective');
});

test('61.13a two stage I objectives are revealed after choices', () => {
  const table = started({
    players: [
      { id: 'p1', faction: 'sol' },
      { id: 'p2', faction: 'l1z1x' },
      { id: 'p3', faction: 'muaat' },
    ],
  });
  for (const seat of ['p1', 'p2', 'p3']) table.seat(seat).complies('keep-secret-objective');
  expect(table.state.objectives).toHaveLength(2);
  expect(table.state.decks.stage1.draw).toHaveLength(3);
  expect(table.state.decks.stage2.draw).toHaveLength(5);
  expect(table.state.stack).toEqual([]);
  expect(table.facts('game-begins')[0].seed).toBe(seedCommitment('one'));
});

test('only factions with a technology choice are asked', () => {
  const table = started({
    players: [
      { id: 'p1', faction: 'winnu' },
      { id: 'p2', faction: 'l1z1x' },
      { id: 'p3', faction: 'muaat' },
    ],
  });
  expect(table).toAskAmongOthers('p1 choose-starting-technology');
  const choices = table.options('p1').sort();
  // All technologies without prerequisites, as far as their sets are in play.
  expect(choices).toEqual([
    'ai-development-algorithm',
    'antimass-deflectors',
    'dark-energy-tap',
    'neural-motivator',
    'plasma-scoring',
    'psychoarchaeology',
    'sarween-tools',
    'scanlink-drone-network',
  ]);
  const base = rulebookOf([], ['base']);
  expect(choices.filter((id) => id in base.byKind.technology)).toEqual([
    'antimass-deflectors',
    'neural-motivator',
    'plasma-scoring',
    'sarween-tools',
  ]);
  expect(table.refusal('p1', ['war-sun'])).toBe('“war-sun” is not among the choices.');
  table.seat('p1').chooses('sarween-tools', 'choose-starting-technology');
  expect(Object.keys(table.state.seats.p1.technologies)).toEqual(['sarween-tools']);
  table
    .leaves('p3', 'keep-secret-objective')
    .leaves('p2', 'keep-secret-objective')
    .leaves('p1', 'keep-secret-objective');
});

test('factions with several home planets distribute starting forces', () => {
  const table = started({
    players: [
      { id: 'p1', faction: 'sardakk-norr' },
      { id: 'p2', faction: 'l1z1x' },
      { id: 'p3', faction: 'muaat' },
    ],
  });
  const spec = table.spec('p1', 'place-starting-forces');
  expect(spec.kind === 'allot' && spec.proposed).toEqual({
    'infantry@quinarra': 5,
    'space-dock@quinarra': 1,
    'pds@quinarra': 1,
  });
  expect(table.refusal('p1', { 'infantry@quinarra': 4, 'space-dock@quinarra': 1, 'pds@trenlak': 1 } as never)).toBe(
    'You start with 5 infantry; you chose 4.',
  );
  table
    .seat('p1')
    .chooses(
      '3 infantry on quinarra, 2 infantry on trenlak, space-dock on quinarra, pds on trenlak',
      'place-starting-forces',
    );
  expect(table.units('p1', { planet: 'trenlak' })).toBe('2 infantry, 1 pds');
  expect(table.units('p1', { planet: 'quinarra' })).toBe('3 infantry, 1 space-dock');
  table
    .leaves('p3', 'keep-secret-objective')
    .leaves('p2', 'keep-secret-objective')
    .leaves('p1', 'keep-secret-objective');
});

test('every setup prompt accepts its own proposal', () => {
  for (const seed of ['a', 'b', 'c']) {
    const table = started({ seed, dealPartial: true }, 6);
    for (let i = 0; i < 40 && table.open.length; i++) {
      const { seat, question } = table.next;
      table.seat(seat).complies(question);
    }
    expect(table).toAsk();
  }
});
