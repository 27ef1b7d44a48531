// Written by `npm run -s tool -- content-index`: every component of this set, by its path.
import type { Ti2Contents } from '#ti2/rules/components/component.ts';
import _actionCardsDaringRescue from './action-cards/daring-rescue.ts';
import _leaderTypesAdmiral from './leader-types/admiral.ts';
import _leaderTypesAgent from './leader-types/agent.ts';
import _leaderTypesDiplomat from './leader-types/diplomat.ts';
import _leaderTypesGeneral from './leader-types/general.ts';
import _leaderTypesScientist from './leader-types/scientist.ts';
import _leadersCarth from './leaders/carth.ts';
import _leadersCiel from './leaders/ciel.ts';
import _leadersConnor from './leaders/connor.ts';
import _leadersDelouis from './leaders/delouis.ts';
import _leadersFarran from './leaders/farran.ts';
import _leadersGila from './leaders/gila.ts';
import _leadersHarrugh from './leaders/harrugh.ts';
import _leadersHavvat from './leaders/havvat.ts';
import _leadersJunn from './leaders/junn.ts';
import _leadersKilik from './leaders/kilik.ts';
import _leadersNeekuaq from './leaders/neekuaq.ts';
import _leadersQanoj from './leaders/qanoj.ts';
import _leadersRev from './leaders/rev.ts';
import _leadersRinAdmiral from './leaders/rin-admiral.ts';
import _leadersRin from './leaders/rin.ts';
import _leadersSekkus from './leaders/sekkus.ts';
import _leadersShval from './leaders/shval.ts';
import _leadersSskril from './leaders/sskril.ts';
import _leadersSsruu from './leaders/ssruu.ts';
import _leadersSucaban from './leaders/sucaban.ts';
import _leadersSuffi from './leaders/suffi.ts';
import _leadersThilinn from './leaders/thilinn.ts';
import _leadersTro from './leaders/tro.ts';
import _leadersUnlenn from './leaders/unlenn.ts';
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
    'action-cards/daring-rescue': _actionCardsDaringRescue,
    'leader-types/admiral': _leaderTypesAdmiral,
    'leader-types/agent': _leaderTypesAgent,
    'leader-types/diplomat': _leaderTypesDiplomat,
    'leader-types/general': _leaderTypesGeneral,
    'leader-types/scientist': _leaderTypesScientist,
    'leaders/carth': _leadersCarth,
    'leaders/ciel': _leadersCiel,
    'leaders/connor': _leadersConnor,
    'leaders/delouis': _leadersDelouis,
    'leaders/farran': _leadersFarran,
    'leaders/gila': _leadersGila,
    'leaders/harrugh': _leadersHarrugh,
    'leaders/havvat': _leadersHavvat,
    'leaders/junn': _leadersJunn,
    'leaders/kilik': _leadersKilik,
    'leaders/neekuaq': _leadersNeekuaq,
    'leaders/qanoj': _leadersQanoj,
    'leaders/rev': _leadersRev,
    'leaders/rin-admiral': _leadersRinAdmiral,
    'leaders/rin': _leadersRin,
    'leaders/sekkus': _leadersSekkus,
    'leaders/shval': _leadersShval,
    'leaders/sskril': _leadersSskril,
    'leaders/ssruu': _leadersSsruu,
    'leaders/sucaban': _leadersSucaban,
    'leaders/suffi': _leadersSuffi,
    'leaders/thilinn': _leadersThilinn,
    'leaders/tro': _leadersTro,
    'leaders/unlenn': _leadersUnlenn,
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
