import { leader } from '#ti4/rules/components/component.ts';
import { foreignTokensOf } from '#ti4/rules/tokens/fleet-pool-tokens.ts';

const FACTIONS = 2;

export default leader({
  id: 'il-na-viroset',
  set: 'pok',
  faction: 'mahact',
  name: 'Il Na Viroset',
  role: 'commander',
  text: 'Unlocked by command tokens of 2 other players in your fleet pool. You can activate systems where one of yours lies: both go to your reinforcements, and your turn ends.',
  unlocks: (game, seat) => new Set(foreignTokensOf(game, seat)).size >= FACTIONS,
  modifiers: {
    'activates-own-token': (_game, { holder }, can, { seat }) => can || seat === holder,
  },
});
