import { noteOwner, promissoryNote } from '#ti4/rules/components/component.ts';
import { adjacentSystems } from '#ti4/rules/board/adjacency.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { isHomeSystem } from '#ti4/content/shared/procedures/place-questions.ts';
import { playFaceUpAction, returnOnActivation } from '#ti4/content/shared/cards/face-up-note.ts';

export default promissoryNote({
  id: 'stymie',
  name: 'Stymie',
  set: 'base',
  text: "Action: lay this before you. The Arborec then produce no units where you have units outside home systems, nor next to there. It goes back as soon as you activate a system with the Arborec's units.",
  faction: 'arborec',
  advice: { harms: { units: { infantry: 3 } } },
  action: playFaceUpAction,
  modifiers: {
    // Applies only while the note is face up.
    'producing-barred': (game, held, why, { seat, system }) => {
      if (why !== undefined || seat !== noteOwner(held.key)) return why;
      const near = [system, ...adjacentSystems(game, system, seat)];
      return near.some(
        (one) => !isHomeSystem(game, one) && unitsAt(game, { owner: held.holder, system: one }).length > 0,
      )
        ? 'Your Stymie keeps you from producing in or next to systems with units of its holder.'
        : undefined;
    },
  },
  reactions: returnOnActivation,
});
