import { technology } from '#ti2/rules/components/component.ts';

export default technology({
  id: 'gen-synthesis',
  name: 'Gen Synthesis',
  text: 'When units are placed, you may buy a ground force for each of your planets without a spacedock.',
  color: 'green',
  needs: ['cybernetics'],
  sources: { text: 'confirmed' },
  modifiers: {
    'raises-troops': (_game, { holder }, value, { seat }) => (seat === holder ? true : value),
  },
});
