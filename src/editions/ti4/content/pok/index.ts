// Written by `npm run index`: every component of this set, by its path.
import type { Ti4Contents } from '../../rules/components/component.ts';
import _factionsHacanCarthOfGoldenSands from './factions/hacan/carth-of-golden-sands.ts';
import _factionsLetnevDarktalonTreilla from './factions/letnev/darktalon-treilla.ts';
import _factionsLetnevRearAdmiralFarran from './factions/letnev/rear-admiral-farran.ts';
import _factionsLetnevViscountUnlenn from './factions/letnev/viscount-unlenn.ts';
import _factionsSolClaireGibson from './factions/sol/claire-gibson.ts';
import _factionsSolEvelynDelouis from './factions/sol/evelyn-delouis.ts';
import _factionsSolJaceX4thAirLegion from './factions/sol/jace-x-4th-air-legion.ts';
import _factionsWinnuRickarRickani from './factions/winnu/rickar-rickani.ts';
import _factionsYssarilSsruu from './factions/yssaril/ssruu.ts';
import _promissoryNotesAlliance from './promissory-notes/alliance.ts';

export const contents: Ti4Contents = {
  components: {
    'factions/hacan/carth-of-golden-sands': _factionsHacanCarthOfGoldenSands,
    'factions/letnev/darktalon-treilla': _factionsLetnevDarktalonTreilla,
    'factions/letnev/rear-admiral-farran': _factionsLetnevRearAdmiralFarran,
    'factions/letnev/viscount-unlenn': _factionsLetnevViscountUnlenn,
    'factions/sol/claire-gibson': _factionsSolClaireGibson,
    'factions/sol/evelyn-delouis': _factionsSolEvelynDelouis,
    'factions/sol/jace-x-4th-air-legion': _factionsSolJaceX4thAirLegion,
    'factions/winnu/rickar-rickani': _factionsWinnuRickarRickani,
    'factions/yssaril/ssruu': _factionsYssarilSsruu,
    'promissory-notes/alliance': _promissoryNotesAlliance,
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
