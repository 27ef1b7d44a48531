// Written by `npm run -s tool -- content-index`: every component of this set, by its path.
import type { Ti4Contents } from '#ti4/rules/components/component.ts';
import _actionCardsBlitz from './action-cards/blitz.ts';
import _actionCardsCounterstroke from './action-cards/counterstroke.ts';
import _actionCardsFighterConscription from './action-cards/fighter-conscription.ts';
import _actionCardsForwardSupplyBase from './action-cards/forward-supply-base.ts';
import _actionCardsGhostSquad from './action-cards/ghost-squad.ts';
import _actionCardsHackElection from './action-cards/hack-election.ts';
import _actionCardsHarnessEnergy from './action-cards/harness-energy.ts';
import _actionCardsImpersonation from './action-cards/impersonation.ts';
import _actionCardsInsiderInformation from './action-cards/insider-information.ts';
import _actionCardsMasterPlan from './action-cards/master-plan.ts';
import _actionCardsPlagiarize from './action-cards/plagiarize.ts';
import _actionCardsRally from './action-cards/rally.ts';
import _actionCardsReflectiveShielding from './action-cards/reflective-shielding.ts';
import _actionCardsSanction from './action-cards/sanction.ts';
import _actionCardsScrambleFrequency from './action-cards/scramble-frequency.ts';
import _actionCardsSolarFlare from './action-cards/solar-flare.ts';
import _actionCardsWarMachine from './action-cards/war-machine.ts';
import _factionsArborecStymie from './factions/arborec/stymie.ts';
import _factionsCreussWormholeGenerator from './factions/creuss/wormhole-generator.ts';
import _factionsL1z1xCyberneticEnhancements from './factions/l1z1x/cybernetic-enhancements.ts';
import _factionsLetnevWarFunding from './factions/letnev/war-funding.ts';
import _factionsMuaatMagmusReactor from './factions/muaat/magmus-reactor.ts';
import _factionsWinnuAcquiescence from './factions/winnu/acquiescence.ts';
import _factionsYinGreyfireMutagen from './factions/yin/greyfire-mutagen.ts';
import _factionsYinYinSpinner from './factions/yin/yin-spinner.ts';
import _strategyCardsDiplomacy from './strategy-cards/diplomacy.ts';
import _technologiesMagenDefenseGrid from './technologies/magen-defense-grid.ts';
import _technologiesX89BacterialWeapon from './technologies/x-89-bacterial-weapon.ts';

export const contents: Ti4Contents = {
  components: {
    'action-cards/blitz': _actionCardsBlitz,
    'action-cards/counterstroke': _actionCardsCounterstroke,
    'action-cards/fighter-conscription': _actionCardsFighterConscription,
    'action-cards/forward-supply-base': _actionCardsForwardSupplyBase,
    'action-cards/ghost-squad': _actionCardsGhostSquad,
    'action-cards/hack-election': _actionCardsHackElection,
    'action-cards/harness-energy': _actionCardsHarnessEnergy,
    'action-cards/impersonation': _actionCardsImpersonation,
    'action-cards/insider-information': _actionCardsInsiderInformation,
    'action-cards/master-plan': _actionCardsMasterPlan,
    'action-cards/plagiarize': _actionCardsPlagiarize,
    'action-cards/rally': _actionCardsRally,
    'action-cards/reflective-shielding': _actionCardsReflectiveShielding,
    'action-cards/sanction': _actionCardsSanction,
    'action-cards/scramble-frequency': _actionCardsScrambleFrequency,
    'action-cards/solar-flare': _actionCardsSolarFlare,
    'action-cards/war-machine': _actionCardsWarMachine,
    'factions/arborec/stymie': _factionsArborecStymie,
    'factions/creuss/wormhole-generator': _factionsCreussWormholeGenerator,
    'factions/l1z1x/cybernetic-enhancements': _factionsL1z1xCyberneticEnhancements,
    'factions/letnev/war-funding': _factionsLetnevWarFunding,
    'factions/muaat/magmus-reactor': _factionsMuaatMagmusReactor,
    'factions/winnu/acquiescence': _factionsWinnuAcquiescence,
    'factions/yin/greyfire-mutagen': _factionsYinGreyfireMutagen,
    'factions/yin/yin-spinner': _factionsYinYinSpinner,
    'strategy-cards/diplomacy': _strategyCardsDiplomacy,
    'technologies/magen-defense-grid': _technologiesMagenDefenseGrid,
    'technologies/x-89-bacterial-weapon': _technologiesX89BacterialWeapon,
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
