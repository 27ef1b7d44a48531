import { ability } from '#ti3/rules/components/component.ts';

export default ability({
  id: 'galactic-threat',
  name: 'Galactic Threat',
  text: 'You cannot vote on political cards.',
  confidence: 'high',
  modifiers: {
    'voting-barred': (_game, { holder }, why, { seat }) => (seat === holder ? 'The Nekro Virus cannot vote.' : why),
  },
});
