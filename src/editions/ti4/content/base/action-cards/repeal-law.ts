import { choose, type Spec } from '#engine';
import { actionCard } from '#ti4/rules/components/component.ts';
import { question } from '#ti4/rules/game.ts';
import { discardLaw, hasNoLaws } from '#ti4/rules/politics/laws.ts';

const whichLaw = question<object>()('repeal-law', (game): Spec => {
  if (hasNoLaws(game)) return { kind: 'none', reason: 'No law is in effect now.' };
  return choose(
    'Which law do you discard?',
    Object.entries(game.state.laws).map(([key, { component }]) => ({
      key,
      label: game.book.components[component]?.name ?? component,
      hint: game.book.components[component]?.text ?? '',
    })),
  );
});

export default actionCard({
  id: 'repeal-law',
  name: 'Repeal Law',
  set: 'base',
  text: 'Action: discard a law in effect.',
  copies: 1,
  questions: [whichLaw],
  action: {
    problem: (game) => (hasNoLaws(game) ? 'No law is in effect.' : undefined),
    target: (_game, { holder }) => whichLaw.ask(holder, {}),
    effect: (game, _held, [law]) => {
      if (law !== undefined) discardLaw(game, law);
    },
  },
});
