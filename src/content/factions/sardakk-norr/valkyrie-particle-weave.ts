import { technology } from '../../../rules/component.ts';

export default technology({
  id: 'valkyrie-particle-weave',
  name: 'Valkyrie Particle Weave',
  set: 'base',
  text: 'Not written yet.',
  lacks: 'its effect',
  color: 'warfare',
  prerequisites: { warfare: 2 },
  faction: 'sardakk-norr',
});
