import { ability } from '#ti3/rules/components/component.ts';
import { controlsSystem } from '#ti3/rules/objectives/objective-counts.ts';

export default ability({
  id: 'guarded-ways',
  name: 'Guarded Ways',
  text: 'Other players cannot use alpha or beta wormholes to enter a system you control (you have a non-fighter ship there and control all its planets).',
  confidence: 'high',
  modifiers: {
    'wormhole-barred': (game, { holder }, why, { seat, to, letters }) =>
      seat !== holder && !letters.includes('delta') && controlsSystem(game, holder, to)
        ? 'Creuss controls that system: you cannot enter it through alpha or beta wormholes.'
        : why,
  },
});
