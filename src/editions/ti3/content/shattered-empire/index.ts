// Written by `npm run index`: every component of this set, by its path.
import type { Ti3Contents } from '../../rules/components/component.ts';
import _actionCardsAdvancedReinforcements from './action-cards/advanced-reinforcements.ts';
import _actionCardsAlienTechnology from './action-cards/alien-technology.ts';
import _actionCardsBribery from './action-cards/bribery.ts';
import _actionCardsCommunicationsBreakdown from './action-cards/communications-breakdown.ts';
import _actionCardsCourageousToTheEnd from './action-cards/courageous-to-the-end.ts';
import _actionCardsEnhancedArmor from './action-cards/enhanced-armor.ts';
import _actionCardsEquipmentSabotage from './action-cards/equipment-sabotage.ts';
import _actionCardsExperimentalWeaponry from './action-cards/experimental-weaponry.ts';
import _actionCardsFaultyTargetingSystems from './action-cards/faulty-targeting-systems.ts';
import _actionCardsFirstStrikeCard from './action-cards/first-strike-card.ts';
import _actionCardsFlankingTactic from './action-cards/flanking-tactic.ts';
import _actionCardsFlawlessStrategy from './action-cards/flawless-strategy.ts';
import _actionCardsFriendlyFire from './action-cards/friendly-fire.ts';
import _actionCardsMasterOfFate from './action-cards/master-of-fate.ts';
import _actionCardsMilitaryForesight from './action-cards/military-foresight.ts';
import _actionCardsRuleByTerror from './action-cards/rule-by-terror.ts';
import _actionCardsStrategicPlanning from './action-cards/strategic-planning.ts';
import _actionCardsSurpriseAssault from './action-cards/surprise-assault.ts';
import _actionCardsTargetTheirFlagship from './action-cards/target-their-flagship.ts';
import _actionCardsTemporaryStability from './action-cards/temporary-stability.ts';
import _politicalCardsClassStruggle from './political-cards/class-struggle.ts';
import _politicalCardsCrownOfEmphidia from './political-cards/crown-of-emphidia.ts';
import _politicalCardsDefendTheJewel from './political-cards/defend-the-jewel.ts';
import _politicalCardsDiversifiedIncome from './political-cards/diversified-income.ts';
import _politicalCardsEmperor from './political-cards/emperor.ts';
import _politicalCardsEnemyOfTheThrone from './political-cards/enemy-of-the-throne.ts';
import _politicalCardsFighterTax from './political-cards/fighter-tax.ts';
import _politicalCardsFleetRestrictions from './political-cards/fleet-restrictions.ts';
import _politicalCardsForbiddenResearch from './political-cards/forbidden-research.ts';
import _politicalCardsGloryOfTheEmpire from './political-cards/glory-of-the-empire.ts';
import _politicalCardsHopesEndTrainingGround from './political-cards/hopes-end-training-ground.ts';
import _politicalCardsIncentiveProgram from './political-cards/incentive-program.ts';
import _politicalCardsIntergalacticCommerce from './political-cards/intergalactic-commerce.ts';
import _politicalCardsInterstellarArmsDealers from './political-cards/interstellar-arms-dealers.ts';
import _politicalCardsInvestigateSpatialAnomalies from './political-cards/investigate-spatial-anomalies.ts';
import _politicalCardsMinisterOfPeace from './political-cards/minister-of-peace.ts';
import _politicalCardsMutiny from './political-cards/mutiny.ts';
import _politicalCardsNeutralityPact from './political-cards/neutrality-pact.ts';
import _politicalCardsNonAggressionPact from './political-cards/non-aggression-pact.ts';
import _politicalCardsPoliticalFocus from './political-cards/political-focus.ts';
import _politicalCardsRecognizeAccomplishments from './political-cards/recognize-accomplishments.ts';
import _politicalCardsRedefiningWarCrimes from './political-cards/redefining-war-crimes.ts';
import _politicalCardsSeedOfAnEmpire from './political-cards/seed-of-an-empire.ts';
import _politicalCardsSharingOfTechnology from './political-cards/sharing-of-technology.ts';
import _politicalCardsTechnologicalJihad from './political-cards/technological-jihad.ts';
import _politicalCardsUnconventionalMeasures from './political-cards/unconventional-measures.ts';
import _politicalCardsVetoPower from './political-cards/veto-power.ts';
import _politicalCardsVorhalPeacePrize from './political-cards/vorhal-peace-prize.ts';
import _politicalCardsWarFunding from './political-cards/war-funding.ts';
import _politicalCardsWarshipCommission from './political-cards/warship-commission.ts';
import _politicalCardsWormholeResearch from './political-cards/wormhole-research.ts';

