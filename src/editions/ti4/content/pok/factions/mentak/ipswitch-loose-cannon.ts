import { call } from '#engine';
import { hasBothSides, currentCombat, isSide } from '#ti4/rules/combat/combat.ts';
import { leader, on } from '#ti4/rules/components/component.ts';
import { addEffect } from '#ti4/rules/components/effects.ts';
import type { Game } from '#ti4/rules/game.ts';
import { purgeLeader } from '#ti4/rules/leaders/leaders.ts';
import type { SeatId, UnitType } from '#ti4/rules/state.ts';
import { placeableCount, placeUnit } from '#ti4/rules/units/reinforcements.ts';
import { hasUnitCard, typesIn } from '#ti4/rules/units/units.ts';

/** Tells whether a seat can place a ship of a type in a combat; a unit that only counts as a ship is not one. */
const mayJoin = (game: Game, seat: SeatId, type: UnitType): boolean =>
  typesIn('ship').includes(type) && hasUnitCard(game, seat, type) && placeableCount(game, seat, type) > 0;

export default leader({
  id: 'ipswitch-loose-cannon',
  set: 'pok',
  faction: 'mentak',
  name: 'Ipswitch, Loose Cannon',
  role: 'hero',
  text: "When your space combat begins: you may purge this card. If you do, each time another player's ship is destroyed in that combat, you may place a ship of the same type in that system.",
  advice: { gains: { resources: 6 } },
  reactions: [
    on('when', 'space-combat-begins', {
      isUsable: (game, { holder }, event) => isSide(event, holder) && hasBothSides(game, event),
      effect: (game, held) => {
        addEffect(game, held.component, held.holder, true, 'combat');
        purgeLeader(game, held);
      },
    }),
    // By then, both sides have already removed the ships that they lost hit by hit.
    on('after', 'unit-destroyed', {
      lasting: true,
      isUsable: (game, { holder }, { seat, ship, type, system }) => {
        const combat = currentCombat(game);
        return (
          seat !== holder &&
          ship === true &&
          combat?.where === 'space' &&
          combat.system === system &&
          mayJoin(game, holder, type)
        );
      },
      effect: (_game, { holder }, { type, system }) => call(placeUnit, { seat: holder, type, system }, 'finish'),
    }),
  ],
});
