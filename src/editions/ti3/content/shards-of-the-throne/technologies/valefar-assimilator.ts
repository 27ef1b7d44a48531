import { technology } from '#ti3/rules/components/component.ts';

const ASSIMILATORS = 2;

export default technology({
  id: 'valefar-assimilator',
  name: 'Valefar Assimilator',
  text: 'With Singularity, you may also copy up to 2 racial technologies of other players per game, except those that change a racial ability.',
  race: 'nekro',
  cost: 0,
  needs: [],
  confidence: 'medium',
  modifiers: {
    'racial-copies': (_game, { holder }, copies, { seat }) => (seat === holder ? copies + ASSIMILATORS : copies),
  },
});
