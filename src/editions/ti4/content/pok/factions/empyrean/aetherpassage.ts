import { ability, on, type Held } from '../../../../rules/components/component.ts';
import { addEffect } from '../../../../rules/components/effects.ts';
import type { SeatId } from '../../../../rules/state.ts';
import { isShip, unitsAt } from '../../../../rules/units/units.ts';

/** Who has been let through. */
const guest = ({ memory }: Held): SeatId | undefined => (memory as { seat?: SeatId } | null)?.seat;

export default ability({
  id: 'aetherpassage',
  name: 'Aetherpassage',
  set: 'pok',
  faction: 'empyrean',
  text: 'After another player has activated a system you may let their ships move through systems with ships of yours.',
  reactions: [
    on('after', 'system-activated', {
      usable: (game, { holder }, { seat, system }) =>
        seat !== holder && unitsAt(game, { owner: holder, space: true }).some((unit) => unit.system !== system && isShip(game, unit)),
      effect: (game, { holder, component }, { seat }) => void addEffect(game, component, holder, { seat }, 'action'),
    }),
  ],
  modifiers: {
    // Ships of anybody else that are there as well block the way as ever.
    'ignores-blocking-ships': (game, held, ignores, { seat, system }) =>
      ignores ||
      (guest(held) === seat &&
        unitsAt(game, { system, space: true }).every((unit) => !isShip(game, unit) || unit.owner === seat || unit.owner === held.holder)),
  },
});
