import { technology } from '#ti2/rules/components/component.ts';

export default technology({
  id: 'gen-synthesis',
  name: 'Gen Synthesis',
  text: 'After units are placed: you may buy 1 ground force for each of your planets without a spacedock and place it there.',
  color: 'green',
  needs: ['cybernetics'],
  sources: { text: 'confirmed' },
  modifiers: {
    'raises-troops': (_game, { holder }, value, { seat }) => (seat === holder ? true : value),
  },
});
