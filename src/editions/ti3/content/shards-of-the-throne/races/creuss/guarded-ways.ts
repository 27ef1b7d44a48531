import { ability } from '#ti3/rules/components/component.ts';
import { controlsSystem } from '#ti3/rules/objectives/objective-counts.ts';

export default ability({
  id: 'guarded-ways',
  name: 'Guarded Ways',
  text: 'Ships of others do not come by alpha and beta wormholes into systems that you control: where you have a ship that is no fighter, and all planets.',
  confidence: 'high',
  modifiers: {
    'wormhole-barred': (game, { holder }, why, { seat, to, letters }) =>
      seat !== holder && !letters.includes('delta') && controlsSystem(game, holder, to)
        ? 'The Ghosts of Creuss guard the wormholes there.'
        : why,
  },
});
