// Written by `npm run -s tool -- content-index`: every component of this set, by its path.
import type { Ti4Contents } from '#ti4/rules/components/component.ts';
import _eventsAgeOfCommerce from './events/age-of-commerce.ts';
import _eventsAgeOfExploration from './events/age-of-exploration.ts';
import _eventsMinorFactions from './events/minor-factions.ts';
import _eventsTotalWar from './events/total-war.ts';
import _relicsBookOfLatvinia from './relics/book-of-latvinia.ts';
import _relicsCircletOfTheVoid from './relics/circlet-of-the-void.ts';
import _relicsNeuraloop from './relics/neuraloop.ts';
import _technologiesMagenDefenseGrid from './technologies/magen-defense-grid.ts';
import _technologiesX89BacterialWeapon from './technologies/x-89-bacterial-weapon.ts';
import _unitsNeutralInfantry from './units/neutral-infantry.ts';

export const contents: Ti4Contents = {
  components: {
    'events/age-of-commerce': _eventsAgeOfCommerce,
    'events/age-of-exploration': _eventsAgeOfExploration,
    'events/minor-factions': _eventsMinorFactions,
    'events/total-war': _eventsTotalWar,
    'relics/book-of-latvinia': _relicsBookOfLatvinia,
    'relics/circlet-of-the-void': _relicsCircletOfTheVoid,
    'relics/neuraloop': _relicsNeuraloop,
    'technologies/magen-defense-grid': _technologiesMagenDefenseGrid,
    'technologies/x-89-bacterial-weapon': _technologiesX89BacterialWeapon,
    'units/neutral-infantry': _unitsNeutralInfantry,
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
