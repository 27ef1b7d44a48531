import { agenda } from '#ti4/rules/components/component.ts';
import { discardLaw, hasNoLaws } from '#ti4/rules/politics/laws.ts';

export default agenda({
  id: 'judicial-abolishment',
  name: 'Judicial Abolishment',
  set: 'base',
  text: 'Elect a law in play: it is struck down. Without laws in play, another agenda takes its place.',
  type: 'directive',
  elect: 'law',
  discardedWhenRevealed: hasNoLaws,
  resolve: (game, law) => discardLaw(game, law),
});
