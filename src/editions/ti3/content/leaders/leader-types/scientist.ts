import { leaderType, type Game } from '#ti3/rules/components/component.ts';
import { activeLeader } from '#ti3/rules/leaders/leader-locations.ts';
import { hasQuality, unitsOnPlanet } from '#ti3/rules/units/units.ts';
import type { PlanetId, UnitId } from '#ti3/rules/terms.ts';

const DOCK = 2;

const at = (game: Game, key: string, planet: PlanetId | undefined): boolean =>
  planet !== undefined && activeLeader(game, key)?.planet === planet;

const standsOn = ({ state }: Game, unit: UnitId | undefined): PlanetId | undefined => state.units[unit ?? '']?.planet;

export default leaderType({
  id: 'scientist',
  name: 'Scientist',
  mark: 'Sc',
  serves: 'planet',
  text: "On the Scientist's planet, each technology specialty counts as 2, a new space dock costs 2 and your PDS get +1 on all rolls. If you have a PDS there, no ship can bombard the planet, not even a war sun.",
  confidence: 'high',
  modifiers: {
    specialties: (game, { key }, count, { planet }) => (at(game, key, planet) ? 2 * count : count),
    'dock-price': (game, { key, holder }, price, { seat, planet }) =>
      seat === holder && at(game, key, planet) ? Math.min(price, DOCK) : price,
    'roll-bonus': (game, { key, holder }, bonus, { seat, type, unit }) =>
      seat === holder && type === 'pds' && at(game, key, standsOn(game, unit)) ? bonus + 1 : bonus,
    'bombardment-barred': (game, { key, holder }, barred, { seat, planet }) =>
      seat !== holder &&
      at(game, key, planet) &&
      unitsOnPlanet(game, planet).some((unit) => unit.owner === holder && hasQuality(game, 'shields', unit))
        ? 'You cannot bombard this planet: a Scientist and a PDS shield it.'
        : barred,
  },
});
