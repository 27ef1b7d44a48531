import type { Json } from '#engine';
import { excessProcedures } from '#ti3/rules/units/fleet-limits.ts';
import { cardOfPlayKey, componentOf } from '#ti3/rules/components/card-ids.ts';
import { countersInReinforcements } from '#ti3/rules/tokens/command-counters.ts';
import type { Game } from '#ti3/rules/game.ts';
import { listLeaderProblems, countLeaders, listStrandedLeaders } from './audit-leaders.ts';
import { isHomeSystem } from '#ti3/rules/board/adjacency.ts';
import { tacticalAction } from '#ti3/rules/phases/tactical-action.ts';
import { transferAction } from '#ti3/rules/phases/transfer-action.ts';
import { floatingDockLimit } from '#ti3/rules/units/capacity.ts';
import { systemsOverSupply } from '#ti3/rules/units/fleet-supply.ts';
import { COUNTER_PILE } from '#ti3/rules/exploration/domain-counters.ts';
import { isTradeStation } from '#ti3/rules/planets/trade-stations.ts';
import { unitsInSpace, hasQuality, unitsOnPlanet, piecesInReinforcements, allUnits } from '#ti3/rules/units/units.ts';
import { voteOn } from '#ti3/rules/politics/voting.ts';
import { politicalPrimary } from '#ti3/rules/politics/political-card.ts';
import { agreementsOf } from '#ti3/rules/trade/breaking-agreements.ts';
import { secretObjectivesOf } from '#ti3/rules/objectives/secret-objectives.ts';
import { areAbilitiesSilenced } from '#ti3/rules/seats.ts';
import { COUNTER_AREAS, type SeatId, type UnitType } from '#ti3/rules/terms.ts';

// Invariants of the state. The rules do not check them while they run.

const isUnderWay = ({ state }: Game, ...procedures: { name: string }[]): boolean =>
  state.stack.some((frame) => procedures.some(({ name }) => frame.procedure === name));

/** Counts action cards that only a frame of the stack holds. */
function cardsUnderWay({ state, book }: Game): number {
  const elsewhere = new Set([...state.decks.action.draw, ...state.decks.action.discard, ...Object.values(state.seats).flatMap((seat) => seat.actionCards)]); // prettier-ignore
  const found = new Set<string>();
  const look = (data: Json): void => {
    if (typeof data === 'string') {
      const card = cardOfPlayKey(data);
      if (card.includes('#') && book.byKind['action-card'][componentOf(card)] && !elsewhere.has(card)) found.add(card);
    } else if (data !== null && typeof data === 'object') Object.values(data).forEach(look);
  };
  for (const { data } of state.stack) look(data);
  return found.size;
}

/** Counts all cards and contracts, wherever they are. */
export function countCards(game: Game): Record<string, number> {
  const { state } = game;
  const seats = Object.values(state.seats);
  const sum = (count: (seat: (typeof seats)[number]) => number): number =>
    seats.reduce((total, seat) => total + count(seat), 0);
  const inDeck = (name: string): number => state.decks[name].draw.length + state.decks[name].discard.length;
  const secret = (id: string): boolean => game.book.byKind.objective[id]?.stage === 'secret';
  const secrets = seats.flatMap((seat) => [...secretObjectivesOf(seat), ...seat.claimed.filter(secret)]);
  return {
    action: inDeck('action') + sum((seat) => seat.actionCards.length) + cardsUnderWay(game),
    'strategy cards': Object.keys(state.strategyCards).length + sum((seat) => Object.keys(seat.strategyCards).length),
    ...(state.decks[COUNTER_PILE] && {
      'domain counters':
        inDeck(COUNTER_PILE) +
        Object.values(state.planets).filter(({ counter }) => counter).length +
        Object.values(state.systems).reduce(
          (total, { found = [], frontier }) => total + found.length + (frontier ? 1 : 0),
          0,
        ) +
        sum((seat) => Object.keys(seat.kept ?? {}).length),
    }),
    contracts: sum((seat) => seat.contracts.length) + Object.keys(state.agreements).length * 2,
    ...countLeaders(game),
    'secrets held twice': secrets.length - new Set(secrets).size,
    // Imperium Rex is nowhere once it has ended the game.
    ...(state.phase !== 'ended' && { objectives: inDeck('objective') + state.objectives.length }),
    // A card that is voted on or looked at is in no deck.
    ...(state.phase !== 'ended' &&
      !isUnderWay(game, voteOn, politicalPrimary) && {
        political:
          inDeck('political') + Object.keys(state.laws).length + sum((seat) => seat.politicalCards?.length ?? 0),
      }),
  };
}

