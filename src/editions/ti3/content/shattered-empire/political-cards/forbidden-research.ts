import { on, politicalCard, type Game } from '../../../rules/components/component.ts';
import { strategicAction } from '../../../rules/phases/strategic-action.ts';
import { discardLaw } from '../../../rules/politics/laws.ts';
import { ifElected } from '../../../rules/politics/stakes.ts';
import type { ComponentId } from '../../../rules/terms.ts';

const ID = 'forbidden-research';

const isTechnology = ({ book }: Game, card: ComponentId | undefined): boolean =>
  card !== undefined && book.byKind['strategy-card'][card]?.theme === 'technology';

/** Whether the Technology card has been performed in this turn. */
const performed = (game: Game): boolean => {
  const { facts } = game;
  return facts
    .slice(facts.findLastIndex(({ type }) => type === 'turn-begins') + 1)
    .some((fact) => fact.type === 'strategic-action' && isTechnology(game, fact.card));
};

export default politicalCard({
  id: ID,
  name: 'Forbidden Research',
  text: 'Elect a player, who gains nothing when the Technology card is next performed. Then the law is discarded.',
  law: true,
  elect: 'player',
  stake: ifElected(-4),
  confidence: 'medium',
  reactions: [
    on('after', 'action-performed', {
      mandatory: true,
      usable: performed,
      effect: (game) => discardLaw(game, ID),
    }),
  ],
  modifiers: {
    'technology-barred': (game, { holder }, why, { seat }) =>
      seat === holder && isTechnology(game, game.within(strategicAction)?.card)
        ? 'The council has forbidden your research.'
        : why,
  },
});
