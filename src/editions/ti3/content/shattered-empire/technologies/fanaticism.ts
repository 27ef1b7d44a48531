import { technology } from '#ti3/rules/components/component.ts';

export default technology({
  id: 'fanaticism',
  name: 'Fanaticism',
  text: 'You may use Indoctrination twice in each invasion combat.',
  race: 'yin',
  cost: 4,
  changes: 'indoctrination',
  needs: [],
  confidence: 'medium',
  modifiers: {
    'ability-uses': (_game, { holder }, times, { seat, ability }) =>
      seat === holder && ability === 'indoctrination' ? times + 1 : times,
  },
});
