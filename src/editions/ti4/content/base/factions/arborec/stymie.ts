import { noteOwner, promissoryNote } from '#ti4/rules/components/component.ts';
import { adjacentSystems } from '#ti4/rules/board/adjacency.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { isHomeSystem } from '#ti4/content/shared/procedures/place-questions.ts';
import { playNoteFaceUpAction, returnOnActivation } from '#ti4/content/shared/cards/face-up-note.ts';

export default promissoryNote({
  id: 'stymie',
  name: 'Stymie',
  set: 'base',
  text: 'Action: place this note in front of you. While it is there, Arborec cannot produce in or adjacent to non-home systems with your units. When you activate a system where Arborec has units: return it.',
  faction: 'arborec',
  advice: { harms: { units: { infantry: 3 } } },
  action: playNoteFaceUpAction,
  modifiers: {
    // Applies only while the note is face up.
    'producing-barred': (game, held, why, { seat, system }) => {
      if (why !== undefined || seat !== noteOwner(held.key)) return why;
      const near = [system, ...adjacentSystems(game, system, seat)];
      return near.some(
        (one) => !isHomeSystem(game, one) && unitsAt(game, { owner: held.holder, system: one }).length > 0,
      )
        ? 'You cannot produce here: the holder of Stymie has units in this system or an adjacent one.'
        : undefined;
    },
  },
  reactions: returnOnActivation,
});
