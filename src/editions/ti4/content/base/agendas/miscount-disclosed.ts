import { revoteLaw } from '#ti4/rules/politics/agenda-phase.ts';
import { agenda } from '#ti4/rules/components/component.ts';
import { hasNoLaws } from '#ti4/rules/politics/laws.ts';

export default agenda({
  id: 'miscount-disclosed',
  name: 'Miscount Disclosed',
  set: 'base',
  text: 'Elect a law in play: it is voted on again, as though it had just come off the deck. Without laws in play, another agenda takes its place.',
  type: 'directive',
  elect: 'law',
  discardedWhenRevealed: hasNoLaws,
  resolve: (game, law) => revoteLaw(game, law),
});