/** Lists errors in the pieces, counters and contracts of a seat (E3 5.2, 9.3, 15.1). */
function seatFaults(game: Game, seat: SeatId): string[] {
  const { state, book } = game;
  const { counters, tradeGoods, points, contracts, race } = state.seats[seat];
  const types = Object.keys(book.units) as UnitType[];
  return [
    ...types
      .filter((type) => piecesInReinforcements(game, seat, type) < 0)
      .map((type) => `${race} has too many pieces: ${type}`),
    ...COUNTER_AREAS.filter((area) => counters[area] < 0).map(
      (area) => `${race} has ${counters[area]} counters in ${area}`,
    ),
    ...(countersInReinforcements(game, seat) < 0 ? [`${race} has more than 16 command counters`] : []),
    ...(tradeGoods < 0 || points < 0 ? [`${race} has ${tradeGoods} trade goods and ${points} points`] : []),
    ...(contracts.length + agreementsOf(game, seat).length === 2 ? [] : [`${race} does not have 2 contracts in total`]),
  ];
}

/** Lists errors in the placement of pieces that must hold at any time (E3 9.3). */
function placeFaults(game: Game): string[] {
  const { state } = game;
  const crowded = Object.keys(state.planets).flatMap((planet) => {
    const here = unitsOnPlanet(game, planet);
    const count = (type: UnitType): number => here.filter((unit) => unit.type === type).length;
    const facilities = here.filter((unit) => hasQuality(game, 'facility', unit)).length;
    if (facilities && (isHomeSystem(game, state.planets[planet].system) || isTradeStation(game, planet)))
      return [`A facility is on ${planet}, a home planet or trade station`];
    return count('pds') > 2 || count('space-dock') > 1 || facilities > 1
      ? [`Too many PDS, docks or facilities on ${planet}`]
      : [];
  });
  const lost = allUnits(game).flatMap(({ id, type, owner, planet, system }) => {
    const ashore = planet !== undefined;
    if (ashore && state.planets[planet]?.system !== system) return [`${id} is on a planet that is not in its system`];
    if (ashore && hasQuality(game, 'ship', { type })) return [`A ${type} is on a planet`];
    // While racial abilities are silenced, floating docks stay where they are.
    const floats = floatingDockLimit(game, owner) > 0 || areAbilitiesSilenced(game, owner);
    if (!ashore && hasQuality(game, 'facility', { type })) return [`A ${type} is in space`];
    return !ashore && type === 'space-dock' && !floats ? ['A space dock is in space'] : [];
  });
  const lying = Object.values(state.planets).filter(({ owner, counter }) => owner !== null && counter);
  const twice = Object.values(state.systems).filter(({ counters }) => new Set(counters).size < counters.length);
  return [
    ...crowded,
    ...lost,
    ...lying.map(({ id }) => `A domain counter is on ${id}, which a player controls`),
    ...twice.map(({ id }) => `A player has 2 command counters in ${id}`),
  ];
}

/**
 * Lists errors between actions: fleets over supply, two owners in one place, units on planets of other players (E3 5.3,
 * 8.4).
 */
function quietFaults(game: Game): string[] {
  const { state } = game;
  const shared = Object.keys(state.systems).filter(
    (system) => new Set(unitsInSpace(game, system).map(({ owner }) => owner)).size > 1,
  );
  const held = Object.values(state.planets).filter(({ id, owner }) =>
    unitsOnPlanet(game, id).some((unit) => unit.owner !== owner),
  );
  // The end of the game may end what raises supply, and then nobody is asked to remove ships.
  const over = state.phase === 'ended' ? [] : state.order.filter((seat) => systemsOverSupply(game, seat).length > 0);
  return [
    ...shared.map((system) => `Two players have units in space in ${system}`),
    ...held.map(({ id }) => `Units on ${id} are not units of its owner`),
    ...over.map((seat) => `${state.seats[seat].race} has more ships than its fleet supply allows`),
  ];
}

export function listStateProblems(game: Game): string[] {
  // A seat over its limits is still being asked what to remove.
  const quiet = !isUnderWay(game, tacticalAction, transferAction, ...excessProcedures);
  return [
    ...game.state.order.flatMap((seat) => seatFaults(game, seat)),
    ...placeFaults(game),
    ...listLeaderProblems(game),
    ...(quiet ? [...quietFaults(game), ...listStrandedLeaders(game)] : []),
  ];
}