export const contents: Ti3Contents = {
  components: {
    'action-cards/advanced-reinforcements': _actionCardsAdvancedReinforcements,
    'action-cards/alien-technology': _actionCardsAlienTechnology,
    'action-cards/bribery': _actionCardsBribery,
    'action-cards/communications-breakdown': _actionCardsCommunicationsBreakdown,
    'action-cards/courageous-to-the-end': _actionCardsCourageousToTheEnd,
    'action-cards/enhanced-armor': _actionCardsEnhancedArmor,
    'action-cards/equipment-sabotage': _actionCardsEquipmentSabotage,
    'action-cards/experimental-weaponry': _actionCardsExperimentalWeaponry,
    'action-cards/faulty-targeting-systems': _actionCardsFaultyTargetingSystems,
    'action-cards/first-strike-card': _actionCardsFirstStrikeCard,
    'action-cards/flanking-tactic': _actionCardsFlankingTactic,
    'action-cards/flawless-strategy': _actionCardsFlawlessStrategy,
    'action-cards/friendly-fire': _actionCardsFriendlyFire,
    'action-cards/master-of-fate': _actionCardsMasterOfFate,
    'action-cards/military-foresight': _actionCardsMilitaryForesight,
    'action-cards/rule-by-terror': _actionCardsRuleByTerror,
    'action-cards/strategic-planning': _actionCardsStrategicPlanning,
    'action-cards/surprise-assault': _actionCardsSurpriseAssault,
    'action-cards/target-their-flagship': _actionCardsTargetTheirFlagship,
    'action-cards/temporary-stability': _actionCardsTemporaryStability,
    'political-cards/class-struggle': _politicalCardsClassStruggle,
    'political-cards/crown-of-emphidia': _politicalCardsCrownOfEmphidia,
    'political-cards/defend-the-jewel': _politicalCardsDefendTheJewel,
    'political-cards/diversified-income': _politicalCardsDiversifiedIncome,
    'political-cards/emperor': _politicalCardsEmperor,
    'political-cards/enemy-of-the-throne': _politicalCardsEnemyOfTheThrone,
    'political-cards/fighter-tax': _politicalCardsFighterTax,
    'political-cards/fleet-restrictions': _politicalCardsFleetRestrictions,
    'political-cards/forbidden-research': _politicalCardsForbiddenResearch,
    'political-cards/glory-of-the-empire': _politicalCardsGloryOfTheEmpire,
    'political-cards/hopes-end-training-ground': _politicalCardsHopesEndTrainingGround,
    'political-cards/incentive-program': _politicalCardsIncentiveProgram,
    'political-cards/intergalactic-commerce': _politicalCardsIntergalacticCommerce,
    'political-cards/interstellar-arms-dealers': _politicalCardsInterstellarArmsDealers,
    'political-cards/investigate-spatial-anomalies': _politicalCardsInvestigateSpatialAnomalies,
    'political-cards/minister-of-peace': _politicalCardsMinisterOfPeace,
    'political-cards/mutiny': _politicalCardsMutiny,
    'political-cards/neutrality-pact': _politicalCardsNeutralityPact,
    'political-cards/non-aggression-pact': _politicalCardsNonAggressionPact,
    'political-cards/political-focus': _politicalCardsPoliticalFocus,
    'political-cards/recognize-accomplishments': _politicalCardsRecognizeAccomplishments,
    'political-cards/redefining-war-crimes': _politicalCardsRedefiningWarCrimes,
    'political-cards/seed-of-an-empire': _politicalCardsSeedOfAnEmpire,
    'political-cards/sharing-of-technology': _politicalCardsSharingOfTechnology,
    'political-cards/technological-jihad': _politicalCardsTechnologicalJihad,
    'political-cards/unconventional-measures': _politicalCardsUnconventionalMeasures,
    'political-cards/veto-power': _politicalCardsVetoPower,
    'political-cards/vorhal-peace-prize': _politicalCardsVorhalPeacePrize,
    'political-cards/war-funding': _politicalCardsWarFunding,
    'political-cards/warship-commission': _politicalCardsWarshipCommission,
    'political-cards/wormhole-research': _politicalCardsWormholeResearch,
  },
  tiles: {
  },
};
