import { ability } from '#ti3/rules/components/component.ts';

export default ability({
  id: 'lasting-agreements',
  name: 'Lasting Agreements',
  text: 'No player, not even you, can break your trade agreements. Only a war (a battle between you and your partner) breaks one.',
  confidence: 'high',
  modifiers: {
    'breaks-agreement': (_game, { holder }, breaks, { seat, partner }) =>
      breaks && seat !== holder && partner !== holder,
  },
});
