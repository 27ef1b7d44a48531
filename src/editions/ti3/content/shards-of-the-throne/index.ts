// Written by `npm run index`: every component of this set, by its path.
import type { Ti3Contents } from '../../rules/components/component.ts';
import _actionCardsABeaconOfHope from './action-cards/a-beacon-of-hope.ts';
import _actionCardsAMightyEmpire from './action-cards/a-mighty-empire.ts';
import _actionCardsCollectBounty from './action-cards/collect-bounty.ts';
import _actionCardsCouncilDisbanded from './action-cards/council-disbanded.ts';
import _actionCardsCounter from './action-cards/counter.ts';
import _actionCardsGeomagneticMines from './action-cards/geomagnetic-mines.ts';
import _actionCardsHandThatTakes from './action-cards/hand-that-takes.ts';
import _actionCardsHiredGun from './action-cards/hired-gun.ts';
import _actionCardsMiraculousRecovery from './action-cards/miraculous-recovery.ts';
import _actionCardsMomentOfTriumph from './action-cards/moment-of-triumph.ts';
import _actionCardsMovingSpeech from './action-cards/moving-speech.ts';
import _actionCardsOverrun from './action-cards/overrun.ts';
import _actionCardsParalyzingSerum from './action-cards/paralyzing-serum.ts';
import _actionCardsPressCharges from './action-cards/press-charges.ts';
import _actionCardsSendProxy from './action-cards/send-proxy.ts';
import _politicalCardsArchivedSecret from './political-cards/archived-secret.ts';
import _politicalCardsBuildMonument from './political-cards/build-monument.ts';
import _politicalCardsCentrillicGas from './political-cards/centrillic-gas.ts';
import _politicalCardsCorruptEmpire from './political-cards/corrupt-empire.ts';
import _politicalCardsDefensiveMobilizations from './political-cards/defensive-mobilizations.ts';
import _politicalCardsDocumentingResearch from './political-cards/documenting-research.ts';
import _politicalCardsEqualThreats from './political-cards/equal-threats.ts';
import _politicalCardsFlawedPlanning from './political-cards/flawed-planning.ts';
import _politicalCardsFundResearchComplex from './political-cards/fund-research-complex.ts';
import _politicalCardsLordOfMecatolRex from './political-cards/lord-of-mecatol-rex.ts';
import _politicalCardsMiningOperations from './political-cards/mining-operations.ts';
import _politicalCardsNecessaryBureaucracy from './political-cards/necessary-bureaucracy.ts';
import _politicalCardsOnObservation from './political-cards/on-observation.ts';
import _politicalCardsPublicizeWeaponSchematics from './political-cards/publicize-weapon-schematics.ts';
import _politicalCardsRepealLaborLaws from './political-cards/repeal-labor-laws.ts';
import _politicalCardsSanctuaryShield from './political-cards/sanctuary-shield.ts';
import _politicalCardsShardOfTheThrone from './political-cards/shard-of-the-throne.ts';
import _politicalCardsSupportedExpansion from './political-cards/supported-expansion.ts';

export const contents: Ti3Contents = {
  components: {
    'action-cards/a-beacon-of-hope': _actionCardsABeaconOfHope,
    'action-cards/a-mighty-empire': _actionCardsAMightyEmpire,
    'action-cards/collect-bounty': _actionCardsCollectBounty,
    'action-cards/council-disbanded': _actionCardsCouncilDisbanded,
    'action-cards/counter': _actionCardsCounter,
    'action-cards/geomagnetic-mines': _actionCardsGeomagneticMines,
    'action-cards/hand-that-takes': _actionCardsHandThatTakes,
    'action-cards/hired-gun': _actionCardsHiredGun,
    'action-cards/miraculous-recovery': _actionCardsMiraculousRecovery,
    'action-cards/moment-of-triumph': _actionCardsMomentOfTriumph,
    'action-cards/moving-speech': _actionCardsMovingSpeech,
    'action-cards/overrun': _actionCardsOverrun,
    'action-cards/paralyzing-serum': _actionCardsParalyzingSerum,
    'action-cards/press-charges': _actionCardsPressCharges,
    'action-cards/send-proxy': _actionCardsSendProxy,
    'political-cards/archived-secret': _politicalCardsArchivedSecret,
    'political-cards/build-monument': _politicalCardsBuildMonument,
    'political-cards/centrillic-gas': _politicalCardsCentrillicGas,
    'political-cards/corrupt-empire': _politicalCardsCorruptEmpire,
    'political-cards/defensive-mobilizations': _politicalCardsDefensiveMobilizations,
    'political-cards/documenting-research': _politicalCardsDocumentingResearch,
    'political-cards/equal-threats': _politicalCardsEqualThreats,
    'political-cards/flawed-planning': _politicalCardsFlawedPlanning,
    'political-cards/fund-research-complex': _politicalCardsFundResearchComplex,
    'political-cards/lord-of-mecatol-rex': _politicalCardsLordOfMecatolRex,
    'political-cards/mining-operations': _politicalCardsMiningOperations,
    'political-cards/necessary-bureaucracy': _politicalCardsNecessaryBureaucracy,
    'political-cards/on-observation': _politicalCardsOnObservation,
    'political-cards/publicize-weapon-schematics': _politicalCardsPublicizeWeaponSchematics,
    'political-cards/repeal-labor-laws': _politicalCardsRepealLaborLaws,
    'political-cards/sanctuary-shield': _politicalCardsSanctuaryShield,
    'political-cards/shard-of-the-throne': _politicalCardsShardOfTheThrone,
    'political-cards/supported-expansion': _politicalCardsSupportedExpansion,
  },
  tiles: {
  },
};
