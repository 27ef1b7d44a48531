import { on, politicalCard, type Game } from '#ti3/rules/components/component.ts';
import { strategicAction } from '#ti3/rules/phases/strategic-action.ts';
import { discardLaw } from '#ti3/rules/politics/laws.ts';
import { valueIfElected } from '#ti3/rules/politics/outcome-values.ts';
import type { ComponentId } from '#ti3/rules/terms.ts';

const ID = 'forbidden-research';

const isTechnology = ({ book }: Game, card: ComponentId | undefined): boolean =>
  card !== undefined && book.byKind['strategy-card'][card]?.theme === 'technology';

/** Tells whether the strategic action of the Technology card was performed in this turn. */
const performed = (game: Game): boolean => {
  const { facts } = game;
  return facts
    .slice(facts.findLastIndex(({ type }) => type === 'turn-begins') + 1)
    .some((fact) => fact.type === 'strategic-action' && isTechnology(game, fact.card));
};

export default politicalCard({
  id: ID,
  name: 'Forbidden Research',
  text: 'Elect a player: they cannot gain a technology from the next strategic action of Technology. Then discard this law.',
  law: true,
  elect: 'player',
  stake: valueIfElected(-4),
  confidence: 'medium',
  reactions: [
    on('after', 'action-performed', {
      mandatory: true,
      isUsable: performed,
      effect: (game) => discardLaw(game, ID),
    }),
  ],
  modifiers: {
    'technology-barred': (game, { holder }, why, { seat }) =>
      seat === holder && isTechnology(game, game.enclosingData(strategicAction)?.card)
        ? 'You cannot gain a technology from this strategic action (Forbidden Research).'
        : why,
  },
});
