import { ability } from '#ti4/rules/components/component.ts';

// A faction's leaders are those whose cards name it, however many they are.
export default ability({
  id: 'the-company',
  name: 'The Company',
  set: 'pok',
  faction: 'nomad',
  text: 'You have three agents.',
});
