import { on, politicalCard } from '#ti3/rules/components/component.ts';
import { gainPoints, revealObjective } from '#ti3/rules/objectives/objectives.ts';
import { enemyShipsIn } from '#ti3/rules/units/units.ts';
import { discardLaw } from '#ti3/rules/politics/laws.ts';
import { valueIfDecided } from '#ti3/rules/politics/outcome-values.ts';

const ID = 'non-aggression-pact';

export default politicalCard({
  id: ID,
  name: 'Non-Aggression Pact',
  text: "For: the next player who activates a system that contains another player's ships loses 1 victory point. Then discard this law. Against: reveal the next public objective.",
  law: true,
  elect: 'for-against',
  stake: valueIfDecided({ for: -0.5, against: 0.5 }),
  confidence: 'medium',
  reactions: [
    on('after', 'system-activated', {
      mandatory: true,
      isUsable: (game, { holder }, { seat, system }) => seat === holder && enemyShipsIn(game, system, seat),
      effect: (game, { holder }) => {
        discardLaw(game, ID);
        gainPoints(game, holder, -1, ID);
      },
    }),
  ],
  resolve: (game, outcome) => {
    if (outcome !== 'against') return undefined;
    const over = revealObjective(game);
    return over?.next === 'call' ? { ...over, then: 'finish' } : undefined;
  },
});
