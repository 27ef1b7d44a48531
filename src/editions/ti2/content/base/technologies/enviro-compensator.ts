import { allUnits } from '#ti2/rules/units/units.ts';
import { technology } from '#ti2/rules/components/component.ts';

export default technology({
  id: 'enviro-compensator',
  name: 'Enviro Compensator',
  text: 'Each of your spacedocks gives you 1 influence.',
  color: 'yellow',
  needs: [],
  sources: { text: 'confirmed' },
  modifiers: {
    influence: (game, { holder }, value, { seat }) =>
      seat === holder
        ? value + allUnits(game).filter(({ type, owner }) => type === 'spacedock' && owner === holder).length
        : value,
  },
});
