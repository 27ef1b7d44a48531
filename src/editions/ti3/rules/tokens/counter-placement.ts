import { ask, chosenAmounts, done, type AmountOption, type Spec } from '#engine';
import { procedure, question, type Game } from '#ti3/rules/game.ts';
import { seatOf } from '#ti3/rules/seats.ts';
import { COUNTER_AREAS, type CounterArea, type SeatId } from '#ti3/rules/terms.ts';
import { nameOfSystem } from '#ti3/rules/names.ts';
import { supplyNeeded, systemsWithUnitsInSpace, shipsCountedBySupply } from '#ti3/rules/units/fleet-supply.ts';
import { gainCounters, countersInReinforcements, roomIn } from './command-counters.ts';
import { formatCount } from '#text/sentences.ts';

export const COUNTER_AREA_LABELS: Record<CounterArea, string> = {
  command: 'Command pool',
  fleet: 'Fleet supply',
  strategy: 'Strategy allocation',
};

/** Builds an allotment of exactly `count` counters to the three areas. */
const spread = (
  prompt: string,
  count: number,
  line: (area: CounterArea) => Partial<AmountOption>,
  start: Record<CounterArea, number>,
): Spec => ({
  kind: 'allot',
  prompt,
  amounts: COUNTER_AREAS.map((key) => ({
    key,
    label: COUNTER_AREA_LABELS[key],
    max: count,
    weights: { counters: 1 },
    ...line(key),
  })),
  limits: [
    {
      measure: 'counters',
      measureLabel: 'command counters',
      atLeast: count,
      atMost: count,
      message: `Place exactly ${formatCount(count, 'command counter')}; you placed {sum}.`,
    },
  ],
  proposed: start,
});

/** Asks where to place received counters: at once, in any area (E3 5.2). */
const placeCounters = question<{ count: number }, Record<string, number>>()(
  'place-counters',
  (game, seat, { count }) => {
    const placed = Math.min(count, countersInReinforcements(game, seat));
    if (!placed) return { kind: 'none', reason: 'You have no command counters in your reinforcements.' };
    const have = seatOf(game, seat).counters;
    return spread(
      `Where do you place ${formatCount(placed, 'command counter')}?`,
      placed,
      (area) => ({ hint: `now ${have[area]}`, max: Math.min(placed, roomIn(game, seat, area)) }),
      {
        command: placed,
        fleet: 0,
        strategy: 0,
      },
    );
  },
  { title: 'place command counters' },
);

/** Gives a seat command counters and asks where it places them. */
export const receiveCounters = procedure<{ seat: SeatId; count: number }>()('receive-counters', {
  ask: (_game, { seat, count }) => ask([placeCounters.ask(seat, { count })], 'placed'),
  placed: (game, { seat }, { answer }) => {
    const placed = chosenAmounts(answer);
    for (const area of COUNTER_AREAS) gainCounters(game, seat, area, placed[area] ?? 0);
    return done();
  },
});

/** Names the system of a seat's largest fleet: "at Arnor and Lor". */
function atLargest(game: Game, seat: SeatId): string {
  const sizes = systemsWithUnitsInSpace(game, seat).map((system) => ({
    system,
    size: shipsCountedBySupply(game, seat, system).length,
  }));
  const [largest] = sizes.sort((a, b) => b.size - a.size);
  return `at ${nameOfSystem(game, largest.system)}`;
}

/** Gains counters without asking where they go, since the player redistributes all counters next (E3 16.5, 16.6). */
export function gainUnplacedCounters(game: Game, seat: SeatId, count: number): void {
  let left = count;
  for (const area of COUNTER_AREAS) left -= gainCounters(game, seat, area, left);
}

/**
 * Asks how to redistribute counters among the areas, which happens only in the status phase; fleet supply must still
 * suffice for the fleets (E3 5.4, 16.6).
 */
export const redistributeCounters = question<object, Record<string, number>>()(
  'redistribute-counters',
  (game, seat) => {
    const { counters } = seatOf(game, seat);
    const all = COUNTER_AREAS.reduce((sum, area) => sum + counters[area], 0);
    const needed = Math.min(supplyNeeded(game, seat), counters.fleet);
    const why = needed ? `your ships ${atLargest(game, seat)} need ${needed}` : '';
    return spread(
      'How do you redistribute your command counters?',
      all,
      (area) => ({
        max: Math.min(all, counters[area] + roomIn(game, seat, area)),
        ...(area === 'fleet' && {
          min: needed,
          ...(needed && { hint: why, minMessage: `Keep at least ${needed} in fleet supply: ${why}.` }),
        }),
      }),
      { ...counters },
    );
  },
  { title: 'redistribute command counters' },
);

export function applyRedistribution(game: Game, seat: SeatId, wanted: Record<string, number>): void {
  const place = seatOf(game, seat);
  if (COUNTER_AREAS.every((area) => place.counters[area] === (wanted[area] ?? 0))) return;
  for (const area of COUNTER_AREAS) place.counters[area] = wanted[area] ?? 0;
  game.addFact({ type: 'counters-redistributed', seat, counters: { ...place.counters } });
}

export const counterProcedures = [receiveCounters];
export const counterQuestions = [placeCounters, redistributeCounters];
