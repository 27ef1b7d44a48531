// Written by `npm run -s tool -- content-index`: every component of this set, by its path.
import type { Ti2Contents } from '#ti2/rules/components/component.ts';
import _actionCardsFlankSpeed from './action-cards/flank-speed.ts';
import _actionCardsSabotage from './action-cards/sabotage.ts';
import _actionCardsScientistAssassination from './action-cards/scientist-assassination.ts';
import _actionCardsSkilledRetreat from './action-cards/skilled-retreat.ts';
import _actionCardsStellarCriminals from './action-cards/stellar-criminals.ts';
import _actionCardsVeto from './action-cards/veto.ts';
import _politicalCardsHolyPlanetOfIxth from './political-cards/holy-planet-of-ixth.ts';
import _politicalCardsLaborForcePolitics from './political-cards/labor-force-politics.ts';
import _politicalCardsRevote from './political-cards/revote.ts';
import _politicalCardsShortTermTruce from './political-cards/short-term-truce.ts';

export const contents: Ti2Contents = {
  components: {
    'action-cards/flank-speed': _actionCardsFlankSpeed,
    'action-cards/sabotage': _actionCardsSabotage,
    'action-cards/scientist-assassination': _actionCardsScientistAssassination,
    'action-cards/skilled-retreat': _actionCardsSkilledRetreat,
    'action-cards/stellar-criminals': _actionCardsStellarCriminals,
    'action-cards/veto': _actionCardsVeto,
    'political-cards/holy-planet-of-ixth': _politicalCardsHolyPlanetOfIxth,
    'political-cards/labor-force-politics': _politicalCardsLaborForcePolitics,
    'political-cards/revote': _politicalCardsRevote,
    'political-cards/short-term-truce': _politicalCardsShortTermTruce,
  },
  tiles: {
  },
};
