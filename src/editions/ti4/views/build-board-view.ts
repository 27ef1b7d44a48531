import { componentOf, noteOwner, type Token } from '#ti4/rules/components/component.ts';
import { adjacentSystems, anomaliesIn, neighborGraphOf, wormholesIn } from '#ti4/rules/board/adjacency.ts';
import { commodityLimit } from '#ti4/rules/trade/trade-goods.ts';
import { tokensInReinforcements } from '#ti4/rules/tokens/command-tokens.ts';
import type { Game } from '#ti4/rules/game.ts';
import { findExplorationCard } from '#ti4/rules/exploration/exploration-cards.ts';
import { nameOfPlanet, nameOfSeat, shortNameOfFaction } from '#ti4/rules/names.ts';
import { commandersOf } from '#ti4/rules/components/zones/leaders.ts';
import { alliancesOf, minorFactionIn } from '#ti4/rules/planets/minor-factions.ts';
import { markersIn, markersOn } from '#ti4/rules/tokens/markers.ts';
import {
  influenceOf,
  isHomePlanet,
  isLegendary,
  MECATOL_REX,
  planetsOf,
  resourcesOf,
  specialtiesOf,
  traitsOf,
} from '#ti4/rules/planets/planets.ts';
import { areSecretsOpen } from '#ti4/rules/objectives/objectives.ts';
import { NEUTRAL_SEAT, seatOf, seatsByInitiative } from '#ti4/rules/seats.ts';
import type { Deck, Law, PlanetId, Seat, SeatId, State, SystemId, Unit } from '#ti4/rules/state.ts';
import { tileOf } from '#ti4/rules/board/tiles.ts';
import { UNIT_TYPES } from '#ti4/rules/units/units.ts';
import { marksOf } from '#ti4/rules/units/unit-marks.ts';
import { lineKey } from '#ti4/rules/units/unit-keys.ts';
import type {
  BoardView,
  BoardEvents,
  LawView,
  Named,
  PlanetView,
  SeatView,
  StrategyCardView,
  SystemView,
  UnitGroup,
} from './board-view.ts';
import { recentBoardEvents } from './board-events.ts';
import { buildDraftView } from './build-draft-view.ts';
import { pendingSeats } from './pending.ts';

/** Builds the board view of a viewer; null is the public. `names` gives the players' names by seat. */
export function buildBoardView(game: Game, viewer: SeatId | null, names: Record<SeatId, string> = {}): BoardView {
  const { state } = game;
  const order = seatsByInitiative(game);
  const awaited = new Set(pendingSeats(game).map((one) => one.seat));
  const recent = recentBoardEvents(game, viewer);
  return {
    round: state.round,
    phase: state.phase,
    goal: state.options.points,
    speaker: state.speaker,
    active: state.active,
    activeSystem: state.turn.system,
    systems: Object.keys(state.systems).map((id) => systemView(game, id, recent)),
    ...(state.hyperlanes && { hyperlanes: lanesOf(game, state.hyperlanes) }),
    seats: [...order, ...state.order.filter((id) => !order.includes(id))].map((id) =>
      seatView(game, id, names[id] ?? id, awaited.has(id)),
    ),
    ...(NEUTRAL_SEAT in state.seats && {
      neutral: { id: NEUTRAL_SEAT, name: nameOfSeat(game, NEUTRAL_SEAT), color: state.seats[NEUTRAL_SEAT].color },
    }),
    objectives: state.objectives.map(({ id, scoredBy }) => {
      const facts = game.book.byKind.objective[id];
      return {
        ...named(game, id),
        stage: facts?.stage ?? 1,
        points: facts?.points ?? 1,
        text: facts?.text ?? '',
        scoredBy: [...scoredBy],
      };
    }),
    laws: Object.entries(state.laws).map(([key, law]) => lawView(game, key, law)),
    ...(state.options.events && {
      events: state.options.events.map((id) => ({ ...named(game, id), text: game.book.components[id]?.text ?? '' })),
    }),
    unclaimed: Object.entries(state.strategyCards)
      .filter(([id]) => !state.order.some((seat) => id in state.seats[seat].strategyCards))
      .map(([id, { tradeGoods }]) => ({ ...named(game, id), initiative: initiativeOfCard(game, id), tradeGoods }))
      .sort((a, b) => a.initiative - b.initiative),
    decks: Object.fromEntries(
      Object.entries(state.decks).map(([id, deck]) => [id, { name: game.book.decks[id]?.name ?? id, ...pile(deck) }]),
    ),
    happened: recent,
    ...(state.draft && { draft: buildDraftView(game, state.draft, (would, id) => systemView(would, id, recent)) }),
    winner: state.winner,
    ending: state.ending,
  };
}

