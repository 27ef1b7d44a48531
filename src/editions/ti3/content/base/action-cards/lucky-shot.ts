import { actionCard, type Game } from '../../../rules/components/component.ts';
import { aimable, chooseUnit } from '../../../rules/components/targets.ts';
import { destroy, unitsOf } from '../../../rules/planets/units.ts';
import type { Unit } from '../../../rules/state.ts';
import type { SeatId, UnitType } from '../../../rules/terms.ts';

const TARGETS: readonly UnitType[] = ['dreadnought', 'cruiser', 'destroyer'];

/** Ships of others in systems where a planet is the seat's. */
const inSight = (game: Game, seat: SeatId): Unit[] =>
  unitsOf(game).filter(
    ({ owner, type, system }) =>
      owner !== seat &&
      TARGETS.includes(type) &&
      aimable(game, seat, { owner, type }) &&
      game.state.systems[system].planets.some((planet) => game.state.planets[planet].owner === seat),
  );

export default actionCard({
  id: 'lucky-shot',
  name: 'Lucky Shot',
  copies: 1,
  text: 'Action: destroy a dreadnought, cruiser or destroyer of an opponent in a system where you have a planet.',
  confidence: 'medium',
  action: {
    unable: (game, { holder }) =>
      inSight(game, holder).length ? undefined : 'No such ship is in a system where you have a planet.',
    target: (game, { holder }) =>
      chooseUnit.of(holder, { prompt: 'Which ship do you destroy?', units: inSight(game, holder).map(({ id }) => id) }),
    effect: (game, { holder }, [unit]) =>
      destroy(
        game,
        inSight(game, holder).filter(({ id }) => id === unit),
      ),
  },
});
