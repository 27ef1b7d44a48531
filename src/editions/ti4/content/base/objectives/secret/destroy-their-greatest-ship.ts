import { objective } from '#ti4/rules/components/component.ts';

export default objective({
  id: 'destroy-their-greatest-ship',
  name: 'Destroy Their Greatest Ship',
  set: 'base',
  text: "Destroy another player's flagship or war sun.",
  stage: 'secret',
  points: 1,
  phase: 'action',
  after: ['unit-destroyed'],
  fulfilled: (_game, seat, event) =>
    event?.name === 'unit-destroyed' &&
    event.by === seat &&
    event.seat !== seat &&
    (event.type === 'flagship' || event.type === 'war-sun'),
});
