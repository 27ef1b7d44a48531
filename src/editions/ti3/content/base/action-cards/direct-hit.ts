import { spaceBattle } from '#ti3/rules/combat/space-battle.ts';
import { actionCard, on, type Game } from '#ti3/rules/components/component.ts';
import { canTarget, chooseUnit } from '#ti3/rules/components/target-questions.ts';
import { destroyUnits } from '#ti3/rules/units/units.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { SeatId, UnitId } from '#ti3/rules/terms.ts';

const crippled = (game: Game, seat: SeatId, units: readonly UnitId[]): Unit[] =>
  units.flatMap((id) => {
    const unit = game.state.units[id];
    return unit?.damaged && canTarget(game, seat, unit) ? [unit] : [];
  });

export default actionCard({
  id: 'direct-hit',
  name: 'Direct Hit',
  copies: 4,
  text: "After another player's ship sustains damage in your space battle: destroy that ship.",
  confidence: 'medium',
  reactions: [
    on('after', 'ships-damaged', {
      // Only enemy ships count, in a space battle of the holder's (E3 19.4).
      isUsable: (game, { holder }, { seat, by, units }) =>
        by === holder &&
        seat !== holder &&
        game.enclosingData(spaceBattle) !== undefined &&
        crippled(game, holder, units).length > 0,
      target: (game, { holder }, { units }) =>
        chooseUnit.ask(holder, {
          prompt: 'Which ship do you destroy?',
          units: crippled(game, holder, units).map(({ id }) => id),
        }),
      effect: (game, { holder }, { units }, [target]) =>
        destroyUnits(
          game,
          crippled(game, holder, units).filter(({ id }) => id === target),
        ),
    }),
  ],
});
