// Written by `npm run index`: every component of this set, by its path.
import type { Ti3Contents } from '../../rules/components/component.ts';

export const contents: Ti3Contents = {
  components: {
  },
  tiles: {
  },
};
