import { actionCard, type Game } from '#ti3/rules/components/component.ts';
import { canTarget, chooseUnit } from '#ti3/rules/components/target-questions.ts';
import { destroyUnits, allUnits } from '#ti3/rules/units/units.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { SeatId, UnitType } from '#ti3/rules/terms.ts';

const TARGETS: readonly UnitType[] = ['dreadnought', 'cruiser', 'destroyer'];

/** Lists the target ships of other players in systems where the seat has a planet. */
const inSight = (game: Game, seat: SeatId): Unit[] =>
  allUnits(game).filter(
    ({ owner, type, system }) =>
      owner !== seat &&
      TARGETS.includes(type) &&
      canTarget(game, seat, { owner, type }) &&
      game.state.systems[system].planets.some((planet) => game.state.planets[planet].owner === seat),
  );

export default actionCard({
  id: 'lucky-shot',
  name: 'Lucky Shot',
  copies: 1,
  text: "Action: destroy another player's dreadnought, cruiser or destroyer in a system where you control a planet.",
  confidence: 'medium',
  action: {
    problem: (game, { holder }) =>
      inSight(game, holder).length
        ? undefined
        : 'No other player has a dreadnought, cruiser or destroyer in a system where you control a planet.',
    target: (game, { holder }) =>
      chooseUnit.ask(holder, {
        prompt: 'Which ship do you destroy?',
        units: inSight(game, holder).map(({ id }) => id),
      }),
    effect: (game, { holder }, [unit]) =>
      destroyUnits(
        game,
        inSight(game, holder).filter(({ id }) => id === unit),
      ),
  },
});