const named = (game: Game, id: string): Named => ({ id, name: game.book.components[id]?.name ?? id });

/** Counts the cards of a deck, but reveals neither cards nor order. */
const pile = (deck: Deck) => ({ left: deck.draw.length, discarded: deck.discard.length });

const initiativeOfCard = (game: Game, id: string): number => game.book.byKind['strategy-card'][id]?.initiative ?? 0;

function lawView(game: Game, key: string, law: Law): LawView {
  const { elected } = law;
  const words =
    elected === undefined
      ? undefined
      : elected in game.state.seats
        ? nameOfSeat(game, elected)
        : elected in game.state.planets
          ? nameOfPlanet(game, elected)
          : (game.book.components[elected]?.name ?? elected);
  return {
    key,
    ...named(game, law.component),
    text: game.book.components[law.component]?.text ?? '',
    ...(words !== undefined && { elected: words }),
    ...(law.owner !== undefined && { owner: law.owner }),
  };
}

const lanesOf = ({ book }: Game, hyperlanes: NonNullable<State['hyperlanes']>): BoardView['hyperlanes'] =>
  Object.entries(hyperlanes).map(([position, { tile, rotation }]) => ({
    position,
    lanes: (book.tiles[tile]?.lanes ?? []).map(([a, b]) => [(a + rotation) % 6, (b + rotation) % 6]),
  }));

/** Returns the name of a token or card on the board. */
const nameOfMarker = (game: Game, component: string): string =>
  game.book.tokens[component]?.name ?? named(game, component).name;

/** Returns a system's tokens, except those that only bring the wormhole shown. */
function markersSeen(game: Game, id: SystemId): { markers?: Named[] } {
  const seen = markersIn(game, id).filter(({ component }) => {
    const token: Token | undefined = game.book.tokens[component];
    return !token?.wormholes || token.faces;
  });
  return seen.length
    ? { markers: seen.map(({ component }) => ({ id: component, name: nameOfMarker(game, component) })) }
    : {};
}

function minorView(game: Game, id: SystemId): Pick<SystemView, 'minor'> {
  const minor = minorFactionIn(game.state, id);
  if (!minor) return {};
  return {
    minor: {
      faction: shortNameOfFaction(game.book, minor.faction),
      ...(minor.holder !== undefined && { holder: minor.holder }),
    },
  };
}

/** Returns the alliance cards of minor factions that a seat has. */
function alliancesView(game: Game, seat: SeatId): Pick<SeatView, 'alliances'> {
  const cards = alliancesOf(game.state, seat).flatMap(({ faction }) =>
    commandersOf(game.book, faction).map(({ id }) => ({
      ...named(game, id),
      faction: shortNameOfFaction(game.book, faction),
    })),
  );
  return cards.length ? { alliances: cards } : {};
}

function systemView(game: Game, id: SystemId, recent: BoardEvents): SystemView {
  const { state } = game;
  const system = state.systems[id];
  const tile = tileOf(game, id);
  const units = Object.values(state.units).filter((unit) => unit.system === id);
  const player = state.order.find(
    (seat) =>
      state.seats[seat].home === id ||
      (system.tile === undefined && game.book.byKind.faction[state.seats[seat].faction]?.gateTile === id),
  );
  const home =
    player !== undefined
      ? { seat: player, short: nameOfSeat(game, player) }
      : tile?.home !== undefined && !minorFactionIn(state, id)
        ? { seat: null, short: shortNameOfFaction(game.book, tile.home) }
        : undefined;
  return {
    id,
    position: system.position,
    name: tile?.name ?? id,
    ...(home && { home }),
    ...minorView(game, id),
    wormholes: wormholesIn(game, id),
    anomalies: [...anomaliesIn(game, id)],
    ...joinedView(game, id),
    tokens: [...system.tokens],
    ...markersSeen(game, id),
    planets: system.planets.map((planet) => planetView(game, planet, units)),
    space: groups(
      game,
      units.filter((unit) => unit.planet === undefined),
    ),
    active: state.turn.system === id,
    losses: recent.losses.filter((loss) => loss.system === id).map(({ seat, type, count }) => ({ seat, type, count })),
  };
}

