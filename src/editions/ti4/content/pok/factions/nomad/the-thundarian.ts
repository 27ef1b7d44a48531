import { rerollCombatRolls, areRollsCounted } from '#ti4/rules/combat/combat-rolls.ts';
import { leader } from '#ti4/rules/components/component.ts';
import { agentReaction } from '#ti4/content/shared/cards/agents.ts';

export default leader({
  id: 'the-thundarian',
  name: 'The Thundarian',
  set: 'pok',
  faction: 'nomad',
  role: 'agent',
  text: 'After both sides roll dice in combat: you may exhaust this card. No hits are assigned, and both sides repeat their rolls in the same round.',
  advice: {},
  reactions: [
    agentReaction('after', 'combat-rolls-settled', {
      isUsable: (game, _held, { purpose }) =>
        (purpose === 'space-combat' || purpose === 'ground-combat') && areRollsCounted(game),
      effect: (game) => rerollCombatRolls(game),
    }),
  ],
});
