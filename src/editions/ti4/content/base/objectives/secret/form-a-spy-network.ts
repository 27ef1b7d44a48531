import { objective } from '#ti4/rules/components/component.ts';

export default objective({
  id: 'form-a-spy-network',
  name: 'Form a Spy Network',
  set: 'base',
  text: 'Discard 5 action cards.',
  stage: 'secret',
  points: 1,
  phase: 'status',
  fulfilled: () => true,
  spend: { actionCards: 5 },
});
