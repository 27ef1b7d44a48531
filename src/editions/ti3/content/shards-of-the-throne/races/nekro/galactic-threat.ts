import { ability } from '#ti3/rules/components/component.ts';

export default ability({
  id: 'galactic-threat',
  name: 'Galactic Threat',
  text: 'You have no vote in the council.',
  confidence: 'high',
  modifiers: {
    'voting-barred': (_game, { holder }, why, { seat }) =>
      seat === holder ? 'The council does not hear the Nekro Virus.' : why,
  },
});
