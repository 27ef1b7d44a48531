import { ability } from '#ti4/rules/components/component.ts';

export default ability({
  id: 'gashlai-physiology',
  name: 'Gashlai Physiology',
  set: 'base',
  faction: 'muaat',
  text: 'Your ships can move through supernovas.',
  modifiers: {
    'movement-barred': (_game, { holder }, barred, { seat, anomaly, through }) =>
      seat === holder && through && anomaly === 'supernova' ? undefined : barred,
  },
});
