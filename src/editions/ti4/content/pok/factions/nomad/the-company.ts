import { ability } from '#ti4/rules/components/component.ts';

// A faction's leaders are all leader cards that name it, in any number.
export default ability({
  id: 'the-company',
  name: 'The Company',
  set: 'pok',
  faction: 'nomad',
  text: 'You have 3 agents.',
});
