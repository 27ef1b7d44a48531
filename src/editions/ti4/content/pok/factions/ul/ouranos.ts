import { chosenKey } from '#engine';
import { on, unit } from '#ti4/rules/components/component.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { PlanetId, SeatId, SystemId, UnitId } from '#ti4/rules/state.ts';
import { deployCall, canDeploy } from '#ti4/rules/units/deploy.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { choosePlanet } from '#ti4/content/shared/procedures/place-questions.ts';

/** Returns the net number of PDS that a seat has gained on a planet since the system was activated. */
function comeSince(game: Game, seat: SeatId, planet: PlanetId): number {
  const at = game.facts.findLastIndex(({ type }) => type === 'system-activated');
  return game.facts.slice(at + 1).reduce((sum, fact) => {
    if (
      (fact.type !== 'units-placed' && fact.type !== 'unit-removed') ||
      fact.seat !== seat ||
      fact.planet !== planet ||
      fact.unit !== 'pds'
    )
      return sum;
    return sum + (fact.type === 'units-placed' ? fact.count : -1);
  }, 0);
}

/** Orders units by their ids, which are numbered as the units come. */
const byAge = (a: UnitId, b: UnitId): number => a.length - b.length || (a < b ? -1 : 1);

/** Returns the PDS on a planet that were there when the system was activated. */
const oldOnes = (game: Game, seat: SeatId, planet: PlanetId): UnitId[] => {
  const pds = unitsAt(game, { owner: seat, planet, type: 'pds' }).map(({ id }) => id);
  return pds.sort(byAge).slice(0, Math.max(0, pds.length - Math.max(0, comeSince(game, seat, planet))));
};

/** Lists the planets with a PDS that was there when the system was activated and that the flagship can replace. */
const risers = (game: Game, seat: SeatId, system: SystemId): PlanetId[] =>
  game.state.systems[system].planets.filter(
    (planet) =>
      canDeploy(game, { seat, type: 'flagship', planet, replaces: 'pds', space: true }) &&
      oldOnes(game, seat, planet).length > 0,
  );

export default unit({
  id: 'ouranos',
  name: 'Ouranos',
  set: 'pok',
  deploys: { replaces: 'pds', space: true },
  text: 'Cost 8, combat 7 with 2 dice, move 1, capacity 3, Sustain Damage. Deploy: after you activate a system where you have PDS, you may replace 1 of them with this ship.',
  faction: 'ul',
  type: 'flagship',
  cost: 8,
  combat: { value: 7, dice: 2 },
  move: 1,
  capacity: 3,
  sustainDamage: true,
  reactions: [
    on('after', 'system-activated', {
      isUsable: (game, { holder }, { seat, system }) => seat === holder && risers(game, holder, system).length > 0,
      target: (game, { holder }, { system }) =>
        choosePlanet.ask(holder, {
          prompt: 'On which planet do you replace a PDS with the Ouranos?',
          planets: risers(game, holder, system),
          counts: ['pds'],
        }),
      effect: (game, { holder }, _event, target) => {
        const planet = chosenKey(target);
        return planet === undefined
          ? undefined
          : deployCall({
              seat: holder,
              type: 'flagship',
              planet,
              replaces: 'pds',
              among: oldOnes(game, holder, planet),
              space: true,
            });
      },
    }),
  ],
});
