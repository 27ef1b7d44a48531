import { call } from '#engine';
import { retreat } from '#ti4/rules/combat/retreat.ts';
import { retreatSystems } from '#ti4/rules/combat/retreat-systems.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import { shipsIn } from '#ti4/rules/units/units.ts';
import { hasMovedInto } from '#ti4/content/shared/queries/tactical-action-history.ts';
import { ability, on } from '#ti4/rules/components/component.ts';

export default ability({
  id: 'foresight',
  name: 'Foresight',
  set: 'base',
  faction: 'naalu',
  text: "After another player moves ships into a system where you have ships: you may place 1 strategy token in an adjacent system without other players' ships and move your ships from the active system to it.",
  reactions: [
    on('after', 'movement-ends', {
      isUsable: (game, { holder }, { seat, system }) =>
        seat !== holder &&
        seatOf(game, holder).tokens.strategy > 0 &&
        shipsIn(game, system, holder).length > 0 &&
        hasMovedInto(game, seat, system) &&
        retreatSystems(game, holder, system, true).length > 0,
      // It is not a retreat: effects that prevent retreats do not apply.
      effect: (_game, { holder }, { system }) =>
        call(retreat, { seat: holder, system, free: true, token: 'strategy' }, 'finish'),
    }),
  ],
});
