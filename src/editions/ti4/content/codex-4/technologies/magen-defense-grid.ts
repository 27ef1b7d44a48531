import { on, technology } from '#ti4/rules/components/component.ts';
import { arrivalProblem, placeUnits } from '#ti4/rules/units/units.ts';
import {
  magenDefenseGridReaction,
  magenDefenseGrid,
  structuresAt,
} from '#ti4/content/shared/cards/magen-defense-grid.ts';

export default technology({
  id: 'magen-defense-grid',
  name: 'Magen Defense Grid ΩΩ',
  set: 'codex-4',
  text: "When any player activates a system: place 1 infantry with each of your structures there. When ground combat begins on a planet with your structures: assign 1 hit to 1 of your opponent's ground forces.",
  color: 'warfare',
  prerequisites: { warfare: 1 },
  reactions: [
    on('when', 'system-activated', {
      mandatory: true,
      isUsable: (game, { holder }, event) => structuresAt(game, holder, { system: event.system }).length > 0,
      effect: (game, { holder }, event) => {
        for (const { planet, system } of structuresAt(game, holder, { system: event.system })) {
          const barred = planet !== undefined && arrivalProblem(game, holder, 'infantry', planet) !== undefined;
          if (!barred) placeUnits(game, holder, 'infantry', 1, { system, ...(planet !== undefined && { planet }) });
        }
      },
    }),
    magenDefenseGridReaction,
  ],
  procedures: [magenDefenseGrid],
});
