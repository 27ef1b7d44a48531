import { voteAnew } from '#ti4/rules/politics/agenda-phase.ts';
import { agenda } from '#ti4/rules/components/component.ts';
import { noLaws } from '#ti4/rules/politics/laws.ts';

export default agenda({
  id: 'miscount-disclosed',
  name: 'Miscount Disclosed',
  set: 'base',
  text: 'Elect a law in play: it is voted on again, as though it had just come off the deck. Without laws in play, another agenda takes its place.',
  type: 'directive',
  elect: 'law',
  discardedWhenRevealed: noLaws,
  resolve: (game, law) => voteAnew(game, law),
});
