import { call } from '#engine';
import { combatantsInSpace, isSide, opponentIn } from '#ti4/rules/combat/combat.ts';
import { on, technology } from '#ti4/rules/components/component.ts';
import type { Game } from '#ti4/rules/game.ts';
import { destroyChosenUnits } from '#ti4/rules/units/losses.ts';
import type { SeatId, SystemId, Unit } from '#ti4/rules/state.ts';

const large = (game: Game, system: SystemId, seat: SeatId): Unit[] =>
  combatantsInSpace(game, system, seat).filter(({ type }) => type !== 'fighter');

export default technology({
  id: 'assault-cannon',
  name: 'Assault Cannon',
  set: 'base',
  text: 'When a space combat begins and you have at least 3 non-fighter ships in the system: your opponent chooses and destroys 1 of their non-fighter ships.',
  color: 'warfare',
  prerequisites: { warfare: 3 },
  reactions: [
    on('when', 'space-combat-begins', {
      mandatory: true,
      isUsable: (game, { holder }, event) =>
        isSide(event, holder) &&
        large(game, event.system, holder).length >= 3 &&
        large(game, event.system, opponentIn(event, holder)).length > 0,
      effect: (game, { holder }, event) => {
        const seat = opponentIn(event, holder);
        const units = large(game, event.system, seat).map((unit) => unit.id);
        return call(
          destroyChosenUnits,
          { losses: [{ seat, units, count: 1, why: 'for Assault Cannon' }], by: holder },
          'finish',
        );
      },
    }),
  ],
});
