import { objective } from '#ti4/rules/components/component.ts';
import { tacticalAction } from '#ti4/rules/phases/tactical-action.ts';
import { opponentBeatenBy } from '#ti4/content/shared/queries/combat-results.ts';

export default objective({
  id: 'betray-a-friend',
  name: 'Betray a Friend',
  set: 'pok',
  text: 'In your tactical action, win a combat against a player whose promissory note was in front of you when the action began.',
  stage: 'secret',
  points: 1,
  phase: 'action',
  after: ['space-combat-ends', 'ground-combat-ends'],
  fulfilled: (game, seat, event) => {
    const beaten = opponentBeatenBy(seat, event);
    const action = game.enclosingData(tacticalAction);
    return beaten !== undefined && action?.seat === seat && (action.friends?.includes(beaten) ?? false);
  },
});
