import { leader, on } from '../../../../rules/components/component.ts';
import { addEffect, removeEffect } from '../../../../rules/components/effects.ts';
import { purgeLeader } from '../../../../rules/leaders/leaders.ts';
import { shipsIn, removeUnit } from '../../../../rules/units/units.ts';
import { hasMovedInto } from '../../../shared/arrivals.ts';

const ID = 'shval-harbinger';

/** Where he is used, and who he is. */
interface Brood {
  system: string;
  key: string;
}

export default leader({
  id: ID,
  set: 'pok',
  faction: 'sardakk-norr',
  name: "Sh'val, Harbinger",
  role: 'hero',
  text: 'After your ships have moved into the active system you may go straight to committing ground forces. Then all your ships there go to your reinforcements, and he is purged.',
  reactions: [
    on('after', 'movement-ends', {
      usable: (game, { holder }, { seat, system }) => seat === holder && hasMovedInto(game, seat, system),
      effect: (game, { holder, key }, { system }) => void addEffect(game, ID, holder, { system, key }, 'action'),
    }),
    on('after', 'commitment-ends', {
      lasting: true,
      mandatory: true,
      usable: (_game, { holder, memory }, { seat, system }) => seat === holder && (memory as unknown as Brood).system === system,
      effect: (game, { holder, key, memory }, { system }) => {
        for (const ship of shipsIn(game, system, holder)) removeUnit(game, ship, 'returned');
        purgeLeader(game, { holder, key: (memory as unknown as Brood).key });
        removeEffect(game, key);
      },
    }),
  ],
  modifiers: {
    'skips-to-commitment': (_game, { holder, memory }, skips, { seat, system }) =>
      skips || (seat === holder && (memory as unknown as Brood | null)?.system === system),
  },
});
