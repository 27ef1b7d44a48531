import { deck } from '../../../rules/components/component.ts';

export default deck({
  id: 'agenda',
  name: 'agendas',
  shuffledAs: 'agendas',
  copies: ({ kind }) => (kind === 'agenda' ? 1 : 0),
});
