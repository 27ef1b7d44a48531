import { on, politicalCard } from '../../../rules/components/component.ts';
import { gainPoints, revealObjective } from '../../../rules/phases/objectives.ts';
import { enemyShipsIn } from '../../../rules/planets/units.ts';
import { discardLaw } from '../../../rules/politics/laws.ts';
import { ifDecided } from '../../../rules/politics/stakes.ts';

const ID = 'non-aggression-pact';

export default politicalCard({
  id: ID,
  name: 'Non-Aggression Pact',
  text: 'For: whoever first activates a system with ships of others loses a point, and the law is discarded. Against: the next public objective is revealed.',
  law: true,
  elect: 'for-against',
  stake: ifDecided({ for: -0.5, against: 0.5 }),
  confidence: 'medium',
  reactions: [
    on('after', 'system-activated', {
      mandatory: true,
      usable: (game, { holder }, { seat, system }) => seat === holder && enemyShipsIn(game, system, seat),
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
