import { ask, call, chosenAmounts, done, fork, goto } from '#engine';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { kit } from '#ti3/rules/components/component.ts';
import {
  gainUnplacedCounters,
  applyRedistribution,
  redistributeCounters,
  receiveCounters,
} from '#ti3/rules/tokens/counter-placement.ts';
import { removeCounterFromSystem } from '#ti3/rules/tokens/command-counters.ts';
import { procedure, openWindow, type Game } from '#ti3/rules/game.ts';
import { decideCaptives } from '#ti3/rules/leaders/captives.ts';
import { hasLeaders } from '#ti3/rules/leaders/leader-locations.ts';
import { planetsOf, refreshPlanets } from '#ti3/rules/planets/planets.ts';
import { loseOverrunDocks } from '#ti3/rules/units/floating-docks.ts';
import { repairShips } from '#ti3/rules/units/repairs.ts';
import { hasTradeStation, useStations } from '#ti3/rules/planets/trade-stations.ts';
import { allUnits } from '#ti3/rules/units/units.ts';
import { orderOfPlay, seatOf } from '#ti3/rules/seats.ts';
import { applyBreaks, breakAgreements, breakingAsks } from '#ti3/rules/trade/breaking-agreements.ts';
import type { PlanetId, SeatId } from '#ti3/rules/terms.ts';
import { endAfterLastClaim } from '#ti3/rules/objectives/age-of-empire.ts';
import { drawActionCards } from './action-cards.ts';
import { claimObjectives } from '#ti3/rules/objectives/objectives.ts';

/** Repairs ships, removes command counters and refreshes planets except `kept` for the next round (E3 16.2 to 16.4). */
function refresh(game: Game, kept: readonly PlanetId[] = []): void {
  for (const seat of orderOfPlay(game)) {
    repairShips(
      game,
      seat,
      allUnits(game).filter(({ owner }) => owner === seat),
    );
    for (const system of Object.keys(game.state.systems)) removeCounterFromSystem(game, seat, system);
    refreshPlanets(
      game,
      seat,
      planetsOf(game, seat).flatMap(({ id }) => (kept.includes(id) ? [] : [id])),
    );
  }
  kit.readyAll(game, 'status');
}

/** Returns strategy cards to the supply without bonus counters, unless a component lets a seat keep one (E3 16.7). */
function returnCards(game: Game): void {
  for (const seat of Object.values(game.state.seats)) {
    const cards = Object.keys(seat.strategyCards);
    seat.lastCards = cards;
    seat.strategyCards = {};
    for (const card of cards)
      if (modify(game, 'keeps-strategy-card', { seat: seat.id, card }, false))
        seat.strategyCards[card] = { used: false };
      else game.state.strategyCards[card] = { bonus: 0 };
  }
}

interface Status {
  left?: SeatId[];
}

const nextOf = (game: Game, data: Status): SeatId | undefined => {
  const [seat, ...left] = (data.left ?? []).filter((one) => !seatOf(game, one).eliminated);
  data.left = left;
  return seat;
};

const redistributes = (game: Game, seat: SeatId): boolean =>
  modify(game, 'redistribution-barred', { seat }, undefined) === undefined;

/** Runs the status phase (E3 16). */
export const statusPhase = procedure<Status>()('status-phase', {
  begin: (game, data) => {
    game.state.phase = 'status';
    for (const system of Object.keys(game.state.systems)) loseOverrunDocks(game, system);
    game.addFact({ type: 'phase-begins', phase: 'status', round: game.state.round });
    data.left = orderOfPlay(game);
    return openWindow('when', 'status-phase-begins', {}, 'objectives');
  },
  objectives: (game, data) => {
    // 1.4: all choose at once and claim in the order of play
    const seats = (data.left ?? []).filter((one) => !seatOf(game, one).eliminated);
    data.left = [];
    if (seats.length)
      return fork(
        claimObjectives,
        seats.map((seat) => ({ seat, data: { seat } })),
        'objectives',
      );
    const over = endAfterLastClaim(game); // 18.41
    return over?.next === 'call' ? { ...over, then: 'refresh' } : goto('refresh');
  },
  // 11.4: a planet that gives something is not refreshed
  refresh: (game, data) => {
    if (hasTradeStation(game)) return call(useStations, {}, 'stationed');
    refresh(game);
    data.left = orderOfPlay(game);
    return openWindow('when', 'action-cards-due', {}, 'draw');
  },
  stationed: (game, data, { result }) => {
    refresh(game, result as PlanetId[]);
    data.left = orderOfPlay(game);
    return openWindow('when', 'action-cards-due', {}, 'draw');
  },
  draw: (game, data) => {
    for (const seat of data.left ?? []) drawActionCards(game, seat, modify(game, 'status-cards', { seat }, 1));
    return goto('receive');
  },
  receive: (game, data) => {
    const seat = nextOf(game, data);
    if (seat !== undefined) {
      const count = modify(game, 'status-counters', { seat }, 2);
      if (!redistributes(game, seat)) return call(receiveCounters, { seat, count }, 'receive');
      gainUnplacedCounters(game, seat, count);
      return goto('receive');
    }
    // Redistribution and broken agreements do not depend on each other, so all are asked at once and no seat waits for
    // the others to place their counters (E3 16.6, 16.7).
    return ask(
      [
        ...orderOfPlay(game)
          .filter((one) => redistributes(game, one))
          .map((one) => redistributeCounters.ask(one, {})),
        ...breakingAsks(game),
      ],
      'redistributed',
    );
  },
  redistributed: (game, _data, { asks }) => {
    for (const { player, question, reply } of asks)
      if (question === redistributeCounters.name) applyRedistribution(game, player, chosenAmounts(reply ?? null));
    return applyBreaks(game, asks) ? goto('captives') : call(breakAgreements, {}, 'captives');
  },
  captives: (game) => (hasLeaders(game) ? call(decideCaptives, {}, 'cards') : goto('cards')),
  cards: () => openWindow('when', 'status-phase-ends', {}, 'end'),
  end: (game) => {
    returnCards(game);
    return done();
  },
});

export const statusPhaseProcedures = [statusPhase];
