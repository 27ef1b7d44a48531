import { ability } from '#ti4/rules/components/component.ts';

export default ability({
  id: 'nomadic',
  name: 'Nomadic',
  set: 'base',
  faction: 'saar',
  text: 'You may score objectives without controlling the planets in your home system.',
  modifiers: { 'needs-home': (_game, { holder }, needed, { seat }) => needed && seat !== holder },
});
