import { planetWithValues } from '#ti4/rules/planets/planets.ts';
import { call, choose, type Spec } from '#engine';
import { bombardedSeat } from '#ti4/rules/invasion/bombardment.ts';
import { factsOfCombatRound } from '#ti4/rules/combat/combat.ts';
import { on, technology, type EffectResult } from '#ti4/rules/components/component.ts';
import type { GameFact } from '#ti4/rules/facts.ts';
import { question, type Game } from '#ti4/rules/game.ts';
import type { PlanetId, SeatId, Unit } from '#ti4/rules/state.ts';
import { destroyUnits } from '#ti4/rules/units/destroy.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';

/** Returns the infantry of the player that a seat bombards on a planet. */
const infantryOn = (game: Game, seat: SeatId, planet: PlanetId): Unit[] => {
  const owner = bombardedSeat(game, seat, planet);
  return owner === null || owner === seat ? [] : unitsAt(game, { owner, planet, type: 'infantry' });
};

/** Tells whether the last bombardment of a planet among these facts destroyed infantry there. */
function infantryLost(facts: readonly GameFact[], seat: SeatId, planet: PlanetId): boolean {
  const rolled = (fact: GameFact): boolean =>
    fact.type === 'dice-rolled' && fact.purpose === 'bombardment' && fact.seat === seat && fact.planet === planet;
  const lost = (fact: GameFact): boolean =>
    fact.type === 'unit-destroyed' &&
    fact.unit === 'infantry' &&
    fact.purpose === 'bombardment' &&
    fact.by === seat &&
    fact.planet === planet;
  const at = facts.findLastIndex(rolled);
  return at >= 0 && facts.slice(at).some(lost);
}

const infected = (
  game: Game,
  seat: SeatId,
  planets: readonly PlanetId[],
  facts: readonly GameFact[] = game.facts,
): PlanetId[] =>
  planets.filter((planet) => infantryLost(facts, seat, planet) && infantryOn(game, seat, planet).length > 0);

/** Destroys the remaining infantry on these planets. */
function destroyRest(game: Game, seat: SeatId, planets: readonly PlanetId[]): EffectResult {
  const units = planets.flatMap((planet) => infantryOn(game, seat, planet)).map(({ id }) => id);
  return units.length ? call(destroyUnits, { units, by: seat }, 'finish') : undefined;
}

const whichPlanets = question<{ planets: PlanetId[] }>()(
  'x-89-planets',
  (game, seat, { planets }): Spec =>
    planets.length
      ? choose(
          'On which planets do you destroy the remaining infantry?',
          planets.map((key) => ({
            key,
            label: planetWithValues(game, key),
            hint: `${infantryOn(game, seat, key).length} infantry`,
          })),
          { max: planets.length },
        )
      : { kind: 'none', reason: 'No infantry is left on those planets.' },
  { title: 'choose planets for X-89 Bacterial Weapon' },
);

export default technology({
  id: 'x-89-bacterial-weapon',
  name: 'X-89 Bacterial Weapon Ω',
  set: 'codex-1',
  text: "After you bombard a planet and destroy at least 1 of your opponent's infantry: you may destroy all their remaining infantry there.",
  color: 'biotic',
  advice: { gains: { hits: 1 } },
  prerequisites: { biotic: 3 },
  reactions: [
    on('after', 'bombardment-ends', {
      isUsable: (game, { holder }, { seat, planets = [] }) =>
        seat === holder && infected(game, holder, planets).length > 0,
      target: (game, { holder }, { planets = [] }) =>
        whichPlanets.ask(holder, { planets: infected(game, holder, planets) }),
      effect: (game, { holder }, _event, planets) => destroyRest(game, holder, planets),
    }),
    // A bombardment at the end of a round of ground combat belongs to that round.
    on('after', 'ground-combat-round-ends', {
      isUsable: (game, { holder }, { planet }) => infected(game, holder, [planet], factsOfCombatRound(game)).length > 0,
      effect: (game, { holder }, { planet }) => destroyRest(game, holder, [planet]),
    }),
  ],
  questions: [whichPlanets],
});
