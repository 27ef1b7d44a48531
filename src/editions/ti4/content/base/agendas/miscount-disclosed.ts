import { revoteLaw } from '#ti4/rules/politics/agenda-phase.ts';
import { agenda } from '#ti4/rules/components/component.ts';
import { hasNoLaws } from '#ti4/rules/politics/laws.ts';

export default agenda({
  id: 'miscount-disclosed',
  name: 'Miscount Disclosed',
  set: 'base',
  text: 'Elect a law: players vote on it again as if it were just revealed. If no law is in effect, reveal another agenda instead.',
  type: 'directive',
  elect: 'law',
  discardedWhenRevealed: hasNoLaws,
  resolve: (game, law) => revoteLaw(game, law),
});
