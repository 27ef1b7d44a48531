import { leader, on } from '#ti4/rules/components/component.ts';
import { addEffect, removeEffect } from '#ti4/rules/components/effects.ts';
import { purgeLeader } from '#ti4/rules/leaders/leaders.ts';
import { isGroundForce, removeUnit, shipsIn, unitsAt } from '#ti4/rules/units/units.ts';
import { unitCostInSystem } from '#ti4/content/shared/queries/combat-advice.ts';
import { hasMovedInto } from '#ti4/content/shared/queries/tactical-action-history.ts';

const ID = 'shval-harbinger';

/** The system where he is used, and his key. */
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
  text: 'After you move ships into the active system: you may skip to committing ground forces. If you do: after you commit, return all your ships in that system to your reinforcements and purge this card.',
  advice: {
    // Weighs planets guarded by other players' ships against all of the seat's own ships there.
    gains: (game, seat, { system: at } = {}) => {
      const system = String(at);
      const troops = unitsAt(game, { owner: seat, system, space: true }).filter((unit) =>
        isGroundForce(game, unit),
      ).length;
      const guarded = shipsIn(game, system).some(({ owner }) => owner !== seat);
      const open = game.state.systems[system].planets.filter(
        (planet) =>
          game.state.planets[planet].controller !== seat && unitsAt(game, { planet, notOwner: seat }).length < troops,
      );
      return {
        planets: guarded ? Math.min(troops, open.length) : 0,
        resources: -unitCostInSystem(game, seat, system, true),
      };
    },
  },
  reactions: [
    on('after', 'movement-ends', {
      isUsable: (game, { holder }, { seat, system }) => seat === holder && hasMovedInto(game, seat, system),
      effect: (game, { holder, key }, { system }) => void addEffect(game, ID, holder, { system, key }, 'action'),
    }),
    on('after', 'commitment-ends', {
      lasting: true,
      mandatory: true,
      isUsable: (_game, { holder, memory }, { seat, system }) =>
        seat === holder && (memory as unknown as Brood).system === system,
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
