import { newState } from '#ti4/rules/setup/new-state.ts';
import { positionsWithin } from '#kit/board/hex-grid.ts';
import type { Rulebook } from '#ti4/rules/game.ts';
import type { Color, SeatId, State, SystemId, UnitType } from '#ti4/rules/state.ts';

const FACTIONS = ['sol', 'hacan', 'letnev', 'jol-nar', 'creuss', 'mentak', 'naalu', 'yssaril'];
const COLORS: Color[] = ['blue', 'yellow', 'red', 'purple', 'green', 'black', 'orange', 'pink'];
const HOMES: Record<number, string[]> = {
  3: ['301', '307', '313'],
  4: ['302', '307', '311', '316'],
  5: ['301', '304', '307', '311', '315'],
  6: ['301', '304', '307', '310', '313', '316'],
  7: ['301', '303', '306', '308', '311', '314', '316'],
  8: ['301', '303', '305', '308', '310', '312', '315', '317'],
};

const TECHNOLOGIES = [
  'antimass-deflectors',
  'dacxive-animators',
  'cruiser-ii',
  'sarween-tools',
  'plasma-scoring',
  'gravity-drive',
  'carrier-ii',
  'hyper-metabolism',
  'graviton-laser-system',
  'magen-defense-grid',
  'fleet-logistics',
  'dreadnought-ii',
  'neural-motivator',
  'transit-diodes',
  'fighter-ii',
  'duranium-armor',
  'light-wave-deflector',
  'pds-ii',
  'x-89-bacterial-weapon',
  'integrated-economy',
  'destroyer-ii',
  'assault-cannon',
  'infantry-ii',
  'space-dock-ii',
];
const STRATEGY_CARDS = ['imperial', 'leadership', 'warfare', 'trade', 'politics', 'technology'];
const OBJECTIVES = [
  'corner-the-market',
  'develop-weaponry',
  'diversify-research',
  'erect-a-monument',
  'expand-borders',
  'master-the-sciences',
  'centralize-galactic-trade',
];
const LAWS = ['anti-intellectual-revolution', 'classified-document-leaks', 'committee-formation'];

/** Returns a made-up crowded state, for looking at the drawing without playing a game. */
export function createDemoState(book: Rulebook, players: number): State {
  const ids = Array.from({ length: players }, (_, i) => `p${i + 1}`);
  const homes = HOMES[players];
  if (!homes) throw new Error('The demonstration has 3 to 8 players.');
  const factionOf = (i: number) => {
    const found = book.components[FACTIONS[i]];
    if (found?.kind !== 'faction') throw new Error(`No faction ${FACTIONS[i]}`);
    return found;
  };
  const others = Object.values(book.tiles)
    .filter((tile) => !tile.home && tile.id !== '18' && tile.back !== 'green')
    .map((tile) => tile.id)
    .sort((a, b) => ((Number(a) * 7919) % 101) - ((Number(b) * 7919) % 101));
  const board: { tile: SystemId; position: string }[] = [{ tile: '18', position: '000' }];
  for (const position of positionsWithin(3).slice(1)) {
    const at = homes.indexOf(position);
    if (at >= 0) board.push({ tile: factionOf(at).gateTile ?? factionOf(at).homeTile, position });
    else {
      const tile = others.shift();
      if (tile) board.push({ tile, position });
    }
  }
  const cards = Object.values(book.components);
  const state = newState(book, {
    seed: 'demo',
    seats: ids.map((id, i) => ({ id, color: COLORS[i], faction: FACTIONS[i] })),
    board,
    decks: { action: [], agenda: [], secret: [], stage1: [], stage2: [] },
    strategyCards: cards.filter((one) => one.kind === 'strategy-card').map((one) => one.id),
    notes: [],
  });
  crowd(book, state, ids);
  return state;
}

const FLEETS = [
  '1 flagship, 2 dreadnought, 2 carrier, 3 cruiser, 7 fighter, 2 infantry',
  '1 war-sun, 2 destroyer, 4 fighter',
  '2 carrier, 5 fighter, 4 infantry, 1 cruiser',
  '3 cruiser, 2 destroyer',
  '1 dreadnought!, 1 carrier, 3 fighter',
  '1 cruiser',
  '1 destroyer',
  '2 dreadnought, 1 dreadnought!, 2 fighter',
];
const GARRISONS = [
  '3 infantry, 1 space-dock, 2 pds',
  '2 infantry',
  '1 infantry, 1 pds',
  '4 infantry',
  '1 infantry',
  '2 infantry, 1 space-dock',
];

