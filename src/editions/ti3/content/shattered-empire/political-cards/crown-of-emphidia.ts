import { on, politicalCard, type Game } from '#ti3/rules/components/component.ts';
import { gainPoints } from '#ti3/rules/objectives/objectives.ts';
import { transferLaw } from '#ti3/rules/politics/laws.ts';
import { valueIfElected } from '#ti3/rules/politics/outcome-values.ts';
import type { SeatId } from '#ti3/rules/terms.ts';

const ID = 'crown-of-emphidia';

/** Transfers the crown and its victory point to another player. */
const pass = (game: Game, from: SeatId, to: SeatId): void => {
  gainPoints(game, from, -1, ID);
  transferLaw(game, ID, to);
  gainPoints(game, to, 1, ID);
};

export default politicalCard({
  id: ID,
  name: 'The Crown of Emphidia',
  text: "Elect a player: they gain 1 victory point. A player who wins an invasion combat against this law's owner gains this law and 1 victory point. A player who loses this law loses 1 victory point.",
  law: true,
  elect: 'player',
  stake: valueIfElected(7),
  confidence: 'medium',
  reactions: [
    on('after', 'invasion-ends', {
      mandatory: true,
      isUsable: (_game, { holder }, { attacker, defender, winner }) =>
        [attacker, defender].includes(holder) && winner !== null && winner !== holder,
      effect: (game, { holder }, { winner }) => {
        if (winner !== null) pass(game, holder, winner);
      },
    }),
  ],
  ends: (game, owner) => {
    if (owner !== undefined) gainPoints(game, owner, -1, ID);
  },
  resolve: (game, seat) => gainPoints(game, seat, 1, ID),
});
