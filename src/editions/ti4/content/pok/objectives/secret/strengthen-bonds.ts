import { componentOf, noteOwner, objective } from '../../../../rules/components/component.ts';
import { notesBefore } from '../../../../rules/deals/promissory-notes.ts';
import { wordsTowards } from '../../../shared/counted.ts';

export default objective({
  id: 'strengthen-bonds',
  name: 'Strengthen Bonds',
  set: 'pok',
  text: 'A promissory note of somebody else lies before you.',
  stage: 'secret',
  points: 1,
  phase: 'status',
  progress: (game, seat) => {
    const others = notesBefore(game, seat).filter((card) => noteOwner(card) !== seat);
    return wordsTowards(
      others.map((card) => game.book.components[componentOf(card)]?.name ?? card),
      1,
      'promissory notes',
    );
  },
});
