// Written by `npm run -s tool -- content-index`: every component of this set, by its path.
import type { Ti3Contents } from '#ti3/rules/components/component.ts';
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
import _domainCountersAutomatedDefenseSystem from './domain-counters/automated-defense-system.ts';
import _domainCountersCustodiansOfMecatolRex from './domain-counters/custodians-of-mecatol-rex.ts';
import _domainCountersFighterAmbush from './domain-counters/fighter-ambush.ts';
import _domainCountersHiddenFactory from './domain-counters/hidden-factory.ts';
import _domainCountersHostageSituation from './domain-counters/hostage-situation.ts';
import _domainCountersNativeIntelligence from './domain-counters/native-intelligence.ts';
import _laidTokensSpaceMine from './laid-tokens/space-mine.ts';
import _objectivesBlockade from './objectives/blockade.ts';
import _objectivesDockBreaker from './objectives/dock-breaker.ts';
import _objectivesElevenPlanets from './objectives/eleven-planets.ts';
import _objectivesExpansionist from './objectives/expansionist.ts';
import _objectivesFiveOfAColour from './objectives/five-of-a-colour.ts';
import _objectivesGoodsAndTribute from './objectives/goods-and-tribute.ts';
import _objectivesHeartAndBorder from './objectives/heart-and-border.ts';
import _objectivesInvader from './objectives/invader.ts';
import _objectivesLouderThanNeighbours from './objectives/louder-than-neighbours.ts';
import _objectivesMasterOfMecatol from './objectives/master-of-mecatol.ts';
import _objectivesRegulator from './objectives/regulator.ts';
import _objectivesSixCounters from './objectives/six-counters.ts';
import _objectivesTenOfEither from './objectives/ten-of-either.ts';
import _objectivesThreatening from './objectives/threatening.ts';
import _objectivesThreeCounters from './objectives/three-counters.ts';
import _objectivesThreePlanetsTaken from './objectives/three-planets-taken.ts';
import _objectivesTwentyOfEither from './objectives/twenty-of-either.ts';
import _objectivesTwoInvasions from './objectives/two-invasions.ts';
import _objectivesTwoOfThreeColours from './objectives/two-of-three-colours.ts';
import _objectivesTwoSieges from './objectives/two-sieges.ts';
import _objectivesTwoVictories from './objectives/two-victories.ts';
import _objectivesVictor from './objectives/victor.ts';
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
import _politicalCardsVoiceOfTheCouncil from './political-cards/voice-of-the-council.ts';
import _politicalCardsVorhalPeacePrize from './political-cards/vorhal-peace-prize.ts';
import _politicalCardsWarFunding from './political-cards/war-funding.ts';
import _politicalCardsWarshipCommission from './political-cards/warship-commission.ts';
import _politicalCardsWormholeResearch from './political-cards/wormhole-research.ts';
import _racesMuaatMuaat from './races/muaat/muaat.ts';
import _racesMuaatSlowSuns from './races/muaat/slow-suns.ts';
import _racesMuaatStarForges from './races/muaat/star-forges.ts';
import _racesMuaatThroughTheFire from './races/muaat/through-the-fire.ts';
import _racesSaarDocksAfloat from './races/saar/docks-afloat.ts';
import _racesSaarNoHome from './races/saar/no-home.ts';
import _racesSaarSaar from './races/saar/saar.ts';
import _racesSaarScavengers from './races/saar/scavengers.ts';
import _racesWinnuAncientClaim from './races/winnu/ancient-claim.ts';
import _racesWinnuKeenStudents from './races/winnu/keen-students.ts';
import _racesWinnuTrustedGarrisons from './races/winnu/trusted-garrisons.ts';
import _racesWinnuWinnu from './races/winnu/winnu.ts';
import _racesYinDevotion from './races/yin/devotion.ts';
import _racesYinExchange from './races/yin/exchange.ts';
import _racesYinIndoctrination from './races/yin/indoctrination.ts';
import _racesYinYin from './races/yin/yin.ts';
import _strategyCardsAssembly from './strategy-cards/assembly.ts';
import _strategyCardsBureaucracy from './strategy-cards/bureaucracy.ts';
import _strategyCardsDiplomacyIi from './strategy-cards/diplomacy-ii.ts';
import _strategyCardsImperialIi from './strategy-cards/imperial-ii.ts';
import _strategyCardsLeadership from './strategy-cards/leadership.ts';
import _strategyCardsProduction from './strategy-cards/production.ts';
import _strategyCardsTechnologyIi from './strategy-cards/technology-ii.ts';
import _strategyCardsTradeIi from './strategy-cards/trade-ii.ts';
import _strategyCardsWarfareIi from './strategy-cards/warfare-ii.ts';
import _technologiesAssaultCannon from './technologies/assault-cannon.ts';
import _technologiesAutomatedDefenseTurrets from './technologies/automated-defense-turrets.ts';
import _technologiesBiopticRecyclers from './technologies/bioptic-recyclers.ts';
import _technologiesDiplomats from './technologies/diplomats.ts';
import _technologiesDreadnoughtInvasionPod from './technologies/dreadnought-invasion-pod.ts';
import _technologiesFanaticism from './technologies/fanaticism.ts';
import _technologiesFloatingFactory from './technologies/floating-factory.ts';
import _technologiesGravityDrive from './technologies/gravity-drive.ts';
import _technologiesHyperMetabolism from './technologies/hyper-metabolism.ts';
import _technologiesL4Disruptors from './technologies/l4-disruptors.ts';
import _technologiesMagmusReactor from './technologies/magmus-reactor.ts';
import _technologiesManeuveringJets from './technologies/maneuvering-jets.ts';
import _technologiesMarkIiAdvancedCarriers from './technologies/mark-ii-advanced-carriers.ts';
import _technologiesNanoTechnology from './technologies/nano-technology.ts';
import _technologiesProductionCenters from './technologies/production-centers.ts';
import _technologiesSalvageOperations from './technologies/salvage-operations.ts';
import _technologiesShuttleLogistics from './technologies/shuttle-logistics.ts';
import _technologiesSpatialConduitNetwork from './technologies/spatial-conduit-network.ts';
import _technologiesTelepathicMindWeapon from './technologies/telepathic-mind-weapon.ts';
import _technologiesValkyrieArmor from './technologies/valkyrie-armor.ts';
import _tilesAbaddonAshtrothLoki from './tiles/abaddon-ashtroth-loki.ts';
import _tilesArcturusSumerian from './tiles/arcturus-sumerian.ts';
import _tilesAsteroidField from './tiles/asteroid-field.ts';
import _tilesBellatrixTsion from './tiles/bellatrix-tsion.ts';
import _tilesCapha from './tiles/capha.ts';
import _tilesElnath from './tiles/elnath.ts';
import _tilesEmpty from './tiles/empty.ts';
import _tilesGarbozia from './tiles/garbozia.ts';
import _tilesHopesEnd from './tiles/hopes-end.ts';
import _tilesIonStorm from './tiles/ion-storm.ts';
import _tilesLesab from './tiles/lesab.ts';
import _tilesLisisVelnor from './tiles/lisis-velnor.ts';
import _tilesMallice from './tiles/mallice.ts';
import _tilesMirage from './tiles/mirage.ts';
import _tilesMuaatHome from './tiles/muaat-home.ts';
import _tilesNebula from './tiles/nebula.ts';
import _tilesPerimeter from './tiles/perimeter.ts';
import _tilesPrimor from './tiles/primor.ts';
import _tilesRigel from './tiles/rigel.ts';
import _tilesSaarHome from './tiles/saar-home.ts';
import _tilesSupernova from './tiles/supernova.ts';
import _tilesVegaMajorVegaMinor from './tiles/vega-major-vega-minor.ts';
import _tilesWinnuHome from './tiles/winnu-home.ts';
import _tilesYinHome from './tiles/yin-home.ts';
import _unitsColony from './units/colony.ts';
import _unitsRefinery from './units/refinery.ts';
import _unitsShockTroop from './units/shock-troop.ts';

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
    'domain-counters/automated-defense-system': _domainCountersAutomatedDefenseSystem,
    'domain-counters/custodians-of-mecatol-rex': _domainCountersCustodiansOfMecatolRex,
    'domain-counters/fighter-ambush': _domainCountersFighterAmbush,
    'domain-counters/hidden-factory': _domainCountersHiddenFactory,
    'domain-counters/hostage-situation': _domainCountersHostageSituation,
    'domain-counters/native-intelligence': _domainCountersNativeIntelligence,
    'laid-tokens/space-mine': _laidTokensSpaceMine,
    'objectives/blockade': _objectivesBlockade,
    'objectives/dock-breaker': _objectivesDockBreaker,
    'objectives/eleven-planets': _objectivesElevenPlanets,
    'objectives/expansionist': _objectivesExpansionist,
    'objectives/five-of-a-colour': _objectivesFiveOfAColour,
    'objectives/goods-and-tribute': _objectivesGoodsAndTribute,
    'objectives/heart-and-border': _objectivesHeartAndBorder,
    'objectives/invader': _objectivesInvader,
    'objectives/louder-than-neighbours': _objectivesLouderThanNeighbours,
    'objectives/master-of-mecatol': _objectivesMasterOfMecatol,
    'objectives/regulator': _objectivesRegulator,
    'objectives/six-counters': _objectivesSixCounters,
    'objectives/ten-of-either': _objectivesTenOfEither,
    'objectives/threatening': _objectivesThreatening,
    'objectives/three-counters': _objectivesThreeCounters,
    'objectives/three-planets-taken': _objectivesThreePlanetsTaken,
    'objectives/twenty-of-either': _objectivesTwentyOfEither,
    'objectives/two-invasions': _objectivesTwoInvasions,
    'objectives/two-of-three-colours': _objectivesTwoOfThreeColours,
    'objectives/two-sieges': _objectivesTwoSieges,
    'objectives/two-victories': _objectivesTwoVictories,
    'objectives/victor': _objectivesVictor,
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
    'political-cards/voice-of-the-council': _politicalCardsVoiceOfTheCouncil,
    'political-cards/vorhal-peace-prize': _politicalCardsVorhalPeacePrize,
    'political-cards/war-funding': _politicalCardsWarFunding,
    'political-cards/warship-commission': _politicalCardsWarshipCommission,
    'political-cards/wormhole-research': _politicalCardsWormholeResearch,
    'races/muaat/muaat': _racesMuaatMuaat,
    'races/muaat/slow-suns': _racesMuaatSlowSuns,
    'races/muaat/star-forges': _racesMuaatStarForges,
    'races/muaat/through-the-fire': _racesMuaatThroughTheFire,
    'races/saar/docks-afloat': _racesSaarDocksAfloat,
    'races/saar/no-home': _racesSaarNoHome,
    'races/saar/saar': _racesSaarSaar,
    'races/saar/scavengers': _racesSaarScavengers,
    'races/winnu/ancient-claim': _racesWinnuAncientClaim,
    'races/winnu/keen-students': _racesWinnuKeenStudents,
    'races/winnu/trusted-garrisons': _racesWinnuTrustedGarrisons,
    'races/winnu/winnu': _racesWinnuWinnu,
    'races/yin/devotion': _racesYinDevotion,
    'races/yin/exchange': _racesYinExchange,
    'races/yin/indoctrination': _racesYinIndoctrination,
    'races/yin/yin': _racesYinYin,
    'strategy-cards/assembly': _strategyCardsAssembly,
    'strategy-cards/bureaucracy': _strategyCardsBureaucracy,
    'strategy-cards/diplomacy-ii': _strategyCardsDiplomacyIi,
    'strategy-cards/imperial-ii': _strategyCardsImperialIi,
    'strategy-cards/leadership': _strategyCardsLeadership,
    'strategy-cards/production': _strategyCardsProduction,
    'strategy-cards/technology-ii': _strategyCardsTechnologyIi,
    'strategy-cards/trade-ii': _strategyCardsTradeIi,
    'strategy-cards/warfare-ii': _strategyCardsWarfareIi,
    'technologies/assault-cannon': _technologiesAssaultCannon,
    'technologies/automated-defense-turrets': _technologiesAutomatedDefenseTurrets,
    'technologies/bioptic-recyclers': _technologiesBiopticRecyclers,
    'technologies/diplomats': _technologiesDiplomats,
    'technologies/dreadnought-invasion-pod': _technologiesDreadnoughtInvasionPod,
    'technologies/fanaticism': _technologiesFanaticism,
    'technologies/floating-factory': _technologiesFloatingFactory,
    'technologies/gravity-drive': _technologiesGravityDrive,
    'technologies/hyper-metabolism': _technologiesHyperMetabolism,
    'technologies/l4-disruptors': _technologiesL4Disruptors,
    'technologies/magmus-reactor': _technologiesMagmusReactor,
    'technologies/maneuvering-jets': _technologiesManeuveringJets,
    'technologies/mark-ii-advanced-carriers': _technologiesMarkIiAdvancedCarriers,
    'technologies/nano-technology': _technologiesNanoTechnology,
    'technologies/production-centers': _technologiesProductionCenters,
    'technologies/salvage-operations': _technologiesSalvageOperations,
    'technologies/shuttle-logistics': _technologiesShuttleLogistics,
    'technologies/spatial-conduit-network': _technologiesSpatialConduitNetwork,
    'technologies/telepathic-mind-weapon': _technologiesTelepathicMindWeapon,
    'technologies/valkyrie-armor': _technologiesValkyrieArmor,
    'units/colony': _unitsColony,
    'units/refinery': _unitsRefinery,
    'units/shock-troop': _unitsShockTroop,
  },
  tiles: {
    'tiles/abaddon-ashtroth-loki': _tilesAbaddonAshtrothLoki,
    'tiles/arcturus-sumerian': _tilesArcturusSumerian,
    'tiles/asteroid-field': _tilesAsteroidField,
    'tiles/bellatrix-tsion': _tilesBellatrixTsion,
    'tiles/capha': _tilesCapha,
    'tiles/elnath': _tilesElnath,
    'tiles/empty': _tilesEmpty,
    'tiles/garbozia': _tilesGarbozia,
    'tiles/hopes-end': _tilesHopesEnd,
    'tiles/ion-storm': _tilesIonStorm,
    'tiles/lesab': _tilesLesab,
    'tiles/lisis-velnor': _tilesLisisVelnor,
    'tiles/mallice': _tilesMallice,
    'tiles/mirage': _tilesMirage,
    'tiles/muaat-home': _tilesMuaatHome,
    'tiles/nebula': _tilesNebula,
    'tiles/perimeter': _tilesPerimeter,
    'tiles/primor': _tilesPrimor,
    'tiles/rigel': _tilesRigel,
    'tiles/saar-home': _tilesSaarHome,
    'tiles/supernova': _tilesSupernova,
    'tiles/vega-major-vega-minor': _tilesVegaMajorVegaMinor,
    'tiles/winnu-home': _tilesWinnuHome,
    'tiles/yin-home': _tilesYinHome,
  },
};
