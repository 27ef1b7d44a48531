import { token } from '#ti4/rules/components/component.ts';

// A planet that exists only as a card and is never on the board.
export default token({
  id: 'custodia-vigilia',
  name: 'Custodia Vigilia',
  copies: 0,
  planet: {
    id: 'custodia-vigilia',
    name: 'Custodia Vigilia',
    resources: 2,
    influence: 3,
    legendary: 'custodia-vigilia-ability',
  },
});
