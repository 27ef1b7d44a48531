import { politicalCard } from '#ti2/rules/components/component.ts';
import sacredWorld from '#ti2/content/own/political-cards/sacred-world.ts';

export default politicalCard({
  ...sacredWorld,
  id: 'holy-planet-of-ixth',
  name: 'Holy Planet of Ixth',
  copies: 1,
  text: 'Elect a planet: no new units can be placed on it. It keeps its resources, influence and spacedock, which can still place ships in space.',
  sources: { text: 'single', copies: 'confirmed' },
});
