import { ask, chosenAmounts, done, type Limit, type AmountOption, type Spec } from '#engine';
import { pairKey } from '#kit/prompts/option-keys.ts';
import { actionCard, on } from '#ti4/rules/components/component.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { formatUnitCount, nameOfPlanet, nameOfUnit } from '#ti4/rules/names.ts';
import { planetsOf } from '#ti4/rules/planets/planets.ts';
import type { PlanetId, SeatId, SystemId, Unit } from '#ti4/rules/state.ts';
import { detailsOf } from '#ti4/rules/units/unit-marks.ts';
import { lineKeyOf } from '#ti4/rules/units/unit-keys.ts';
import { arrivalProblem, placeOnPlanet, isTransportable, unitsAt } from '#ti4/rules/units/units.ts';

const ID = 'ghost-squad';

const planetsIn = (game: Game, seat: SeatId, system: SystemId): PlanetId[] =>
  planetsOf(game, seat)
    .filter((planet) => planet.system === system)
    .map(({ id }) => id);

/** The key of a move: identical units on a planet and their destination, such as 'infantry@lodor>thibah'. */
const wayTo = pairKey<string, PlanetId>('>');

const countedIn = (keys: string[]): Record<string, number> =>
  Object.fromEntries([...new Set(keys)].map((key) => [key, keys.filter((one) => one === key).length]));

/** Returns an owner's units on a planet that can be transported. */
const forcesOn = (game: Game, planet: PlanetId, owner: SeatId): Unit[] =>
  unitsAt(game, { planet, owner }).filter((unit) => isTransportable(game, unit));

const open = (game: Game, seat: SeatId, { type }: Unit, planet: PlanetId): boolean =>
  arrivalProblem(game, seat, type, planet, 'land') === undefined;

/** Returns those of the given planets to which a ground force on another one can move. */
const waysFrom = (game: Game, seat: SeatId, from: Unit, planets: readonly PlanetId[]): PlanetId[] =>
  planets.filter((planet) => planet !== from.planet && open(game, seat, from, planet));

/** Asks for the moves of ground forces between planets; all may stay. */
const whoMoves = question<{ system: SystemId }, Record<string, number>>()(ID, (game, seat, { system }): Spec => {
  const planets = planetsIn(game, seat, system);
  const lines: AmountOption[] = [];
  const limits: Limit[] = [];
  for (const from of planets) {
    const forces = forcesOn(game, from, seat);
    for (const kind of new Set(forces.map((unit) => lineKeyOf(game, unit)))) {
      const alike = forces.filter((unit) => lineKeyOf(game, unit) === kind);
      const details = detailsOf(game, alike[0]).join(', ');
      const set = details && ` (${details})`;
      for (const to of waysFrom(game, seat, alike[0], planets)) {
        lines.push({
          key: wayTo.format(kind, to),
          label: `${nameOfUnit(alike[0].type)}${set} to ${nameOfPlanet(game, to)}`,
          max: alike.length,
          group: `From ${nameOfPlanet(game, from)}`,
          weights: { [kind]: 1 },
        });
      }
      limits.push({
        measure: kind,
        measureLabel: `${nameOfUnit(alike[0].type)}${set} from ${nameOfPlanet(game, from)}`,
        atMost: alike.length,
        message: `Move up to ${formatUnitCount(alike[0].type, alike.length)}${set} from ${nameOfPlanet(game, from)}; you moved {sum}.`,
      });
    }
  }
  if (!lines.length) return { kind: 'none', reason: 'You have no ground forces to move.' };
  return {
    kind: 'allot',
    prompt: 'Which of your ground forces do you move to another planet?',
    amounts: lines,
    limits,
    proposed: {},
    emptyLabel: 'Move no ground forces',
  };
});

function relocate(game: Game, seat: SeatId, system: SystemId, moves: Record<string, number>): void {
  for (const [key, count] of Object.entries(moves)) {
    const [kind, to] = wayTo.parse(key);
    const forces = planetsIn(game, seat, system).flatMap((planet) => forcesOn(game, planet, seat));
    for (const unit of forces.filter((one) => lineKeyOf(game, one) === kind).slice(0, count))
      placeOnPlanet(game, unit, to, 'land');
  }
  if (Object.values(moves).some(Boolean)) game.addFact({ type: 'forces-relocated', seat, placed: moves });
}

/** Moves the ground forces in games saved before the moves were chosen while playing the card. */
const sneak = procedure<{ seat: SeatId; system: SystemId }>()(ID, {
  who: (_game, { seat, system }) => ask([whoMoves.ask(seat, { system })], 'move'),
  move: (game, { seat, system }, got) => {
    relocate(game, seat, system, chosenAmounts(got.answer));
    return done();
  },
});

export default actionCard({
  id: ID,
  name: 'Ghost Squad',
  set: 'codex-1',
  text: 'After a player commits units to a planet you control: you may move any number of your ground forces between your planets in that system.',
  copies: 1,
  advice: { gains: { moves: 1 } },
  procedures: [sneak],
  questions: [whoMoves],
  reactions: [
    on('after', 'ground-forces-committed', {
      isUsable: (game, { holder }, { seat, system, planet }) => {
        const planets = planetsIn(game, holder, system);
        const forces = planets.flatMap((one) => forcesOn(game, one, holder));
        return (
          seat !== holder &&
          planets.includes(planet) &&
          forces.some((one) => waysFrom(game, holder, one, planets).length > 0)
        );
      },
      target: (_game, { holder }, { system }) => whoMoves.ask(holder, { system }),
      effect: (game, { holder }, { system }, moves) => relocate(game, holder, system, countedIn(moves)),
    }),
  ],
});
