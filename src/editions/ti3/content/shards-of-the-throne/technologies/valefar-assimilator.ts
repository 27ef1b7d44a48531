import { technology } from '#ti3/rules/components/component.ts';

const ASSIMILATORS = 2;

export default technology({
  id: 'valefar-assimilator',
  name: 'Valefar Assimilator',
  text: 'There are two: with your race’s ability you may copy two technologies of other races in a game, beside all others.',
  race: 'nekro',
  cost: 0,
  needs: [],
  confidence: 'medium',
  modifiers: {
    'racial-copies': (_game, { holder }, copies, { seat }) => (seat === holder ? copies + ASSIMILATORS : copies),
  },
});
