import { agenda } from '#ti4/rules/components/component.ts';
import { discardLaw, hasNoLaws } from '#ti4/rules/politics/laws.ts';

export default agenda({
  id: 'judicial-abolishment',
  name: 'Judicial Abolishment',
  set: 'base',
  text: 'Elect a law: discard it. If no law is in effect, reveal another agenda instead.',
  type: 'directive',
  elect: 'law',
  discardedWhenRevealed: hasNoLaws,
  resolve: (game, law) => discardLaw(game, law),
});
