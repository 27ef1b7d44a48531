// Written by `npm run -s tool -- content-index`: every component of this set, by its path.
import type { Ti4Contents } from '#ti4/rules/components/component.ts';
import _relicsDynamisCore from './relics/dynamis-core.ts';
import _relicsJrXs455O from './relics/jr-xs455-o.ts';
import _relicsNanoForge from './relics/nano-forge.ts';

export const contents: Ti4Contents = {
  components: {
    'relics/dynamis-core': _relicsDynamisCore,
    'relics/jr-xs455-o': _relicsJrXs455O,
    'relics/nano-forge': _relicsNanoForge,
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
