// Written by `npm run index`: every component of this set, by its path.
import type { Ti2Contents } from '../../rules/components/component.ts';
import _politicalCardsAncientArtifact from './political-cards/ancient-artifact.ts';
import _politicalCardsBrutalityBacklash from './political-cards/brutality-backlash.ts';
import _politicalCardsCompensatedDisarmament from './political-cards/compensated-disarmament.ts';
import _politicalCardsCoreStability from './political-cards/core-stability.ts';
import _racesMentak from './races/mentak.ts';
import _racesYssaril from './races/yssaril.ts';
import _tilesGravityRift3 from './tiles/gravity-rift-3.ts';
import _tilesGravityRift4 from './tiles/gravity-rift-4.ts';
import _tilesGravityRift5 from './tiles/gravity-rift-5.ts';
import _tilesMentakHome from './tiles/mentak-home.ts';
import _tilesNebula3 from './tiles/nebula-3.ts';
import _tilesNebula4 from './tiles/nebula-4.ts';
import _tilesNebula5 from './tiles/nebula-5.ts';
import _tilesYssarilHome from './tiles/yssaril-home.ts';

export const contents: Ti2Contents = {
  components: {
    'political-cards/ancient-artifact': _politicalCardsAncientArtifact,
    'political-cards/brutality-backlash': _politicalCardsBrutalityBacklash,
    'political-cards/compensated-disarmament': _politicalCardsCompensatedDisarmament,
    'political-cards/core-stability': _politicalCardsCoreStability,
    'races/mentak': _racesMentak,
    'races/yssaril': _racesYssaril,
  },
  tiles: {
    'tiles/gravity-rift-3': _tilesGravityRift3,
    'tiles/gravity-rift-4': _tilesGravityRift4,
    'tiles/gravity-rift-5': _tilesGravityRift5,
    'tiles/mentak-home': _tilesMentakHome,
    'tiles/nebula-3': _tilesNebula3,
    'tiles/nebula-4': _tilesNebula4,
    'tiles/nebula-5': _tilesNebula5,
    'tiles/yssaril-home': _tilesYssarilHome,
  },
};
