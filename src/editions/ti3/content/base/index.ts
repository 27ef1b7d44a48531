// Written by `npm run -s tool -- content-index`: every component of this set, by its path.
import type { Ti3Contents } from '#ti3/rules/components/component.ts';
import _actionCardsArmistice from './action-cards/armistice.ts';
import _actionCardsChemicalWarfare from './action-cards/chemical-warfare.ts';
import _actionCardsCivilDefense from './action-cards/civil-defense.ts';
import _actionCardsCommandSummit from './action-cards/command-summit.ts';
import _actionCardsCorporateSponsorship from './action-cards/corporate-sponsorship.ts';
import _actionCardsCouncilDissolved from './action-cards/council-dissolved.ts';
import _actionCardsCulturalCrisis from './action-cards/cultural-crisis.ts';
import _actionCardsDeterminePolicy from './action-cards/determine-policy.ts';
import _actionCardsDiplomaticImmunity from './action-cards/diplomatic-immunity.ts';
import _actionCardsDirectHit from './action-cards/direct-hit.ts';
import _actionCardsDisclosure from './action-cards/disclosure.ts';
import _actionCardsDiscredit from './action-cards/discredit.ts';
import _actionCardsDugIn from './action-cards/dug-in.ts';
import _actionCardsEmergencyRepairs from './action-cards/emergency-repairs.ts';
import _actionCardsExperimentalBattlestation from './action-cards/experimental-battlestation.ts';
import _actionCardsFantasticRhetoric from './action-cards/fantastic-rhetoric.ts';
import _actionCardsFighterPrototype from './action-cards/fighter-prototype.ts';
import _actionCardsFlankSpeed from './action-cards/flank-speed.ts';
import _actionCardsFocusedResearch from './action-cards/focused-research.ts';
import _actionCardsGhostShip from './action-cards/ghost-ship.ts';
import _actionCardsGoodYear from './action-cards/good-year.ts';
import _actionCardsGrandArmada from './action-cards/grand-armada.ts';
import _actionCardsInTheSilenceOfSpace from './action-cards/in-the-silence-of-space.ts';
import _actionCardsInfluenceInTheMerchantsGuild from './action-cards/influence-in-the-merchants-guild.ts';
import _actionCardsInsubordination from './action-cards/insubordination.ts';
import _actionCardsIntoTheBreach from './action-cards/into-the-breach.ts';
import _actionCardsLocalUnrest from './action-cards/local-unrest.ts';
import _actionCardsLuckyShot from './action-cards/lucky-shot.ts';
import _actionCardsMassiveTransport from './action-cards/massive-transport.ts';
import _actionCardsMasterOfTrade from './action-cards/master-of-trade.ts';
import _actionCardsMinelayers from './action-cards/minelayers.ts';
import _actionCardsMoraleBoost from './action-cards/morale-boost.ts';
import _actionCardsMulticulturalism from './action-cards/multiculturalism.ts';
import _actionCardsOpeningTheBlackBox from './action-cards/opening-the-black-box.ts';
import _actionCardsPatrol from './action-cards/patrol.ts';
import _actionCardsPlague from './action-cards/plague.ts';
import _actionCardsPolicyParalysis from './action-cards/policy-paralysis.ts';
import _actionCardsPoliticalStability from './action-cards/political-stability.ts';
import _actionCardsPrivateers from './action-cards/privateers.ts';
import _actionCardsProductivitySpike from './action-cards/productivity-spike.ts';
import _actionCardsPublicDisgrace from './action-cards/public-disgrace.ts';
import _actionCardsRallyOfThePeople from './action-cards/rally-of-the-people.ts';
import _actionCardsRareMineral from './action-cards/rare-mineral.ts';
import _actionCardsRecheck from './action-cards/recheck.ts';
import _actionCardsReparations from './action-cards/reparations.ts';
import _actionCardsRiseOfAMessiah from './action-cards/rise-of-a-messiah.ts';
import _actionCardsRuinousTariffs from './action-cards/ruinous-tariffs.ts';
import _actionCardsSabotage from './action-cards/sabotage.ts';
import _actionCardsScientistAssassination from './action-cards/scientist-assassination.ts';
import _actionCardsSecretIndustrialAgent from './action-cards/secret-industrial-agent.ts';
import _actionCardsShieldsHolding from './action-cards/shields-holding.ts';
import _actionCardsSignalJamming from './action-cards/signal-jamming.ts';
import _actionCardsSkilledRetreat from './action-cards/skilled-retreat.ts';
import _actionCardsSpacedockAccident from './action-cards/spacedock-accident.ts';
import _actionCardsStarOfDeath from './action-cards/star-of-death.ts';
import _actionCardsStellarCriminals from './action-cards/stellar-criminals.ts';
import _actionCardsStrategicBombardment from './action-cards/strategic-bombardment.ts';
import _actionCardsStrategicFlexibility from './action-cards/strategic-flexibility.ts';
import _actionCardsStrategicShift from './action-cards/strategic-shift.ts';
import _actionCardsSuccessfulSpy from './action-cards/successful-spy.ts';
import _actionCardsSynchronicity from './action-cards/synchronicity.ts';
import _actionCardsTechBubble from './action-cards/tech-bubble.ts';
import _actionCardsThugs from './action-cards/thugs.ts';
import _actionCardsTouchOfGenius from './action-cards/touch-of-genius.ts';
import _actionCardsTradeStop from './action-cards/trade-stop.ts';
import _actionCardsTransport from './action-cards/transport.ts';
import _actionCardsUnexpectedAction from './action-cards/unexpected-action.ts';
import _actionCardsUprising from './action-cards/uprising.ts';
import _actionCardsUsurperCard from './action-cards/usurper-card.ts';
import _actionCardsVetoCard from './action-cards/veto-card.ts';
import _actionCardsVoluntaryAnnexation from './action-cards/voluntary-annexation.ts';
import _actionCardsWarFooting from './action-cards/war-footing.ts';
import _domainCountersAlphaWormholeDiscovery from './domain-counters/alpha-wormhole-discovery.ts';
import _domainCountersBetaWormholeDiscovery from './domain-counters/beta-wormhole-discovery.ts';
import _domainCountersBiohazard from './domain-counters/biohazard.ts';
import _domainCountersHostileLocals from './domain-counters/hostile-locals.ts';
import _domainCountersIndustrialSociety from './domain-counters/industrial-society.ts';
import _domainCountersLazaxSurvivors from './domain-counters/lazax-survivors.ts';
import _domainCountersNaturalWealth from './domain-counters/natural-wealth.ts';
import _domainCountersPeacefulAnnexation from './domain-counters/peaceful-annexation.ts';
import _domainCountersRadiation from './domain-counters/radiation.ts';
import _domainCountersSettlers from './domain-counters/settlers.ts';
import _domainCountersTechnologicalSociety from './domain-counters/technological-society.ts';
import _objectivesConqueror from './objectives/conqueror.ts';
import _objectivesDiversified from './objectives/diversified.ts';
import _objectivesDomination from './objectives/domination.ts';
import _objectivesFivePlanets from './objectives/five-planets.ts';
import _objectivesFiveTechnologies from './objectives/five-technologies.ts';
import _objectivesFocused from './objectives/focused.ts';
import _objectivesForceful from './objectives/forceful.ts';
import _objectivesFourColours from './objectives/four-colours.ts';
import _objectivesHeartOfTheGalaxy from './objectives/heart-of-the-galaxy.ts';
import _objectivesImperiumRex from './objectives/imperium-rex.ts';
import _objectivesIndustrial from './objectives/industrial.ts';
import _objectivesKeeperOfGates from './objectives/keeper-of-gates.ts';
import _objectivesLoudestVoice from './objectives/loudest-voice.ts';
import _objectivesMasterOfShips from './objectives/master-of-ships.ts';
import _objectivesMerciless from './objectives/merciless.ts';
import _objectivesNineTechnologies from './objectives/nine-technologies.ts';
import _objectivesSeatOfTheEmpire from './objectives/seat-of-the-empire.ts';
import _objectivesSixTradeGoods from './objectives/six-trade-goods.ts';
import _objectivesSupremacy from './objectives/supremacy.ts';
import _objectivesTechnocrat from './objectives/technocrat.ts';
import _objectivesTenInfluence from './objectives/ten-influence.ts';
import _objectivesTenPlanets from './objectives/ten-planets.ts';
import _objectivesTenResources from './objectives/ten-resources.ts';
import _objectivesThreeOfAColour from './objectives/three-of-a-colour.ts';
import _objectivesThreeSpaceDocks from './objectives/three-space-docks.ts';
import _objectivesThreeSpecialties from './objectives/three-specialties.ts';
import _objectivesTwelveTradeGoods from './objectives/twelve-trade-goods.ts';
import _objectivesTwentyInfluence from './objectives/twenty-influence.ts';
import _objectivesTwentyResources from './objectives/twenty-resources.ts';
import _objectivesUsurperSecret from './objectives/usurper-secret.ts';
import _politicalCardsAggressiveStrategy from './political-cards/aggressive-strategy.ts';
import _politicalCardsAncientArtifact from './political-cards/ancient-artifact.ts';
import _politicalCardsArmsReduction from './political-cards/arms-reduction.ts';
import _politicalCardsChecksAndBalances from './political-cards/checks-and-balances.ts';
import _politicalCardsClosingTheWormholes from './political-cards/closing-the-wormholes.ts';
import _politicalCardsCodeOfHonor from './political-cards/code-of-honor.ts';
import _politicalCardsColonialRedistribution from './political-cards/colonial-redistribution.ts';
import _politicalCardsColonizationLicensing from './political-cards/colonization-licensing.ts';
import _politicalCardsCompensatedDisarmament from './political-cards/compensated-disarmament.ts';
import _politicalCardsConventionsOfWar from './political-cards/conventions-of-war.ts';
import _politicalCardsCoreStability from './political-cards/core-stability.ts';
import _politicalCardsCostOverruns from './political-cards/cost-overruns.ts';
import _politicalCardsCouncilElder from './political-cards/council-elder.ts';
import _politicalCardsCouncilsCensure from './political-cards/councils-censure.ts';
import _politicalCardsCrownOfThalnos from './political-cards/crown-of-thalnos.ts';
import _politicalCardsDisputeResolution from './political-cards/dispute-resolution.ts';
import _politicalCardsEconomicRevitalization from './political-cards/economic-revitalization.ts';
import _politicalCardsFleetRegulations from './political-cards/fleet-regulations.ts';
import _politicalCardsForcedEconomicIndependence from './political-cards/forced-economic-independence.ts';
import _politicalCardsFreeTrade from './political-cards/free-trade.ts';
import _politicalCardsHolderOfMecatolRex from './political-cards/holder-of-mecatol-rex.ts';
import _politicalCardsHolyPlanetOfIxth from './political-cards/holy-planet-of-ixth.ts';
import _politicalCardsHumaneLabor from './political-cards/humane-labor.ts';
import _politicalCardsImperialAcademy from './political-cards/imperial-academy.ts';
import _politicalCardsImperialContainment from './political-cards/imperial-containment.ts';
import _politicalCardsImperialMandate from './political-cards/imperial-mandate.ts';
import _politicalCardsImperialPeace from './political-cards/imperial-peace.ts';
import _politicalCardsLaborForcePolitics from './political-cards/labor-force-politics.ts';
import _politicalCardsLimitsToIndividualPower from './political-cards/limits-to-individual-power.ts';
import _politicalCardsMassMobilization from './political-cards/mass-mobilization.ts';
import _politicalCardsMinisterOfCommerce from './political-cards/minister-of-commerce.ts';
import _politicalCardsMinisterOfExploration from './political-cards/minister-of-exploration.ts';
import _politicalCardsMinisterOfInternalSecurity from './political-cards/minister-of-internal-security.ts';
import _politicalCardsMinisterOfPolicy from './political-cards/minister-of-policy.ts';
import _politicalCardsMinisterOfWar from './political-cards/minister-of-war.ts';
import _politicalCardsNewConstitution from './political-cards/new-constitution.ts';
import _politicalCardsOfficialSanction from './political-cards/official-sanction.ts';
import _politicalCardsOpenTheTradeRoutes from './political-cards/open-the-trade-routes.ts';
import _politicalCardsPlanetaryConscription from './political-cards/planetary-conscription.ts';
import _politicalCardsPlanetarySecurity from './political-cards/planetary-security.ts';
import _politicalCardsProphecyOfIxth from './political-cards/prophecy-of-ixth.ts';
import _politicalCardsPublicExecution from './political-cards/public-execution.ts';
import _politicalCardsRegressiveRhetoric from './political-cards/regressive-rhetoric.ts';
import _politicalCardsRegulatedConscription from './political-cards/regulated-conscription.ts';
import _politicalCardsRepeal from './political-cards/repeal.ts';
import _politicalCardsResearchGrant from './political-cards/research-grant.ts';
import _politicalCardsResourceManagement from './political-cards/resource-management.ts';
import _politicalCardsRevote from './political-cards/revote.ts';
import _politicalCardsScienceCommunitySpeaker from './political-cards/science-community-speaker.ts';
import _politicalCardsShortTermTruce from './political-cards/short-term-truce.ts';
import _politicalCardsSubsidizedIndustry from './political-cards/subsidized-industry.ts';
import _politicalCardsSubsidizedStudies from './political-cards/subsidized-studies.ts';
import _politicalCardsTechnologyBuyBack from './political-cards/technology-buy-back.ts';
import _politicalCardsTechnologyInvestigationCommittee from './political-cards/technology-investigation-committee.ts';
import _politicalCardsTechnologyTariffs from './political-cards/technology-tariffs.ts';
import _politicalCardsTradeEmbargo from './political-cards/trade-embargo.ts';
import _politicalCardsTradeWar from './political-cards/trade-war.ts';
import _politicalCardsTrafficTariffs from './political-cards/traffic-tariffs.ts';
import _politicalCardsUnconventionalWeapons from './political-cards/unconventional-weapons.ts';
import _politicalCardsWormholeReconstruction from './political-cards/wormhole-reconstruction.ts';
import _racesHacanCardMarket from './races/hacan/card-market.ts';
import _racesHacanHacan from './races/hacan/hacan.ts';
import _racesHacanLastingAgreements from './races/hacan/lasting-agreements.ts';
import _racesHacanMastersOfTrade from './races/hacan/masters-of-trade.ts';
import _racesHacanOpenTrade from './races/hacan/open-trade.ts';
import _racesHacanTradeCaravans from './races/hacan/trade-caravans.ts';
import _racesJolnarFrail from './races/jolnar/frail.ts';
import _racesJolnarJolnar from './races/jolnar/jolnar.ts';
import _racesJolnarScholars from './races/jolnar/scholars.ts';
import _racesJolnarSecondThoughts from './races/jolnar/second-thoughts.ts';
import _racesL1z1xAmbition from './races/l1z1x/ambition.ts';
import _racesL1z1xCheapDreadnoughts from './races/l1z1x/cheap-dreadnoughts.ts';
import _racesL1z1xCyberneticFury from './races/l1z1x/cybernetic-fury.ts';
import _racesL1z1xL1z1x from './races/l1z1x/l1z1x.ts';
import _racesLetnevArmadaOfTheBarony from './races/letnev/armada-of-the-barony.ts';
import _racesLetnevLetnev from './races/letnev/letnev.ts';
import _racesLetnevWarFunds from './races/letnev/war-funds.ts';
import _racesMentakFirstStrike from './races/mentak/first-strike.ts';
import _racesMentakLargeFleets from './races/mentak/large-fleets.ts';
import _racesMentakMentak from './races/mentak/mentak.ts';
import _racesMentakPiracy from './races/mentak/piracy.ts';
import _racesNaaluEarlyRetreat from './races/naalu/early-retreat.ts';
import _racesNaaluForesight from './races/naalu/foresight.ts';
import _racesNaaluKeenPilots from './races/naalu/keen-pilots.ts';
import _racesNaaluNaalu from './races/naalu/naalu.ts';
import _racesNorrFearsome from './races/norr/fearsome.ts';
import _racesNorrNorr from './races/norr/norr.ts';
import _racesSolDrill from './races/sol/drill.ts';
import _racesSolHighCommand from './races/sol/high-command.ts';
import _racesSolSol from './races/sol/sol.ts';
import _racesXxchaBornDiplomats from './races/xxcha/born-diplomats.ts';
import _racesXxchaDisconcerting from './races/xxcha/disconcerting.ts';
import _racesXxchaVeto from './races/xxcha/veto.ts';
import _racesXxchaXxcha from './races/xxcha/xxcha.ts';
import _racesYssarilHoardedSchemes from './races/yssaril/hoarded-schemes.ts';
import _racesYssarilPatience from './races/yssaril/patience.ts';
import _racesYssarilSpies from './races/yssaril/spies.ts';
import _racesYssarilYssaril from './races/yssaril/yssaril.ts';
import _strategyCardsDiplomacy from './strategy-cards/diplomacy.ts';
import _strategyCardsImperial from './strategy-cards/imperial.ts';
import _strategyCardsInitiative from './strategy-cards/initiative.ts';
import _strategyCardsLogistics from './strategy-cards/logistics.ts';
import _strategyCardsPolitical from './strategy-cards/political.ts';
import _strategyCardsTechnology from './strategy-cards/technology.ts';
import _strategyCardsTrade from './strategy-cards/trade.ts';
import _strategyCardsWarfare from './strategy-cards/warfare.ts';
import _technologiesAdvancedFighters from './technologies/advanced-fighters.ts';
import _technologiesAntimassDeflectors from './technologies/antimass-deflectors.ts';
import _technologiesAssaultCannon from './technologies/assault-cannon.ts';
import _technologiesCybernetics from './technologies/cybernetics.ts';
import _technologiesDacxiveAnimators from './technologies/dacxive-animators.ts';
import _technologiesDeepSpaceCannon from './technologies/deep-space-cannon.ts';
import _technologiesEnviroCompensator from './technologies/enviro-compensator.ts';
import _technologiesFleetLogistics from './technologies/fleet-logistics.ts';
import _technologiesGenSynthesis from './technologies/gen-synthesis.ts';
import _technologiesGravitonLaserSystem from './technologies/graviton-laser-system.ts';
import _technologiesGravitonNegator from './technologies/graviton-negator.ts';
import _technologiesHylarVAssaultLaser from './technologies/hylar-v-assault-laser.ts';
import _technologiesIntegratedEconomy from './technologies/integrated-economy.ts';
import _technologiesLightWaveDeflector from './technologies/light-wave-deflector.ts';
import _technologiesMagenDefenseGrid from './technologies/magen-defense-grid.ts';
import _technologiesMicroTechnology from './technologies/micro-technology.ts';
import _technologiesNeuralMotivator from './technologies/neural-motivator.ts';
import _technologiesSarweenTools from './technologies/sarween-tools.ts';
import _technologiesStasisCapsules from './technologies/stasis-capsules.ts';
import _technologiesTransitDiodes from './technologies/transit-diodes.ts';
import _technologiesTypeIvDrive from './technologies/type-iv-drive.ts';
import _technologiesWarSunTechnology from './technologies/war-sun-technology.ts';
import _technologiesX89BacterialWeapon from './technologies/x-89-bacterial-weapon.ts';
import _technologiesXrdTransporters from './technologies/xrd-transporters.ts';
import _tilesAbyzFria from './tiles/abyz-fria.ts';
import _tilesAlphaWormhole from './tiles/alpha-wormhole.ts';
import _tilesArinamMeer from './tiles/arinam-meer.ts';
import _tilesArnorLor from './tiles/arnor-lor.ts';
import _tilesAsteroidField from './tiles/asteroid-field.ts';
import _tilesBeregLirtaIv from './tiles/bereg-lirta-iv.ts';
import _tilesBetaWormhole from './tiles/beta-wormhole.ts';
import _tilesCentauriGral from './tiles/centauri-gral.ts';
import _tilesCoorneeqResculon from './tiles/coorneeq-resculon.ts';
import _tilesDalBoothaXxehan from './tiles/dal-bootha-xxehan.ts';
import _tilesEmpty from './tiles/empty.ts';
import _tilesHacanHome from './tiles/hacan-home.ts';
import _tilesJolnarHome from './tiles/jolnar-home.ts';
import _tilesL1z1xHome from './tiles/l1z1x-home.ts';
import _tilesLazarSakulag from './tiles/lazar-sakulag.ts';
import _tilesLetnevHome from './tiles/letnev-home.ts';
import _tilesLodor from './tiles/lodor.ts';
import _tilesMecatolRex from './tiles/mecatol-rex.ts';
import _tilesMeharXull from './tiles/mehar-xull.ts';
import _tilesMellonZohbat from './tiles/mellon-zohbat.ts';
import _tilesMentakHome from './tiles/mentak-home.ts';
import _tilesNaaluHome from './tiles/naalu-home.ts';
import _tilesNebula from './tiles/nebula.ts';
import _tilesNewAlbionStarpoint from './tiles/new-albion-starpoint.ts';
import _tilesNorrHome from './tiles/norr-home.ts';
import _tilesQuann from './tiles/quann.ts';
import _tilesQucennRarron from './tiles/qucenn-rarron.ts';
import _tilesSaudor from './tiles/saudor.ts';
import _tilesSolHome from './tiles/sol-home.ts';
import _tilesSupernova from './tiles/supernova.ts';
import _tilesTarmann from './tiles/tarmann.ts';
import _tilesTequranTorkan from './tiles/tequran-torkan.ts';
import _tilesThibah from './tiles/thibah.ts';
import _tilesVefutIi from './tiles/vefut-ii.ts';
import _tilesWellon from './tiles/wellon.ts';
import _tilesXxchaHome from './tiles/xxcha-home.ts';
import _tilesYssarilHome from './tiles/yssaril-home.ts';
import _unitsCarrier from './units/carrier.ts';
import _unitsCruiser from './units/cruiser.ts';
import _unitsDestroyer from './units/destroyer.ts';
import _unitsDreadnought from './units/dreadnought.ts';
import _unitsFighter from './units/fighter.ts';
import _unitsGroundForce from './units/ground-force.ts';
import _unitsPds from './units/pds.ts';
import _unitsSpaceDock from './units/space-dock.ts';
import _unitsWarSun from './units/war-sun.ts';

