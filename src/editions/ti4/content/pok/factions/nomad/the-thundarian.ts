import { rerollCombatRolls, areRollsCounted } from '#ti4/rules/combat/dice.ts';
import { leader } from '#ti4/rules/components/component.ts';
import { agentReaction } from '#ti4/content/shared/cards/agents.ts';

export default leader({
  id: 'the-thundarian',
  name: 'The Thundarian',
  set: 'pok',
  faction: 'nomad',
  role: 'agent',
  text: "Once both sides of a combat have rolled, exhaust it: nobody's hits are assigned, and both roll again in the same round.",
  advice: {},
  reactions: [
    agentReaction('after', 'combat-rolls-settled', {
      isUsable: (game, _held, { purpose }) =>
        (purpose === 'space-combat' || purpose === 'ground-combat') && areRollsCounted(game),
      effect: (game) => rerollCombatRolls(game),
    }),
  ],
});
