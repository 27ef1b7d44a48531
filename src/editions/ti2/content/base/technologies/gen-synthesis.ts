import { technology } from '#ti2/rules/components/component.ts';

export default technology({
  id: 'gen-synthesis',
  name: 'Gen Synthesis',
  text: 'In the placement phase, after units are placed: for each of your planets without a spacedock, you may buy 1 ground force and place it there.',
  color: 'green',
  needs: ['cybernetics'],
  sources: { text: 'confirmed' },
  modifiers: {
    'raises-troops': (_game, { holder }, value, { seat }) => (seat === holder ? true : value),
  },
});
