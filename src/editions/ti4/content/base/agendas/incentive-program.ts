import { drawCards } from '#ti4/rules/components/decks.ts';
import { addPublicObjective } from '#ti4/rules/objectives/objectives.ts';
import { agenda } from '#ti4/rules/components/component.ts';

export default agenda({
  id: 'incentive-program',
  name: 'Incentive Program',
  set: 'base',
  text: 'For: reveal 1 more stage I objective. Against: reveal 1 more stage II objective.',
  type: 'directive',
  elect: 'for-against',
  advice: { outcomes: { for: { say: 1 } } },
  resolve: (game, outcome) => {
    const { state } = game;
    const stage = outcome === 'for' ? 1 : 2;
    const deck = stage === 1 ? 'stage1' : 'stage2';
    const { draw, discard } = state.decks[deck];
    const used = [...draw, ...discard, ...state.objectives.map(({ id }) => id)];
    // The objectives set up for this game, five of each stage (61.13), stay face down: this one is from the rest.
    const sets = new Set(used.map((id) => game.book.components[id]?.set));
    const rest = Object.values(game.book.byKind.objective).filter(
      (one) => one.stage === stage && !one.lacks && sets.has(one.set) && !used.includes(one.id),
    );
    const found =
      game.shuffle(
        'incentive-program',
        rest.map(({ id }) => id),
      )[0] ?? drawCards(game, deck, 1)[0];
    if (found === undefined) return;
    addPublicObjective(game, found);
  },
});
