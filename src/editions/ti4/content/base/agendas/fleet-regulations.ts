import { tokensInReinforcements } from '#ti4/rules/tokens/command-tokens.ts';
import { agenda } from '#ti4/rules/components/component.ts';
import { seatOf, seatsFrom } from '#ti4/rules/seats.ts';

const MOST = 4;

export default agenda({
  id: 'fleet-regulations',
  name: 'Fleet Regulations',
  set: 'base',
  text: 'For: no player can have more than 4 command tokens in their fleet pool. Against: each player adds 1 command token from their reinforcements to their fleet pool.',
  type: 'law',
  elect: 'for-against',
  advice: { outcomes: { for: { tokens: -0.5 } } },
  modifiers: { 'fleet-pool-limit': (_game, _held, limit) => Math.min(limit, MOST) },
  resolve: (game, outcome) => {
    if (outcome === 'for') return;
    for (const seat of seatsFrom(game.state, game.state.speaker)) {
      if (tokensInReinforcements(game, seat) < 1) continue;
      seatOf(game, seat).tokens.fleet += 1;
      game.addFact({ type: 'tokens-gained', seat, pools: { fleet: 1 } });
    }
  },
});