export const contents: Ti3Contents = {
  components: {
    'action-cards/armistice': _actionCardsArmistice,
    'action-cards/chemical-warfare': _actionCardsChemicalWarfare,
    'action-cards/civil-defense': _actionCardsCivilDefense,
    'action-cards/command-summit': _actionCardsCommandSummit,
    'action-cards/corporate-sponsorship': _actionCardsCorporateSponsorship,
    'action-cards/council-dissolved': _actionCardsCouncilDissolved,
    'action-cards/cultural-crisis': _actionCardsCulturalCrisis,
    'action-cards/determine-policy': _actionCardsDeterminePolicy,
    'action-cards/diplomatic-immunity': _actionCardsDiplomaticImmunity,
    'action-cards/direct-hit': _actionCardsDirectHit,
    'action-cards/disclosure': _actionCardsDisclosure,
    'action-cards/discredit': _actionCardsDiscredit,
    'action-cards/dug-in': _actionCardsDugIn,
    'action-cards/emergency-repairs': _actionCardsEmergencyRepairs,
    'action-cards/experimental-battlestation': _actionCardsExperimentalBattlestation,
    'action-cards/fantastic-rhetoric': _actionCardsFantasticRhetoric,
    'action-cards/fighter-prototype': _actionCardsFighterPrototype,
    'action-cards/flank-speed': _actionCardsFlankSpeed,
    'action-cards/focused-research': _actionCardsFocusedResearch,
    'action-cards/ghost-ship': _actionCardsGhostShip,
    'action-cards/good-year': _actionCardsGoodYear,
    'action-cards/grand-armada': _actionCardsGrandArmada,
    'action-cards/in-the-silence-of-space': _actionCardsInTheSilenceOfSpace,
    'action-cards/influence-in-the-merchants-guild': _actionCardsInfluenceInTheMerchantsGuild,
    'action-cards/insubordination': _actionCardsInsubordination,
    'action-cards/into-the-breach': _actionCardsIntoTheBreach,
    'action-cards/local-unrest': _actionCardsLocalUnrest,
    'action-cards/lucky-shot': _actionCardsLuckyShot,
    'action-cards/massive-transport': _actionCardsMassiveTransport,
    'action-cards/master-of-trade': _actionCardsMasterOfTrade,
    'action-cards/minelayers': _actionCardsMinelayers,
    'action-cards/morale-boost': _actionCardsMoraleBoost,
    'action-cards/multiculturalism': _actionCardsMulticulturalism,
    'action-cards/opening-the-black-box': _actionCardsOpeningTheBlackBox,
    'action-cards/patrol': _actionCardsPatrol,
    'action-cards/plague': _actionCardsPlague,
    'action-cards/policy-paralysis': _actionCardsPolicyParalysis,
    'action-cards/political-stability': _actionCardsPoliticalStability,
    'action-cards/privateers': _actionCardsPrivateers,
    'action-cards/productivity-spike': _actionCardsProductivitySpike,
    'action-cards/public-disgrace': _actionCardsPublicDisgrace,
    'action-cards/rally-of-the-people': _actionCardsRallyOfThePeople,
    'action-cards/rare-mineral': _actionCardsRareMineral,
    'action-cards/recheck': _actionCardsRecheck,
    'action-cards/reparations': _actionCardsReparations,
    'action-cards/rise-of-a-messiah': _actionCardsRiseOfAMessiah,
    'action-cards/ruinous-tariffs': _actionCardsRuinousTariffs,
    'action-cards/sabotage': _actionCardsSabotage,
    'action-cards/scientist-assassination': _actionCardsScientistAssassination,
    'action-cards/secret-industrial-agent': _actionCardsSecretIndustrialAgent,
    'action-cards/shields-holding': _actionCardsShieldsHolding,
    'action-cards/signal-jamming': _actionCardsSignalJamming,
    'action-cards/skilled-retreat': _actionCardsSkilledRetreat,
    'action-cards/spacedock-accident': _actionCardsSpacedockAccident,
    'action-cards/star-of-death': _actionCardsStarOfDeath,
    'action-cards/stellar-criminals': _actionCardsStellarCriminals,
    'action-cards/strategic-bombardment': _actionCardsStrategicBombardment,
    'action-cards/strategic-flexibility': _actionCardsStrategicFlexibility,
    'action-cards/strategic-shift': _actionCardsStrategicShift,
    'action-cards/successful-spy': _actionCardsSuccessfulSpy,
    'action-cards/synchronicity': _actionCardsSynchronicity,
    'action-cards/tech-bubble': _actionCardsTechBubble,
    'action-cards/thugs': _actionCardsThugs,
    'action-cards/touch-of-genius': _actionCardsTouchOfGenius,
    'action-cards/trade-stop': _actionCardsTradeStop,
    'action-cards/transport': _actionCardsTransport,
    'action-cards/unexpected-action': _actionCardsUnexpectedAction,
    'action-cards/uprising': _actionCardsUprising,
    'action-cards/usurper-card': _actionCardsUsurperCard,
    'action-cards/veto-card': _actionCardsVetoCard,
    'action-cards/voluntary-annexation': _actionCardsVoluntaryAnnexation,
    'action-cards/war-footing': _actionCardsWarFooting,
    'domain-counters/alpha-wormhole-discovery': _domainCountersAlphaWormholeDiscovery,
    'domain-counters/beta-wormhole-discovery': _domainCountersBetaWormholeDiscovery,
    'domain-counters/biohazard': _domainCountersBiohazard,
    'domain-counters/hostile-locals': _domainCountersHostileLocals,
    'domain-counters/industrial-society': _domainCountersIndustrialSociety,
    'domain-counters/lazax-survivors': _domainCountersLazaxSurvivors,
    'domain-counters/natural-wealth': _domainCountersNaturalWealth,
    'domain-counters/peaceful-annexation': _domainCountersPeacefulAnnexation,
    'domain-counters/radiation': _domainCountersRadiation,
    'domain-counters/settlers': _domainCountersSettlers,
    'domain-counters/technological-society': _domainCountersTechnologicalSociety,
    'objectives/conqueror': _objectivesConqueror,
    'objectives/diversified': _objectivesDiversified,
    'objectives/domination': _objectivesDomination,
    'objectives/five-planets': _objectivesFivePlanets,
    'objectives/five-technologies': _objectivesFiveTechnologies,
    'objectives/focused': _objectivesFocused,
    'objectives/forceful': _objectivesForceful,
    'objectives/four-colours': _objectivesFourColours,
    'objectives/heart-of-the-galaxy': _objectivesHeartOfTheGalaxy,
    'objectives/imperium-rex': _objectivesImperiumRex,
    'objectives/industrial': _objectivesIndustrial,
    'objectives/keeper-of-gates': _objectivesKeeperOfGates,
    'objectives/loudest-voice': _objectivesLoudestVoice,
    'objectives/master-of-ships': _objectivesMasterOfShips,
    'objectives/merciless': _objectivesMerciless,
    'objectives/nine-technologies': _objectivesNineTechnologies,
    'objectives/seat-of-the-empire': _objectivesSeatOfTheEmpire,
    'objectives/six-trade-goods': _objectivesSixTradeGoods,
    'objectives/supremacy': _objectivesSupremacy,
    'objectives/technocrat': _objectivesTechnocrat,
    'objectives/ten-influence': _objectivesTenInfluence,
    'objectives/ten-planets': _objectivesTenPlanets,
    'objectives/ten-resources': _objectivesTenResources,
    'objectives/three-of-a-colour': _objectivesThreeOfAColour,
    'objectives/three-space-docks': _objectivesThreeSpaceDocks,
    'objectives/three-specialties': _objectivesThreeSpecialties,
    'objectives/twelve-trade-goods': _objectivesTwelveTradeGoods,
    'objectives/twenty-influence': _objectivesTwentyInfluence,
    'objectives/twenty-resources': _objectivesTwentyResources,
    'objectives/usurper-secret': _objectivesUsurperSecret,
    'political-cards/aggressive-strategy': _politicalCardsAggressiveStrategy,
    'political-cards/ancient-artifact': _politicalCardsAncientArtifact,
    'political-cards/arms-reduction': _politicalCardsArmsReduction,
    'political-cards/checks-and-balances': _politicalCardsChecksAndBalances,
    'political-cards/closing-the-wormholes': _politicalCardsClosingTheWormholes,
    'political-cards/code-of-honor': _politicalCardsCodeOfHonor,
    'political-cards/colonial-redistribution': _politicalCardsColonialRedistribution,
    'political-cards/colonization-licensing': _politicalCardsColonizationLicensing,
    'political-cards/compensated-disarmament': _politicalCardsCompensatedDisarmament,
    'political-cards/conventions-of-war': _politicalCardsConventionsOfWar,
    'political-cards/core-stability': _politicalCardsCoreStability,
    'political-cards/cost-overruns': _politicalCardsCostOverruns,
    'political-cards/council-elder': _politicalCardsCouncilElder,
    'political-cards/councils-censure': _politicalCardsCouncilsCensure,
    'political-cards/crown-of-thalnos': _politicalCardsCrownOfThalnos,
    'political-cards/dispute-resolution': _politicalCardsDisputeResolution,
    'political-cards/economic-revitalization': _politicalCardsEconomicRevitalization,
    'political-cards/fleet-regulations': _politicalCardsFleetRegulations,
    'political-cards/forced-economic-independence': _politicalCardsForcedEconomicIndependence,
    'political-cards/free-trade': _politicalCardsFreeTrade,
    'political-cards/holder-of-mecatol-rex': _politicalCardsHolderOfMecatolRex,
    'political-cards/holy-planet-of-ixth': _politicalCardsHolyPlanetOfIxth,
    'political-cards/humane-labor': _politicalCardsHumaneLabor,
    'political-cards/imperial-academy': _politicalCardsImperialAcademy,
    'political-cards/imperial-containment': _politicalCardsImperialContainment,
    'political-cards/imperial-mandate': _politicalCardsImperialMandate,
    'political-cards/imperial-peace': _politicalCardsImperialPeace,
    'political-cards/labor-force-politics': _politicalCardsLaborForcePolitics,
    'political-cards/limits-to-individual-power': _politicalCardsLimitsToIndividualPower,
    'political-cards/mass-mobilization': _politicalCardsMassMobilization,
    'political-cards/minister-of-commerce': _politicalCardsMinisterOfCommerce,
    'political-cards/minister-of-exploration': _politicalCardsMinisterOfExploration,
    'political-cards/minister-of-internal-security': _politicalCardsMinisterOfInternalSecurity,
    'political-cards/minister-of-policy': _politicalCardsMinisterOfPolicy,
    'political-cards/minister-of-war': _politicalCardsMinisterOfWar,
    'political-cards/new-constitution': _politicalCardsNewConstitution,
    'political-cards/official-sanction': _politicalCardsOfficialSanction,
    'political-cards/open-the-trade-routes': _politicalCardsOpenTheTradeRoutes,
    'political-cards/planetary-conscription': _politicalCardsPlanetaryConscription,
    'political-cards/planetary-security': _politicalCardsPlanetarySecurity,
    'political-cards/prophecy-of-ixth': _politicalCardsProphecyOfIxth,
    'political-cards/public-execution': _politicalCardsPublicExecution,
    'political-cards/regressive-rhetoric': _politicalCardsRegressiveRhetoric,
    'political-cards/regulated-conscription': _politicalCardsRegulatedConscription,
    'political-cards/repeal': _politicalCardsRepeal,
    'political-cards/research-grant': _politicalCardsResearchGrant,
    'political-cards/resource-management': _politicalCardsResourceManagement,
    'political-cards/revote': _politicalCardsRevote,
    'political-cards/science-community-speaker': _politicalCardsScienceCommunitySpeaker,
    'political-cards/short-term-truce': _politicalCardsShortTermTruce,
    'political-cards/subsidized-industry': _politicalCardsSubsidizedIndustry,
    'political-cards/subsidized-studies': _politicalCardsSubsidizedStudies,
    'political-cards/technology-buy-back': _politicalCardsTechnologyBuyBack,
    'political-cards/technology-investigation-committee': _politicalCardsTechnologyInvestigationCommittee,
    'political-cards/technology-tariffs': _politicalCardsTechnologyTariffs,
    'political-cards/trade-embargo': _politicalCardsTradeEmbargo,
    'political-cards/trade-war': _politicalCardsTradeWar,
    'political-cards/traffic-tariffs': _politicalCardsTrafficTariffs,
    'political-cards/unconventional-weapons': _politicalCardsUnconventionalWeapons,
    'political-cards/wormhole-reconstruction': _politicalCardsWormholeReconstruction,
    'races/hacan/card-market': _racesHacanCardMarket,
    'races/hacan/hacan': _racesHacanHacan,
    'races/hacan/lasting-agreements': _racesHacanLastingAgreements,
    'races/hacan/masters-of-trade': _racesHacanMastersOfTrade,
    'races/hacan/open-trade': _racesHacanOpenTrade,
    'races/hacan/trade-caravans': _racesHacanTradeCaravans,
    'races/jolnar/frail': _racesJolnarFrail,
    'races/jolnar/jolnar': _racesJolnarJolnar,
    'races/jolnar/scholars': _racesJolnarScholars,
    'races/jolnar/second-thoughts': _racesJolnarSecondThoughts,
    'races/l1z1x/ambition': _racesL1z1xAmbition,
    'races/l1z1x/cheap-dreadnoughts': _racesL1z1xCheapDreadnoughts,
    'races/l1z1x/cybernetic-fury': _racesL1z1xCyberneticFury,
    'races/l1z1x/l1z1x': _racesL1z1xL1z1x,
    'races/letnev/armada-of-the-barony': _racesLetnevArmadaOfTheBarony,
    'races/letnev/letnev': _racesLetnevLetnev,
    'races/letnev/war-funds': _racesLetnevWarFunds,
    'races/mentak/first-strike': _racesMentakFirstStrike,
    'races/mentak/large-fleets': _racesMentakLargeFleets,
    'races/mentak/mentak': _racesMentakMentak,
    'races/mentak/piracy': _racesMentakPiracy,
    'races/naalu/early-retreat': _racesNaaluEarlyRetreat,
    'races/naalu/foresight': _racesNaaluForesight,
    'races/naalu/keen-pilots': _racesNaaluKeenPilots,
    'races/naalu/naalu': _racesNaaluNaalu,
    'races/norr/fearsome': _racesNorrFearsome,
    'races/norr/norr': _racesNorrNorr,
    'races/sol/drill': _racesSolDrill,
    'races/sol/high-command': _racesSolHighCommand,
    'races/sol/sol': _racesSolSol,
    'races/xxcha/born-diplomats': _racesXxchaBornDiplomats,
    'races/xxcha/disconcerting': _racesXxchaDisconcerting,
    'races/xxcha/veto': _racesXxchaVeto,
    'races/xxcha/xxcha': _racesXxchaXxcha,
    'races/yssaril/hoarded-schemes': _racesYssarilHoardedSchemes,
    'races/yssaril/patience': _racesYssarilPatience,
    'races/yssaril/spies': _racesYssarilSpies,
    'races/yssaril/yssaril': _racesYssarilYssaril,
    'strategy-cards/diplomacy': _strategyCardsDiplomacy,
    'strategy-cards/imperial': _strategyCardsImperial,
    'strategy-cards/initiative': _strategyCardsInitiative,
    'strategy-cards/logistics': _strategyCardsLogistics,
    'strategy-cards/political': _strategyCardsPolitical,
    'strategy-cards/technology': _strategyCardsTechnology,
    'strategy-cards/trade': _strategyCardsTrade,
    'strategy-cards/warfare': _strategyCardsWarfare,
    'technologies/advanced-fighters': _technologiesAdvancedFighters,
    'technologies/antimass-deflectors': _technologiesAntimassDeflectors,
    'technologies/assault-cannon': _technologiesAssaultCannon,
    'technologies/cybernetics': _technologiesCybernetics,
    'technologies/dacxive-animators': _technologiesDacxiveAnimators,
    'technologies/deep-space-cannon': _technologiesDeepSpaceCannon,
    'technologies/enviro-compensator': _technologiesEnviroCompensator,
    'technologies/fleet-logistics': _technologiesFleetLogistics,
    'technologies/gen-synthesis': _technologiesGenSynthesis,
    'technologies/graviton-laser-system': _technologiesGravitonLaserSystem,
    'technologies/graviton-negator': _technologiesGravitonNegator,
    'technologies/hylar-v-assault-laser': _technologiesHylarVAssaultLaser,
    'technologies/integrated-economy': _technologiesIntegratedEconomy,
    'technologies/light-wave-deflector': _technologiesLightWaveDeflector,
    'technologies/magen-defense-grid': _technologiesMagenDefenseGrid,
    'technologies/micro-technology': _technologiesMicroTechnology,
    'technologies/neural-motivator': _technologiesNeuralMotivator,
    'technologies/sarween-tools': _technologiesSarweenTools,
    'technologies/stasis-capsules': _technologiesStasisCapsules,
    'technologies/transit-diodes': _technologiesTransitDiodes,
    'technologies/type-iv-drive': _technologiesTypeIvDrive,
    'technologies/war-sun-technology': _technologiesWarSunTechnology,
    'technologies/x-89-bacterial-weapon': _technologiesX89BacterialWeapon,
    'technologies/xrd-transporters': _technologiesXrdTransporters,
    'units/carrier': _unitsCarrier,
    'units/cruiser': _unitsCruiser,
    'units/destroyer': _unitsDestroyer,
    'units/dreadnought': _unitsDreadnought,
    'units/fighter': _unitsFighter,
    'units/ground-force': _unitsGroundForce,
    'units/pds': _unitsPds,
    'units/space-dock': _unitsSpaceDock,
    'units/war-sun': _unitsWarSun,
  },
  tiles: {
    'tiles/abyz-fria': _tilesAbyzFria,
    'tiles/alpha-wormhole': _tilesAlphaWormhole,
    'tiles/arinam-meer': _tilesArinamMeer,
    'tiles/arnor-lor': _tilesArnorLor,
    'tiles/asteroid-field': _tilesAsteroidField,
    'tiles/bereg-lirta-iv': _tilesBeregLirtaIv,
    'tiles/beta-wormhole': _tilesBetaWormhole,
    'tiles/centauri-gral': _tilesCentauriGral,
    'tiles/coorneeq-resculon': _tilesCoorneeqResculon,
    'tiles/dal-bootha-xxehan': _tilesDalBoothaXxehan,
    'tiles/empty': _tilesEmpty,
    'tiles/hacan-home': _tilesHacanHome,
    'tiles/jolnar-home': _tilesJolnarHome,
    'tiles/l1z1x-home': _tilesL1z1xHome,
    'tiles/lazar-sakulag': _tilesLazarSakulag,
    'tiles/letnev-home': _tilesLetnevHome,
    'tiles/lodor': _tilesLodor,
    'tiles/mecatol-rex': _tilesMecatolRex,
    'tiles/mehar-xull': _tilesMeharXull,
    'tiles/mellon-zohbat': _tilesMellonZohbat,
    'tiles/mentak-home': _tilesMentakHome,
    'tiles/naalu-home': _tilesNaaluHome,
    'tiles/nebula': _tilesNebula,
    'tiles/new-albion-starpoint': _tilesNewAlbionStarpoint,
    'tiles/norr-home': _tilesNorrHome,
    'tiles/quann': _tilesQuann,
    'tiles/qucenn-rarron': _tilesQucennRarron,
    'tiles/saudor': _tilesSaudor,
    'tiles/sol-home': _tilesSolHome,
    'tiles/supernova': _tilesSupernova,
    'tiles/tarmann': _tilesTarmann,
    'tiles/tequran-torkan': _tilesTequranTorkan,
    'tiles/thibah': _tilesThibah,
    'tiles/vefut-ii': _tilesVefutIi,
    'tiles/wellon': _tilesWellon,
    'tiles/xxcha-home': _tilesXxchaHome,
    'tiles/yssaril-home': _tilesYssarilHome,
  },
};