function crowd(book: Rulebook, state: State, ids: SeatId[]): void {
  settleSystems(book, state, ids);
  goToWar(state, ids);
  enrich(book, state, ids);
  state.objectives = OBJECTIVES.filter((id) => id in book.components).map((id, i) => ({
    id,
    scoredBy: ids.filter((_, k) => (i * 3 + k * 5) % 4 === 0),
  }));
  for (const law of LAWS.filter((id) => id in book.components)) state.laws[law] = { component: law };
}

/** Adds units written as "2 carrier, 1 dreadnought!", where an exclamation mark means damaged. */
function put(state: State, owner: SeatId, text: string, system: SystemId, planet?: string): void {
  for (const part of text.split(',')) {
    const [, count, type, damaged] = part.trim().match(/^(\d+) ([a-z-]+)(!?)$/) ?? [];
    for (let i = 0; i < Number(count); i++) {
      const id = `u${state.nextId++}`;
      state.units[id] = {
        id,
        type: type as UnitType,
        owner,
        system,
        ...(planet && { planet }),
        ...(damaged && { damaged: true as const }),
      };
    }
  }
}

function settleSystems(book: Rulebook, state: State, ids: SeatId[]): void {
  let turn = 0;
  Object.values(state.systems).forEach((system, i) => {
    const home = ids.find((id) => state.seats[id].home === system.id);
    if (home === undefined && i % 7 === 6) return;
    const owner = home ?? ids[(i * 5 + 2) % ids.length];
    for (const planet of system.planets) {
      if (state.planets[planet].controller === null && (i + turn) % 6 === 5) continue;
      state.planets[planet].controller ??= owner;
      state.planets[planet].exhausted = turn % 3 === 0;
      put(state, owner, GARRISONS[turn++ % GARRISONS.length], system.id, planet);
    }
    if (
      !book.tiles[system.id].anomalies?.some((kind) => kind === 'supernova' || kind === 'asteroid-field') &&
      i % 3 !== 1
    )
      put(state, owner, FLEETS[(i + turn) % FLEETS.length], system.id);
    if (i % 5 === 0) put(state, ids[(i + 3) % ids.length], '1 cruiser, 2 fighter', system.id);
    for (let k = 0; k < ((i * 7) % 4) - 1; k++) system.tokens.push(ids[(i + k * 2) % ids.length]);
  });
}

/** Sets the state to the first player's turn, in the middle of a tactical action. */
function goToWar(state: State, ids: SeatId[]): void {
  const systems = Object.values(state.systems);
  const active = systems.find((system) => system.position === '203') ?? systems[0];
  state.phase = 'action';
  state.round = 4;
  state.active = ids[0];
  state.custodians = false;
  state.turn = { number: 9, system: active.id, transactions: [] };
  const from = systems.find((system) => system.position === '303') ?? systems[0];
  const via = systems.find((system) => system.position === '202') ?? systems[0];
  state.facts = [
    { type: 'system-activated', seat: ids[0], system: active.id },
    {
      type: 'ships-moved',
      seat: ids[0],
      from: from.id,
      into: active.id,
      path: [from.id, via.id, active.id],
      units: ['carrier', 'cruiser', 'fighter'],
    },
    { type: 'unit-destroyed', seat: ids[1], by: ids[0], unit: 'cruiser', system: active.id },
    { type: 'unit-destroyed', seat: ids[1], by: ids[0], unit: 'fighter', system: active.id },
    { type: 'unit-destroyed', seat: ids[1], by: ids[0], unit: 'fighter', system: active.id },
  ];
}

/** Gives the players cards, points, tokens and goods. */
function enrich(book: Rulebook, state: State, ids: SeatId[]): void {
  const technologies = TECHNOLOGIES.filter((id) => id in book.components);
  const strategyCards = STRATEGY_CARDS.filter((id) => id in book.components);
  const pick = <T>(list: T[], from_: number, count: number) => list.slice(from_, from_ + count);
  ids.forEach((id, i) => {
    const seat = state.seats[id];
    seat.points = [7, 5, 8, 3, 6, 4, 2, 1][i];
    seat.tokens = { tactic: (i * 3) % 5, fleet: 3 + (i % 4), strategy: i % 3 };
    seat.tradeGoods = (i * 5) % 7;
    seat.commodities = i % 4;
    seat.actionCards = Array.from({ length: (i * 2) % 6 }, (_, k) => `card#${i}${k}`);
    seat.secretObjectives = i % 2 ? ['secret-a'] : ['secret-b', 'secret-c'];
    for (const tech of pick(technologies, i * 3, 5 + (i % 4)))
      seat.technologies[tech] = { component: tech, ...(tech.length % 3 === 0 && { exhausted: true as const }) };
    if (strategyCards[i]) seat.strategyCards = { [strategyCards[i]]: { used: i % 2 === 0 } };
    seat.passed = i === 5;
  });
}
