import { leader } from '#ti4/rules/components/component.ts';
import { foreignTokensOf } from '#ti4/rules/tokens/fleet-pool-tokens.ts';
import { unlocksWith } from '#ti4/content/shared/queries/unlock-count.ts';

const FACTIONS = 2;

export default leader({
  id: 'il-na-viroset',
  set: 'pok',
  faction: 'mahact',
  name: 'Il Na Viroset',
  role: 'commander',
  text: "Unlock: have 2 other players' command tokens in your fleet pool. You may activate a system that has your command token. If you do, return both of your tokens there to reinforcements and end your turn.",
  ...unlocksWith(
    FACTIONS,
    "other players' command tokens in your fleet pool",
    (game, seat) => new Set(foreignTokensOf(game, seat)).size,
  ),
  modifiers: {
    'activates-own-token': (_game, { holder }, can, { seat }) => can || seat === holder,
  },
});
