import { call, done } from '#engine';
import { hasBothSides, isSide } from '#ti4/rules/combat/combat.ts';
import { actionCard, on } from '#ti4/rules/components/component.ts';
import { procedure } from '#ti4/rules/game.ts';
import { retreat, retreatTo } from '#ti4/rules/combat/retreat.ts';
import { retreatSystems } from '#ti4/rules/combat/retreat-systems.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import type { SeatId, SystemId } from '#ti4/rules/state.ts';

/** Retreats with all ships; the combat is then a draw. */
const skilledRetreat = procedure<{ seat: SeatId; system: SystemId; to: SystemId }>()('skilled-retreat', {
  start: (_game, { seat, system, to }) => call(retreat, { seat, system, free: true, to }, 'moved'),
  moved: (game, _data, got) => {
    const combat = game.enclosingData(spaceCombat);
    if (combat && got.result !== null) combat.drawn = true;
    return done();
  },
});

export default actionCard({
  id: 'skilled-retreat',
  name: 'Skilled Retreat',
  set: 'base',
  text: "When a space combat round begins: move all your ships there to an adjacent system without other players' ships. Place a command token from reinforcements there. The combat is a draw.",
  copies: 4,
  reactions: [
    on('when', 'space-combat-round-begins', {
      isUsable: (game, { holder }, event) =>
        isSide(event, holder) &&
        hasBothSides(game, event) &&
        retreatSystems(game, holder, event.system, true).length > 0,
      target: (_game, { holder }, event) => retreatTo.ask(holder, { seat: holder, system: event.system, free: true }),
      effect: (game, { holder }, event, [to]) =>
        to !== undefined && hasBothSides(game, event)
          ? call(skilledRetreat, { seat: holder, system: event.system, to }, 'finish')
          : undefined,
    }),
  ],
  procedures: [skilledRetreat],
});
