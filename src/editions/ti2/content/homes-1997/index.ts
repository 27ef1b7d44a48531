// Written by `npm run -s tool -- content-index`: every component of this set, by its path.
import type { Ti2Contents } from '#ti2/rules/components/component.ts';
import _tilesHacanHome from './tiles/hacan-home.ts';
import _tilesJolnarHome from './tiles/jolnar-home.ts';
import _tilesLetnevHome from './tiles/letnev-home.ts';
import _tilesMentakHome from './tiles/mentak-home.ts';
import _tilesNorrHome from './tiles/norr-home.ts';
import _tilesSolHome from './tiles/sol-home.ts';
import _tilesXxchaHome from './tiles/xxcha-home.ts';
import _tilesYssarilHome from './tiles/yssaril-home.ts';

export const contents: Ti2Contents = {
  components: {
  },
  tiles: {
    'tiles/hacan-home': _tilesHacanHome,
    'tiles/jolnar-home': _tilesJolnarHome,
    'tiles/letnev-home': _tilesLetnevHome,
    'tiles/mentak-home': _tilesMentakHome,
    'tiles/norr-home': _tilesNorrHome,
    'tiles/sol-home': _tilesSolHome,
    'tiles/xxcha-home': _tilesXxchaHome,
    'tiles/yssaril-home': _tilesYssarilHome,
  },
};
