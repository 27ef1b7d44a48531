import { ability } from '#ti4/rules/components/component.ts';

// The faction's definition lists both of its promissory notes.
export default ability({
  id: 'dark-whispers',
  name: 'Dark Whispers',
  set: 'pok',
  faction: 'empyrean',
  text: 'You have 2 faction promissory notes: Dark Pact and Blood Pact.',
});
