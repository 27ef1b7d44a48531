import { noteOwner, objective } from '../../../../rules/components/component.ts';
import { notesBefore } from '../../../../rules/deals/promissory-notes.ts';

export default objective({
  id: 'strengthen-bonds',
  name: 'Strengthen Bonds',
  set: 'pok',
  text: 'A promissory note of somebody else lies before you.',
  stage: 'secret',
  points: 1,
  phase: 'status',
  fulfilled: (game, seat) => notesBefore(game, seat).some((card) => noteOwner(card) !== seat),
});
