// Written by `npm run -s tool -- content-index`: every component of this set, by its path.
import type { Ti3Contents } from '#ti3/rules/components/component.ts';
import _leaderTypesAdmiral from './leader-types/admiral.ts';
import _leaderTypesAgent from './leader-types/agent.ts';
import _leaderTypesDiplomat from './leader-types/diplomat.ts';
import _leaderTypesGeneral from './leader-types/general.ts';
import _leaderTypesScientist from './leader-types/scientist.ts';
import _leaders2ram from './leaders/2ram.ts';
import _leadersA6 from './leaders/a6.ts';
import _leadersAcidos from './leaders/acidos.ts';
import _leadersCarth from './leaders/carth.ts';
import _leadersCiel from './leaders/ciel.ts';
import _leadersConnor from './leaders/connor.ts';
import _leadersDahla from './leaders/dahla.ts';
import _leadersDelouis from './leaders/delouis.ts';
import _leadersEmnor from './leaders/emnor.ts';
import _leadersFarran from './leaders/farran.ts';
import _leadersFlayesh from './leaders/flayesh.ts';
import _leadersGila from './leaders/gila.ts';
import _leadersHarrugh from './leaders/harrugh.ts';
import _leadersHavvat from './leaders/havvat.ts';
import _leadersI48s from './leaders/i48s.ts';
import _leadersJunn from './leaders/junn.ts';
import _leadersKelsa from './leaders/kelsa.ts';
import _leadersKilik from './leaders/kilik.ts';
import _leadersMaban from './leaders/maban.ts';
import _leadersMagmus from './leaders/magmus.ts';
import _leadersMalleon from './leaders/malleon.ts';
import _leadersMauob from './leaders/mauob.ts';
import _leadersMeian from './leaders/meian.ts';
import _leadersMendosa from './leaders/mendosa.ts';
import _leadersMilor from './leaders/milor.ts';
import _leadersNeekuaq from './leaders/neekuaq.ts';
import _leadersNerio from './leaders/nerio.ts';
import _leadersOmar from './leaders/omar.ts';
import _leadersOspha from './leaders/ospha.ts';
import _leadersPhama from './leaders/phama.ts';
import _leadersQanoj from './leaders/qanoj.ts';
import _leadersRev from './leaders/rev.ts';
import _leadersRickar from './leaders/rickar.ts';
import _leadersRinAdmiral from './leaders/rin-admiral.ts';
import _leadersRin from './leaders/rin.ts';
import _leadersRophal from './leaders/rophal.ts';
import _leadersRowl from './leaders/rowl.ts';
import _leadersSekkus from './leaders/sekkus.ts';
import _leadersSela from './leaders/sela.ts';
import _leadersShval from './leaders/shval.ts';
import _leadersSskril from './leaders/sskril.ts';
import _leadersSsruu from './leaders/ssruu.ts';
import _leadersSucaban from './leaders/sucaban.ts';
import _leadersSuffi from './leaders/suffi.ts';
import _leadersTaivra from './leaders/taivra.ts';
import _leadersTelsa from './leaders/telsa.ts';
import _leadersThilinn from './leaders/thilinn.ts';
import _leadersTro from './leaders/tro.ts';
import _leadersUmbat from './leaders/umbat.ts';
import _leadersUnlenn from './leaders/unlenn.ts';
import _leadersZeu from './leaders/zeu.ts';

export const contents: Ti3Contents = {
  components: {
    'leader-types/admiral': _leaderTypesAdmiral,
    'leader-types/agent': _leaderTypesAgent,
    'leader-types/diplomat': _leaderTypesDiplomat,
    'leader-types/general': _leaderTypesGeneral,
    'leader-types/scientist': _leaderTypesScientist,
    'leaders/2ram': _leaders2ram,
    'leaders/a6': _leadersA6,
    'leaders/acidos': _leadersAcidos,
    'leaders/carth': _leadersCarth,
    'leaders/ciel': _leadersCiel,
    'leaders/connor': _leadersConnor,
    'leaders/dahla': _leadersDahla,
    'leaders/delouis': _leadersDelouis,
    'leaders/emnor': _leadersEmnor,
    'leaders/farran': _leadersFarran,
    'leaders/flayesh': _leadersFlayesh,
    'leaders/gila': _leadersGila,
    'leaders/harrugh': _leadersHarrugh,
    'leaders/havvat': _leadersHavvat,
    'leaders/i48s': _leadersI48s,
    'leaders/junn': _leadersJunn,
    'leaders/kelsa': _leadersKelsa,
    'leaders/kilik': _leadersKilik,
    'leaders/maban': _leadersMaban,
    'leaders/magmus': _leadersMagmus,
    'leaders/malleon': _leadersMalleon,
    'leaders/mauob': _leadersMauob,
    'leaders/meian': _leadersMeian,
    'leaders/mendosa': _leadersMendosa,
    'leaders/milor': _leadersMilor,
    'leaders/neekuaq': _leadersNeekuaq,
    'leaders/nerio': _leadersNerio,
    'leaders/omar': _leadersOmar,
    'leaders/ospha': _leadersOspha,
    'leaders/phama': _leadersPhama,
    'leaders/qanoj': _leadersQanoj,
    'leaders/rev': _leadersRev,
    'leaders/rickar': _leadersRickar,
    'leaders/rin-admiral': _leadersRinAdmiral,
    'leaders/rin': _leadersRin,
    'leaders/rophal': _leadersRophal,
    'leaders/rowl': _leadersRowl,
    'leaders/sekkus': _leadersSekkus,
    'leaders/sela': _leadersSela,
    'leaders/shval': _leadersShval,
    'leaders/sskril': _leadersSskril,
    'leaders/ssruu': _leadersSsruu,
    'leaders/sucaban': _leadersSucaban,
    'leaders/suffi': _leadersSuffi,
    'leaders/taivra': _leadersTaivra,
    'leaders/telsa': _leadersTelsa,
    'leaders/thilinn': _leadersThilinn,
    'leaders/tro': _leadersTro,
    'leaders/umbat': _leadersUmbat,
    'leaders/unlenn': _leadersUnlenn,
    'leaders/zeu': _leadersZeu,
  },
  tiles: {
  },
};