/** A wormhole names at most this many systems. */
const MOST_JOINED = 2;

/** Returns the systems adjacent to one without touching it, through wormholes or other effects. */
function joinedView(game: Game, id: SystemId): Pick<SystemView, 'joined'> {
  if (!wormholesIn(game, id).length) return {};
  const board = neighborGraphOf(game);
  const joined = adjacentSystems(game, id).filter((other) => !board.areAdjacent(id, other));
  if (!joined.length || joined.length > MOST_JOINED) return {};
  const called = (other: SystemId): string => {
    const { position, planets } = game.state.systems[other];
    return position ?? (planets.length ? nameOfPlanet(game, planets[0]) : (tileOf(game, other)?.name ?? other));
  };
  return { joined: joined.map(called).sort() };
}

function planetView(game: Game, id: PlanetId, units: Unit[]): PlanetView {
  const planet = game.state.planets[id];
  const printed = game.book.planets[id]?.trait;
  return {
    id,
    name: nameOfPlanet(game, id),
    resources: resourcesOf(game, id),
    influence: influenceOf(game, id),
    ...(printed && { trait: printed }),
    traits: [...traitsOf(game, id)],
    home: isHomePlanet(game, id),
    mecatol: id === MECATOL_REX,
    specialties: [...specialtiesOf(game, id)],
    ...(isLegendary(game, id) && { legend: true as const }),
    controller: planet.controller,
    exhausted: planet.exhausted,
    attached: markersOn(game, id).map(({ component }) => ({ id: component, name: nameOfMarker(game, component) })),
    ...(planet.commodities !== undefined && { commodities: planet.commodities }),
    units: groups(
      game,
      units.filter((unit) => unit.planet === id),
    ),
    custodians: id === MECATOL_REX && game.state.custodians,
  };
}

/** Groups equal units, in seat order, then the largest units first. */
function groups(game: Game, units: Unit[]): UnitGroup[] {
  const found = new Map<string, UnitGroup>();
  for (const unit of units) {
    const { owner, type, damaged = false } = unit;
    const key = `${owner} ${lineKey(game, unit)}`;
    const group = found.get(key);
    const marks = marksOf(game, unit)
      .map(({ label }) => label)
      .join(', ');
    if (group) group.count++;
    else found.set(key, { owner, type, damaged, count: 1, ...(marks && { marks }) });
  }
  const { order } = game.state;
  return [...found.values()].sort(
    (a, b) =>
      order.indexOf(a.owner) - order.indexOf(b.owner) ||
      UNIT_TYPES.indexOf(a.type) - UNIT_TYPES.indexOf(b.type) ||
      Number(a.damaged) - Number(b.damaged) ||
      Number(a.marks !== undefined) - Number(b.marks !== undefined),
  );
}

const ROLES = ['agent', 'commander', 'hero'];

/** Returns a seat's leaders as on its sheet, the agent first (50.2). Public. */
const leadersShown = (game: Game, { leaders = {} }: Seat): SeatView['leaders'] =>
  Object.values(leaders)
    .filter(({ purged, beside, attached }) => !purged && !beside && attached === undefined)
    .map(({ component, locked, exhausted, goods }) => {
      const role = game.book.byKind.leader[component]?.role ?? 'agent';
      const unlocked =
        role !== 'agent' ? ('unlocked' as const) : exhausted ? ('exhausted' as const) : ('ready' as const);
      return {
        ...named(game, component),
        state: locked ? ('locked' as const) : unlocked,
        ...(goods && { goods }),
        place: ROLES.indexOf(role),
      };
    })
    .sort((a, b) => a.place - b.place)
    .map(({ place: _place, ...shown }) => shown);

/** Returns a seat's relics, then the abilities of its legendary planets, then its fragments. */
function foundView(game: Game, { id, relics = {}, fragments = [] }: Seat): Pick<SeatView, 'found'> {
  const abilities = planetsOf(game, id).flatMap(({ legend }) => legend ?? []);
  const found: NonNullable<SeatView['found']> = [...Object.values(relics), ...abilities].map(
    ({ component, exhausted = false }) => ({
      ...named(game, component),
      count: 1,
      exhausted,
    }),
  );
  for (const card of fragments) {
    const alike = found.find(({ id }) => id === componentOf(card));
    if (alike) alike.count++;
    else {
      const fragment = findExplorationCard(game, card)?.fragment;
      found.push({ ...named(game, componentOf(card)), count: 1, exhausted: false, ...(fragment && { fragment }) });
    }
  }
  return found.length ? { found } : {};
}

