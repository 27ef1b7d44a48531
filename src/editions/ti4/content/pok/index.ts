// Written by `npm run index`: every component of this set, by its path.
import type { Ti4Contents } from '../../rules/components/component.ts';

export const contents: Ti4Contents = {
  components: {
  },
  tiles: {
  },
  boards: {
  },
  decks: {
  },
  tokens: {
  },
};
