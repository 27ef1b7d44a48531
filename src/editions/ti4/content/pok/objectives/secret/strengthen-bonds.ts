import { componentOf, noteOwner, objective } from '#ti4/rules/components/component.ts';
import { notesInPlayArea } from '#ti4/rules/trade/promissory-notes.ts';
import { wordProgress } from '#ti4/content/shared/queries/progress-counters.ts';

export default objective({
  id: 'strengthen-bonds',
  name: 'Strengthen Bonds',
  set: 'pok',
  text: "Have another player's promissory note in front of you.",
  stage: 'secret',
  points: 1,
  phase: 'status',
  progress: (game, seat) => {
    const others = notesInPlayArea(game, seat).filter((card) => noteOwner(card) !== seat);
    return wordProgress(
      others.map((card) => game.book.components[componentOf(card)]?.name ?? card),
      1,
      'promissory notes',
    );
  },
});