/** Groups a seat's captured units by type and owner, the most expensive types first. */
function capturedView({ captured = [] }: Seat): Pick<SeatView, 'captured'> {
  const found: NonNullable<SeatView['captured']> = [];
  for (const { type, owner } of captured) {
    const alike = found.find((one) => one.type === type && one.owner === owner);
    if (alike) alike.count++;
    else found.push({ type, count: 1, ...(owner !== undefined && { owner }) });
  }
  return found.length
    ? { captured: found.sort((a, b) => UNIT_TYPES.indexOf(a.type) - UNIT_TYPES.indexOf(b.type)) }
    : {};
}

const strategyCardsOf = (game: Game, { strategyCards }: Seat): StrategyCardView[] =>
  Object.entries(strategyCards)
    .map(([card, { used, tradeGoods }]) => ({
      ...named(game, card),
      initiative: initiativeOfCard(game, card),
      used,
      ...(tradeGoods && { tradeGoods }),
    }))
    .sort((a, b) => a.initiative - b.initiative);

const technologiesView = (game: Game, { technologies }: Seat): SeatView['technologies'] =>
  Object.entries(technologies).map(([key, holding]) => {
    const facts = game.book.byKind.technology[holding.component];
    return {
      key,
      ...named(game, holding.component),
      ...(facts?.color && { color: facts.color }),
      ...(facts?.upgrade && { upgrades: facts.upgrade.type }),
      faction: facts?.faction !== undefined,
      exhausted: Boolean(holding.exhausted),
    };
  });

function seatView(game: Game, id: SeatId, name: string, awaited: boolean): SeatView {
  const { state } = game;
  const seat = seatOf(game, id);
  const planets = planetsOf(game, id).map((planet) => ({
    id: planet.id,
    name: nameOfPlanet(game, planet.id),
    resources: resourcesOf(game, planet.id),
    influence: influenceOf(game, planet.id),
    exhausted: planet.exhausted,
  }));
  const ready = planets.filter((planet) => !planet.exhausted);
  const limit = commodityLimit(game, id);
  return {
    id,
    name,
    // Before players have factions, they are named by their colors.
    faction: { id: seat.faction, name: game.book.components[seat.faction]?.name ?? nameOfSeat(game, id) },
    short: nameOfSeat(game, id),
    color: seat.color,
    points: seat.points,
    strategyCards: strategyCardsOf(game, seat),
    tokens: { ...seat.tokens },
    ...(seat.foreignTokens?.length && { foreignTokens: [...seat.foreignTokens] }),
    tokensInReinforcements: tokensInReinforcements(game, id),
    tradeGoods: seat.tradeGoods,
    commodities: seat.commodities,
    ...(Number.isFinite(limit) && { commodityLimit: limit }),
    actionCards: seat.actionCards.length,
    secretObjectives: seat.secretObjectives.length,
    ...(areSecretsOpen(game, id) && { openSecrets: seat.secretObjectives.map((secret) => named(game, secret)) }),
    scoredSecrets: seat.scoredSecrets.map((secret) => ({
      ...named(game, secret),
      points: game.book.byKind.objective[secret]?.points ?? 1,
    })),
    promissoryNotes: seat.promissoryNotes.length,
    technologies: technologiesView(game, seat),
    leaders: leadersShown(game, seat),
    ...alliancesView(game, id),
    ...foundView(game, seat),
    ...capturedView(seat),
    playArea: seat.playArea.map((card) => ({ ...named(game, componentOf(card)), from: noteOwner(card) })),
    planets,
    ready: {
      resources: ready.reduce((sum, one) => sum + one.resources, 0),
      influence: ready.reduce((sum, one) => sum + one.influence, 0),
    },
    passed: state.phase === 'action' && seat.passed, // the state keeps `passed` until the next action phase
    speaker: !state.draft && state.speaker === id,
    active: state.active === id,
    eliminated: Boolean(seat.eliminated),
    waiting: awaited,
  };
}
