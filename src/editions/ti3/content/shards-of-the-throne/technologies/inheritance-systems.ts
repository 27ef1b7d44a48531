import { technology, type Game } from '#ti3/rules/components/component.ts';
import { strategicAction } from '#ti3/rules/phases/strategic-action.ts';
import { missingPrerequisites } from '#ti3/rules/technology/technology.ts';

/** Tells whether a strategy card about technology is being resolved. */
const teaches = (game: Game): boolean =>
  game.book.byKind['strategy-card'][game.enclosingData(strategicAction)?.card ?? '']?.theme === 'technology';

export default technology({
  id: 'inheritance-systems',
  name: 'Inheritance Systems',
  text: "When you gain a technology with the Technology strategy card: you may pay 2 more resources to ignore that technology's prerequisites.",
  race: 'l1z1x',
  cost: 5,
  needs: [],
  confidence: 'medium',
  modifiers: {
    'prerequisites-waived': (game, { holder }, waived, { seat }) =>
      seat === holder && teaches(game) ? Infinity : waived,
    'technology-surcharge': (game, { holder }, price, { seat, technology: id }) =>
      seat === holder && teaches(game) && missingPrerequisites(game, holder, game.book.byKind.technology[id]) > 0
        ? price + 2
        : price,
  },
});
