// Written by `npm run -s tool -- content-index`: every component of this set, by its path.
import type { Ti4Contents } from '#ti4/rules/components/component.ts';
import _actionCardsArchaeologicalExpedition from './action-cards/archaeological-expedition.ts';
import _actionCardsConfoundingLegalText from './action-cards/confounding-legal-text.ts';
import _actionCardsCoupDetat from './action-cards/coup-detat.ts';
import _actionCardsDeadlyPlot from './action-cards/deadly-plot.ts';
import _actionCardsDecoyOperation from './action-cards/decoy-operation.ts';
import _actionCardsDiplomaticPressure from './action-cards/diplomatic-pressure.ts';
import _actionCardsDivertFunding from './action-cards/divert-funding.ts';
import _actionCardsExplorationProbe from './action-cards/exploration-probe.ts';
import _actionCardsManipulateInvestments from './action-cards/manipulate-investments.ts';
import _actionCardsNavSuite from './action-cards/nav-suite.ts';
import _actionCardsRefitTroops from './action-cards/refit-troops.ts';
import _actionCardsRevealPrototype from './action-cards/reveal-prototype.ts';
import _actionCardsReverseEngineer from './action-cards/reverse-engineer.ts';
import _actionCardsRout from './action-cards/rout.ts';
import _actionCardsScuttle from './action-cards/scuttle.ts';
import _actionCardsSeizeArtifact from './action-cards/seize-artifact.ts';
import _actionCardsWaylay from './action-cards/waylay.ts';
import _agendasArmedForcesStandardization from './agendas/armed-forces-standardization.ts';
import _agendasArticlesOfWar from './agendas/articles-of-war.ts';
import _agendasChecksAndBalances from './agendas/checks-and-balances.ts';
import _agendasClandestineOperations from './agendas/clandestine-operations.ts';
import _agendasCovertLegislation from './agendas/covert-legislation.ts';
import _agendasGalacticCrisisPact from './agendas/galactic-crisis-pact.ts';
import _agendasMinisterOfAntiquities from './agendas/minister-of-antiquities.ts';
import _agendasNexusSovereignty from './agendas/nexus-sovereignty.ts';
import _agendasPoliticalCensure from './agendas/political-censure.ts';
import _agendasRearmamentAgreement from './agendas/rearmament-agreement.ts';
import _agendasRepresentativeGovernment from './agendas/representative-government.ts';
import _agendasResearchGrantReallocation from './agendas/research-grant-reallocation.ts';
import _agendasSearchWarrant from './agendas/search-warrant.ts';
import _boardsAlternate7 from './boards/alternate-7.ts';
import _boardsAlternate8 from './boards/alternate-8.ts';
import _boardsHyperlanes5 from './boards/hyperlanes-5.ts';
import _boardsLarge6 from './boards/large-6.ts';
import _boardsStandard7 from './boards/standard-7.ts';
import _boardsStandard8 from './boards/standard-8.ts';
import _decksCultural from './decks/cultural.ts';
import _decksFrontier from './decks/frontier.ts';
import _decksHazardous from './decks/hazardous.ts';
import _decksIndustrial from './decks/industrial.ts';
import _decksRelic from './decks/relic.ts';
import _explorationAbandonedWarehouses from './exploration/abandoned-warehouses.ts';
import _explorationBioticResearchFacility from './exploration/biotic-research-facility.ts';
import _explorationCoreMine from './exploration/core-mine.ts';
import _explorationCulturalRelicFragment from './exploration/cultural-relic-fragment.ts';
import _explorationCyberneticResearchFacility from './exploration/cybernetic-research-facility.ts';
import _explorationDemilitarizedZoneAttachment from './exploration/demilitarized-zone-attachment.ts';
import _explorationDerelictVessel from './exploration/derelict-vessel.ts';
import _explorationDysonSphere from './exploration/dyson-sphere.ts';
import _explorationEnigmaticDevice from './exploration/enigmatic-device.ts';
import _explorationExpedition from './exploration/expedition.ts';
import _explorationFreelancers from './exploration/freelancers.ts';
import _explorationFunctioningBase from './exploration/functioning-base.ts';
import _explorationGammaRelay from './exploration/gamma-relay.ts';
import _explorationGammaWormhole from './exploration/gamma-wormhole.ts';
import _explorationHazardousRelicFragment from './exploration/hazardous-relic-fragment.ts';
import _explorationIndustrialRelicFragment from './exploration/industrial-relic-fragment.ts';
import _explorationIonStorm from './exploration/ion-storm.ts';
import _explorationLazaxSurvivors from './exploration/lazax-survivors.ts';
import _explorationLocalFabricators from './exploration/local-fabricators.ts';
import _explorationLostCrew from './exploration/lost-crew.ts';
import _explorationMercenaryOutfit from './exploration/mercenary-outfit.ts';
import _explorationMerchantStation from './exploration/merchant-station.ts';
import _explorationMiningWorld from './exploration/mining-world.ts';
import _explorationMirage from './exploration/mirage.ts';
import _explorationParadiseWorld from './exploration/paradise-world.ts';
import _explorationPropulsionResearchFacility from './exploration/propulsion-research-facility.ts';
import _explorationRichWorld from './exploration/rich-world.ts';
import _explorationTombOfEmphidia from './exploration/tomb-of-emphidia.ts';
import _explorationUnknownRelicFragment from './exploration/unknown-relic-fragment.ts';
import _explorationVolatileFuelSource from './exploration/volatile-fuel-source.ts';
import _explorationWarfareResearchFacility from './exploration/warfare-research-facility.ts';
import _factionsArborecDirzugaRophal from './factions/arborec/dirzuga-rophal.ts';
import _factionsArborecLetaniBehemoth from './factions/arborec/letani-behemoth.ts';
import _factionsArborecLetaniMiasmiala from './factions/arborec/letani-miasmiala.ts';
import _factionsArborecLetaniOspha from './factions/arborec/letani-ospha.ts';
import _factionsArgentAerieHololattice from './factions/argent/aerie-hololattice.ts';
import _factionsArgentAerieSentinel from './factions/argent/aerie-sentinel.ts';
import _factionsArgentArgent from './factions/argent/argent.ts';
import _factionsArgentMirikAunSissiri from './factions/argent/mirik-aun-sissiri.ts';
import _factionsArgentQuetzecoatl from './factions/argent/quetzecoatl.ts';
import _factionsArgentRaidFormation from './factions/argent/raid-formation.ts';
import _factionsArgentStrikeWingAlphaI from './factions/argent/strike-wing-alpha-i.ts';
import _factionsArgentStrikeWingAlphaIi from './factions/argent/strike-wing-alpha-ii.ts';
import _factionsArgentStrikeWingAmbuscade from './factions/argent/strike-wing-ambuscade.ts';
import _factionsArgentTrilossaAunMirik from './factions/argent/trilossa-aun-mirik.ts';
import _factionsArgentTrrakanAunZulok from './factions/argent/trrakan-aun-zulok.ts';
import _factionsArgentZeal from './factions/argent/zeal.ts';
import _factionsCreussEmissaryTaivra from './factions/creuss/emissary-taivra.ts';
import _factionsCreussIcarusDrive from './factions/creuss/icarus-drive.ts';
import _factionsCreussRiftwalkerMeian from './factions/creuss/riftwalker-meian.ts';
import _factionsCreussSaiSeravus from './factions/creuss/sai-seravus.ts';
import _factionsEmpyreanAcamar from './factions/empyrean/acamar.ts';
import _factionsEmpyreanAetherpassage from './factions/empyrean/aetherpassage.ts';
import _factionsEmpyreanAetherstream from './factions/empyrean/aetherstream.ts';
import _factionsEmpyreanBloodPact from './factions/empyrean/blood-pact.ts';
import _factionsEmpyreanConservatorProcyon from './factions/empyrean/conservator-procyon.ts';
import _factionsEmpyreanDarkPact from './factions/empyrean/dark-pact.ts';
import _factionsEmpyreanDarkWhispers from './factions/empyrean/dark-whispers.ts';
import _factionsEmpyreanDynamo from './factions/empyrean/dynamo.ts';
import _factionsEmpyreanEmpyrean from './factions/empyrean/empyrean.ts';
import _factionsEmpyreanVoidborn from './factions/empyrean/voidborn.ts';
import _factionsEmpyreanVoidwatch from './factions/empyrean/voidwatch.ts';
import _factionsEmpyreanWatcher from './factions/empyrean/watcher.ts';
import _factionsEmpyreanXuange from './factions/empyrean/xuange.ts';
import _factionsHacanCarthOfGoldenSands from './factions/hacan/carth-of-golden-sands.ts';
import _factionsHacanGilaTheSilvertongue from './factions/hacan/gila-the-silvertongue.ts';
import _factionsHacanHarrughGefhara from './factions/hacan/harrugh-gefhara.ts';
import _factionsHacanPrideOfKenara from './factions/hacan/pride-of-kenara.ts';
import _factionsJolNarDoctorSucaban from './factions/jol-nar/doctor-sucaban.ts';
import _factionsJolNarRinTheMastersLegacy from './factions/jol-nar/rin-the-masters-legacy.ts';
import _factionsJolNarShieldPaling from './factions/jol-nar/shield-paling.ts';
import _factionsJolNarTaZern from './factions/jol-nar/ta-zern.ts';
import _factionsL1z1x2ram from './factions/l1z1x/2ram.ts';
import _factionsL1z1xAnnihilator from './factions/l1z1x/annihilator.ts';
import _factionsL1z1xI48s from './factions/l1z1x/i48s.ts';
import _factionsL1z1xTheHelmsman from './factions/l1z1x/the-helmsman.ts';
import _factionsLetnevDarktalonTreilla from './factions/letnev/darktalon-treilla.ts';
import _factionsLetnevDunlainReaper from './factions/letnev/dunlain-reaper.ts';
import _factionsLetnevRearAdmiralFarran from './factions/letnev/rear-admiral-farran.ts';
import _factionsLetnevViscountUnlenn from './factions/letnev/viscount-unlenn.ts';
import _factionsMahactAiroShirAur from './factions/mahact/airo-shir-aur.ts';
import _factionsMahactArviconRex from './factions/mahact/arvicon-rex.ts';
import _factionsMahactCrimsonLegionnaireI from './factions/mahact/crimson-legionnaire-i.ts';
import _factionsMahactCrimsonLegionnaireIi from './factions/mahact/crimson-legionnaire-ii.ts';
import _factionsMahactEdict from './factions/mahact/edict.ts';
import _factionsMahactGeneticRecombination from './factions/mahact/genetic-recombination.ts';
import _factionsMahactHubris from './factions/mahact/hubris.ts';
import _factionsMahactIlNaViroset from './factions/mahact/il-na-viroset.ts';
import _factionsMahactImperia from './factions/mahact/imperia.ts';
import _factionsMahactJaeMirKan from './factions/mahact/jae-mir-kan.ts';
import _factionsMahactMahact from './factions/mahact/mahact.ts';
import _factionsMahactScepterOfDominion from './factions/mahact/scepter-of-dominion.ts';
import _factionsMahactStarlancer from './factions/mahact/starlancer.ts';
import _factionsMentakIpswitchLooseCannon from './factions/mentak/ipswitch-loose-cannon.ts';
import _factionsMentakMollTerminus from './factions/mentak/moll-terminus.ts';
import _factionsMentakSuffiAn from './factions/mentak/suffi-an.ts';
import _factionsMentakSulaMentarion from './factions/mentak/sula-mentarion.ts';
import _factionsMuaatAdjudicatorBaal from './factions/muaat/adjudicator-baal.ts';
import _factionsMuaatEmberColossus from './factions/muaat/ember-colossus.ts';
import _factionsMuaatMagmus from './factions/muaat/magmus.ts';
import _factionsMuaatUmbat from './factions/muaat/umbat.ts';
import _factionsNaaluIconoclast from './factions/naalu/iconoclast.ts';
import _factionsNaaluMaban from './factions/naalu/maban.ts';
import _factionsNaaluTheOracle from './factions/naalu/the-oracle.ts';
import _factionsNaaluZeu from './factions/naalu/zeu.ts';
import _factionsNaazRokhaBlackMarketForgery from './factions/naaz-rokha/black-market-forgery.ts';
import _factionsNaazRokhaDartAndTai from './factions/naaz-rokha/dart-and-tai.ts';
import _factionsNaazRokhaDistantSuns from './factions/naaz-rokha/distant-suns.ts';
import _factionsNaazRokhaEidolon from './factions/naaz-rokha/eidolon.ts';
import _factionsNaazRokhaFabrication from './factions/naaz-rokha/fabrication.ts';
import _factionsNaazRokhaGarvAndGunn from './factions/naaz-rokha/garv-and-gunn.ts';
import _factionsNaazRokhaHeshAndPrit from './factions/naaz-rokha/hesh-and-prit.ts';
import _factionsNaazRokhaNaazRokha from './factions/naaz-rokha/naaz-rokha.ts';
import _factionsNaazRokhaPreFabArcologies from './factions/naaz-rokha/pre-fab-arcologies.ts';
import _factionsNaazRokhaSupercharge from './factions/naaz-rokha/supercharge.ts';
import _factionsNaazRokhaViszElVir from './factions/naaz-rokha/visz-el-vir.ts';
import _factionsNekroMordred from './factions/nekro/mordred.ts';
import _factionsNekroNekroAcidos from './factions/nekro/nekro-acidos.ts';
import _factionsNekroNekroMalleon from './factions/nekro/nekro-malleon.ts';
import _factionsNekroUnitdsgnflayesh from './factions/nekro/unitdsgnflayesh.ts';
import _factionsNomadAhkSylSiven from './factions/nomad/ahk-syl-siven.ts';
import _factionsNomadArtunoTheBetrayer from './factions/nomad/artuno-the-betrayer.ts';
import _factionsNomadFieldMarshalMercer from './factions/nomad/field-marshal-mercer.ts';
import _factionsNomadFutureSight from './factions/nomad/future-sight.ts';
import _factionsNomadMemoriaI from './factions/nomad/memoria-i.ts';
import _factionsNomadMemoriaIi from './factions/nomad/memoria-ii.ts';
import _factionsNomadNavarchFeng from './factions/nomad/navarch-feng.ts';
import _factionsNomadNomad from './factions/nomad/nomad.ts';
import _factionsNomadQuantumManipulator from './factions/nomad/quantum-manipulator.ts';
import _factionsNomadTemporalCommandSuite from './factions/nomad/temporal-command-suite.ts';
import _factionsNomadTheCavalry from './factions/nomad/the-cavalry.ts';
import _factionsNomadTheCompany from './factions/nomad/the-company.ts';
import _factionsNomadTheThundarian from './factions/nomad/the-thundarian.ts';
import _factionsSaarCaptainMendosa from './factions/saar/captain-mendosa.ts';
import _factionsSaarGurnoAggero from './factions/saar/gurno-aggero.ts';
import _factionsSaarRowlSarring from './factions/saar/rowl-sarring.ts';
import _factionsSaarScavengerZeta from './factions/saar/scavenger-zeta.ts';
import _factionsSardakkNorrGhomSekkus from './factions/sardakk-norr/ghom-sekkus.ts';
import _factionsSardakkNorrShvalHarbinger from './factions/sardakk-norr/shval-harbinger.ts';
import _factionsSardakkNorrTro from './factions/sardakk-norr/tro.ts';
import _factionsSardakkNorrValkyrieExoskeleton from './factions/sardakk-norr/valkyrie-exoskeleton.ts';
import _factionsSolClaireGibson from './factions/sol/claire-gibson.ts';
import _factionsSolEvelynDelouis from './factions/sol/evelyn-delouis.ts';
import _factionsSolJaceX4thAirLegion from './factions/sol/jace-x-4th-air-legion.ts';
import _factionsSolZsThunderboltM2 from './factions/sol/zs-thunderbolt-m2.ts';
import _factionsUlAwaken from './factions/ul/awaken.ts';
import _factionsUlCoalescence from './factions/ul/coalescence.ts';
import _factionsUlHecatoncheires from './factions/ul/hecatoncheires.ts';
import _factionsUlHelTitanI from './factions/ul/hel-titan-i.ts';
import _factionsUlHelTitanIi from './factions/ul/hel-titan-ii.ts';
import _factionsUlOuranos from './factions/ul/ouranos.ts';
import _factionsUlSaturnEngineI from './factions/ul/saturn-engine-i.ts';
import _factionsUlSaturnEngineIi from './factions/ul/saturn-engine-ii.ts';
import _factionsUlTellurian from './factions/ul/tellurian.ts';
import _factionsUlTerraform from './factions/ul/terraform.ts';
import _factionsUlTerragenesis from './factions/ul/terragenesis.ts';
import _factionsUlTungstantus from './factions/ul/tungstantus.ts';
import _factionsUlUlTheProgenitor from './factions/ul/ul-the-progenitor.ts';
import _factionsUlUl from './factions/ul/ul.ts';
import _factionsVuilraithAmalgamation from './factions/vuilraith/amalgamation.ts';
import _factionsVuilraithCrucible from './factions/vuilraith/crucible.ts';
import _factionsVuilraithDevour from './factions/vuilraith/devour.ts';
import _factionsVuilraithDimensionalTearI from './factions/vuilraith/dimensional-tear-i.ts';
import _factionsVuilraithDimensionalTearIi from './factions/vuilraith/dimensional-tear-ii.ts';
import _factionsVuilraithItFeedsOnCarrion from './factions/vuilraith/it-feeds-on-carrion.ts';
import _factionsVuilraithReanimator from './factions/vuilraith/reanimator.ts';
import _factionsVuilraithRiftmeld from './factions/vuilraith/riftmeld.ts';
import _factionsVuilraithThatWhichMoldsFlesh from './factions/vuilraith/that-which-molds-flesh.ts';
import _factionsVuilraithTheStillnessOfStars from './factions/vuilraith/the-stillness-of-stars.ts';
import _factionsVuilraithTheTerrorBetween from './factions/vuilraith/the-terror-between.ts';
import _factionsVuilraithVortex from './factions/vuilraith/vortex.ts';
import _factionsVuilraithVuilraith from './factions/vuilraith/vuilraith.ts';
import _factionsWinnuBerekarBerekon from './factions/winnu/berekar-berekon.ts';
import _factionsWinnuMathisMathinus from './factions/winnu/mathis-mathinus.ts';
import _factionsWinnuReclaimer from './factions/winnu/reclaimer.ts';
import _factionsWinnuRickarRickani from './factions/winnu/rickar-rickani.ts';
import _factionsXxchaElderQanoj from './factions/xxcha/elder-qanoj.ts';
import _factionsXxchaGgrocutoRinn from './factions/xxcha/ggrocuto-rinn.ts';
import _factionsXxchaIndomitus from './factions/xxcha/indomitus.ts';
import _factionsXxchaXxekirGrom from './factions/xxcha/xxekir-grom.ts';
import _factionsYinBrotherMilor from './factions/yin/brother-milor.ts';
import _factionsYinBrotherOmar from './factions/yin/brother-omar.ts';
import _factionsYinDannelOfTheTenth from './factions/yin/dannel-of-the-tenth.ts';
import _factionsYinMoyinsAshes from './factions/yin/moyins-ashes.ts';
import _factionsYssarilBlackshadeInfiltrator from './factions/yssaril/blackshade-infiltrator.ts';
import _factionsYssarilKyverBladeAndKey from './factions/yssaril/kyver-blade-and-key.ts';
import _factionsYssarilSoAta from './factions/yssaril/so-ata.ts';
import _factionsYssarilSsruu from './factions/yssaril/ssruu.ts';
import _legendaryCardsExterrixHeadquarters from './legendary-cards/exterrix-headquarters.ts';
import _legendaryCardsImperialArmsVault from './legendary-cards/imperial-arms-vault.ts';
import _legendaryCardsMirageFlightAcademy from './legendary-cards/mirage-flight-academy.ts';
import _legendaryCardsTheAtrament from './legendary-cards/the-atrament.ts';
import _objectivesSecretBecomeAMartyr from './objectives/secret/become-a-martyr.ts';
import _objectivesSecretBetrayAFriend from './objectives/secret/betray-a-friend.ts';
import _objectivesSecretBraveTheVoid from './objectives/secret/brave-the-void.ts';
import _objectivesSecretDarkenTheSkies from './objectives/secret/darken-the-skies.ts';
import _objectivesSecretDefySpaceAndTime from './objectives/secret/defy-space-and-time.ts';
import _objectivesSecretDemonstrateYourPower from './objectives/secret/demonstrate-your-power.ts';
import _objectivesSecretDestroyHereticalWorks from './objectives/secret/destroy-heretical-works.ts';
import _objectivesSecretDictatePolicy from './objectives/secret/dictate-policy.ts';
import _objectivesSecretDriveTheDebate from './objectives/secret/drive-the-debate.ts';
import _objectivesSecretEstablishHegemony from './objectives/secret/establish-hegemony.ts';
import _objectivesSecretFightWithPrecision from './objectives/secret/fight-with-precision.ts';
import _objectivesSecretFosterCohesion from './objectives/secret/foster-cohesion.ts';
import _objectivesSecretHoardRawMaterials from './objectives/secret/hoard-raw-materials.ts';
import _objectivesSecretMechanizeTheMilitary from './objectives/secret/mechanize-the-military.ts';
import _objectivesSecretOccupyTheFringe from './objectives/secret/occupy-the-fringe.ts';
import _objectivesSecretProduceEnMasse from './objectives/secret/produce-en-masse.ts';
import _objectivesSecretProveEndurance from './objectives/secret/prove-endurance.ts';
import _objectivesSecretSeizeAnIcon from './objectives/secret/seize-an-icon.ts';
import _objectivesSecretStakeYourClaim from './objectives/secret/stake-your-claim.ts';
import _objectivesSecretStrengthenBonds from './objectives/secret/strengthen-bonds.ts';
import _objectivesStage1AmassWealth from './objectives/stage-1/amass-wealth.ts';
import _objectivesStage1BuildDefenses from './objectives/stage-1/build-defenses.ts';
import _objectivesStage1DiscoverLostOutposts from './objectives/stage-1/discover-lost-outposts.ts';
import _objectivesStage1EngineerAMarvel from './objectives/stage-1/engineer-a-marvel.ts';
import _objectivesStage1ExploreDeepSpace from './objectives/stage-1/explore-deep-space.ts';
import _objectivesStage1ImproveInfrastructure from './objectives/stage-1/improve-infrastructure.ts';
import _objectivesStage1MakeHistory from './objectives/stage-1/make-history.ts';
import _objectivesStage1PopulateTheOuterRim from './objectives/stage-1/populate-the-outer-rim.ts';
import _objectivesStage1PushBoundaries from './objectives/stage-1/push-boundaries.ts';
import _objectivesStage1RaiseAFleet from './objectives/stage-1/raise-a-fleet.ts';
import _objectivesStage2AchieveSupremacy from './objectives/stage-2/achieve-supremacy.ts';
import _objectivesStage2BecomeALegend from './objectives/stage-2/become-a-legend.ts';
import _objectivesStage2CommandAnArmada from './objectives/stage-2/command-an-armada.ts';
import _objectivesStage2ConstructMassiveCities from './objectives/stage-2/construct-massive-cities.ts';
import _objectivesStage2ControlTheBorderlands from './objectives/stage-2/control-the-borderlands.ts';
import _objectivesStage2HoldVastReserves from './objectives/stage-2/hold-vast-reserves.ts';
import _objectivesStage2PatrolVastTerritories from './objectives/stage-2/patrol-vast-territories.ts';
import _objectivesStage2ProtectTheBorder from './objectives/stage-2/protect-the-border.ts';
import _objectivesStage2ReclaimAncientMonuments from './objectives/stage-2/reclaim-ancient-monuments.ts';
import _objectivesStage2RuleDistantLands from './objectives/stage-2/rule-distant-lands.ts';
import _promissoryNotesAlliance from './promissory-notes/alliance.ts';
import _relicsDominusOrb from './relics/dominus-orb.ts';
import _relicsMawOfWorlds from './relics/maw-of-worlds.ts';
import _relicsScepterOfEmelpar from './relics/scepter-of-emelpar.ts';
import _relicsShardOfTheThroneRelic from './relics/shard-of-the-throne-relic.ts';
import _relicsStellarConverter from './relics/stellar-converter.ts';
import _relicsTheCodex from './relics/the-codex.ts';
import _relicsTheCrownOfEmphidiaRelic from './relics/the-crown-of-emphidia-relic.ts';
import _relicsTheCrownOfThalnosRelic from './relics/the-crown-of-thalnos-relic.ts';
import _relicsTheObsidian from './relics/the-obsidian.ts';
import _relicsTheProphetsTears from './relics/the-prophets-tears.ts';
import _strategyCardsConstruction from './strategy-cards/construction.ts';
import _technologiesAiDevelopmentAlgorithm from './technologies/ai-development-algorithm.ts';
import _technologiesBioStims from './technologies/bio-stims.ts';
import _technologiesDarkEnergyTap from './technologies/dark-energy-tap.ts';
import _technologiesPredictiveIntelligence from './technologies/predictive-intelligence.ts';
import _technologiesPsychoarchaeology from './technologies/psychoarchaeology.ts';
import _technologiesScanlinkDroneNetwork from './technologies/scanlink-drone-network.ts';
import _technologiesSelfAssemblyRoutines from './technologies/self-assembly-routines.ts';
import _technologiesSlingRelay from './technologies/sling-relay.ts';
import _tiles52 from './tiles/52.ts';
import _tiles53 from './tiles/53.ts';
import _tiles54 from './tiles/54.ts';
import _tiles55 from './tiles/55.ts';
import _tiles56 from './tiles/56.ts';
import _tiles57 from './tiles/57.ts';
import _tiles58 from './tiles/58.ts';
import _tiles59 from './tiles/59.ts';
import _tiles60 from './tiles/60.ts';
import _tiles61 from './tiles/61.ts';
import _tiles62 from './tiles/62.ts';
import _tiles63 from './tiles/63.ts';
import _tiles64 from './tiles/64.ts';
import _tiles65 from './tiles/65.ts';
import _tiles66 from './tiles/66.ts';
import _tiles67 from './tiles/67.ts';
import _tiles68 from './tiles/68.ts';
import _tiles69 from './tiles/69.ts';
import _tiles70 from './tiles/70.ts';
import _tiles71 from './tiles/71.ts';
import _tiles72 from './tiles/72.ts';
import _tiles73 from './tiles/73.ts';
import _tiles74 from './tiles/74.ts';
import _tiles75 from './tiles/75.ts';
import _tiles76 from './tiles/76.ts';
import _tiles77 from './tiles/77.ts';
import _tiles78 from './tiles/78.ts';
import _tiles79 from './tiles/79.ts';
import _tiles80 from './tiles/80.ts';
import _tiles81 from './tiles/81.ts';
import _tiles82 from './tiles/82.ts';
import _tiles83a from './tiles/83a.ts';
import _tiles83b from './tiles/83b.ts';
import _tiles84a from './tiles/84a.ts';
import _tiles84b from './tiles/84b.ts';
import _tiles85a from './tiles/85a.ts';
import _tiles85b from './tiles/85b.ts';
import _tiles86a from './tiles/86a.ts';
import _tiles86b from './tiles/86b.ts';
import _tiles87a from './tiles/87a.ts';
import _tiles87b from './tiles/87b.ts';
import _tiles88a from './tiles/88a.ts';
import _tiles88b from './tiles/88b.ts';
import _tiles89a from './tiles/89a.ts';
import _tiles89b from './tiles/89b.ts';
import _tiles90a from './tiles/90a.ts';
import _tiles90b from './tiles/90b.ts';
import _tiles91a from './tiles/91a.ts';
import _tiles91b from './tiles/91b.ts';
import _tokensDestroyedPlanet from './tokens/destroyed-planet.ts';
import _tokensFrontier from './tokens/frontier.ts';
import _tokensGammaWormholeToken from './tokens/gamma-wormhole-token.ts';
import _tokensIonStorm from './tokens/ion-storm.ts';
import _tokensMirageToken from './tokens/mirage-token.ts';
import _tokensSleeper from './tokens/sleeper.ts';

export const contents: Ti4Contents = {
  components: {
    'action-cards/archaeological-expedition': _actionCardsArchaeologicalExpedition,
    'action-cards/confounding-legal-text': _actionCardsConfoundingLegalText,
    'action-cards/coup-detat': _actionCardsCoupDetat,
    'action-cards/deadly-plot': _actionCardsDeadlyPlot,
    'action-cards/decoy-operation': _actionCardsDecoyOperation,
    'action-cards/diplomatic-pressure': _actionCardsDiplomaticPressure,
    'action-cards/divert-funding': _actionCardsDivertFunding,
    'action-cards/exploration-probe': _actionCardsExplorationProbe,
    'action-cards/manipulate-investments': _actionCardsManipulateInvestments,
    'action-cards/nav-suite': _actionCardsNavSuite,
    'action-cards/refit-troops': _actionCardsRefitTroops,
    'action-cards/reveal-prototype': _actionCardsRevealPrototype,
    'action-cards/reverse-engineer': _actionCardsReverseEngineer,
    'action-cards/rout': _actionCardsRout,
    'action-cards/scuttle': _actionCardsScuttle,
    'action-cards/seize-artifact': _actionCardsSeizeArtifact,
    'action-cards/waylay': _actionCardsWaylay,
    'agendas/armed-forces-standardization': _agendasArmedForcesStandardization,
    'agendas/articles-of-war': _agendasArticlesOfWar,
    'agendas/checks-and-balances': _agendasChecksAndBalances,
    'agendas/clandestine-operations': _agendasClandestineOperations,
    'agendas/covert-legislation': _agendasCovertLegislation,
    'agendas/galactic-crisis-pact': _agendasGalacticCrisisPact,
    'agendas/minister-of-antiquities': _agendasMinisterOfAntiquities,
    'agendas/nexus-sovereignty': _agendasNexusSovereignty,
    'agendas/political-censure': _agendasPoliticalCensure,
    'agendas/rearmament-agreement': _agendasRearmamentAgreement,
    'agendas/representative-government': _agendasRepresentativeGovernment,
    'agendas/research-grant-reallocation': _agendasResearchGrantReallocation,
    'agendas/search-warrant': _agendasSearchWarrant,
    'exploration/abandoned-warehouses': _explorationAbandonedWarehouses,
    'exploration/biotic-research-facility': _explorationBioticResearchFacility,
    'exploration/core-mine': _explorationCoreMine,
    'exploration/cultural-relic-fragment': _explorationCulturalRelicFragment,
    'exploration/cybernetic-research-facility': _explorationCyberneticResearchFacility,
    'exploration/demilitarized-zone-attachment': _explorationDemilitarizedZoneAttachment,
    'exploration/derelict-vessel': _explorationDerelictVessel,
    'exploration/dyson-sphere': _explorationDysonSphere,
    'exploration/enigmatic-device': _explorationEnigmaticDevice,
    'exploration/expedition': _explorationExpedition,
    'exploration/freelancers': _explorationFreelancers,
    'exploration/functioning-base': _explorationFunctioningBase,
    'exploration/gamma-relay': _explorationGammaRelay,
    'exploration/gamma-wormhole': _explorationGammaWormhole,
    'exploration/hazardous-relic-fragment': _explorationHazardousRelicFragment,
    'exploration/industrial-relic-fragment': _explorationIndustrialRelicFragment,
    'exploration/ion-storm': _explorationIonStorm,
    'exploration/lazax-survivors': _explorationLazaxSurvivors,
    'exploration/local-fabricators': _explorationLocalFabricators,
    'exploration/lost-crew': _explorationLostCrew,
    'exploration/mercenary-outfit': _explorationMercenaryOutfit,
    'exploration/merchant-station': _explorationMerchantStation,
    'exploration/mining-world': _explorationMiningWorld,
    'exploration/mirage': _explorationMirage,
    'exploration/paradise-world': _explorationParadiseWorld,
    'exploration/propulsion-research-facility': _explorationPropulsionResearchFacility,
    'exploration/rich-world': _explorationRichWorld,
    'exploration/tomb-of-emphidia': _explorationTombOfEmphidia,
    'exploration/unknown-relic-fragment': _explorationUnknownRelicFragment,
    'exploration/volatile-fuel-source': _explorationVolatileFuelSource,
    'exploration/warfare-research-facility': _explorationWarfareResearchFacility,
    'factions/arborec/dirzuga-rophal': _factionsArborecDirzugaRophal,
    'factions/arborec/letani-behemoth': _factionsArborecLetaniBehemoth,
    'factions/arborec/letani-miasmiala': _factionsArborecLetaniMiasmiala,
    'factions/arborec/letani-ospha': _factionsArborecLetaniOspha,
    'factions/argent/aerie-hololattice': _factionsArgentAerieHololattice,
    'factions/argent/aerie-sentinel': _factionsArgentAerieSentinel,
    'factions/argent/argent': _factionsArgentArgent,
    'factions/argent/mirik-aun-sissiri': _factionsArgentMirikAunSissiri,
    'factions/argent/quetzecoatl': _factionsArgentQuetzecoatl,
    'factions/argent/raid-formation': _factionsArgentRaidFormation,
    'factions/argent/strike-wing-alpha-i': _factionsArgentStrikeWingAlphaI,
    'factions/argent/strike-wing-alpha-ii': _factionsArgentStrikeWingAlphaIi,
    'factions/argent/strike-wing-ambuscade': _factionsArgentStrikeWingAmbuscade,
    'factions/argent/trilossa-aun-mirik': _factionsArgentTrilossaAunMirik,
    'factions/argent/trrakan-aun-zulok': _factionsArgentTrrakanAunZulok,
    'factions/argent/zeal': _factionsArgentZeal,
    'factions/creuss/emissary-taivra': _factionsCreussEmissaryTaivra,
    'factions/creuss/icarus-drive': _factionsCreussIcarusDrive,
    'factions/creuss/riftwalker-meian': _factionsCreussRiftwalkerMeian,
    'factions/creuss/sai-seravus': _factionsCreussSaiSeravus,
    'factions/empyrean/acamar': _factionsEmpyreanAcamar,
    'factions/empyrean/aetherpassage': _factionsEmpyreanAetherpassage,
    'factions/empyrean/aetherstream': _factionsEmpyreanAetherstream,
    'factions/empyrean/blood-pact': _factionsEmpyreanBloodPact,
    'factions/empyrean/conservator-procyon': _factionsEmpyreanConservatorProcyon,
    'factions/empyrean/dark-pact': _factionsEmpyreanDarkPact,
    'factions/empyrean/dark-whispers': _factionsEmpyreanDarkWhispers,
    'factions/empyrean/dynamo': _factionsEmpyreanDynamo,
    'factions/empyrean/empyrean': _factionsEmpyreanEmpyrean,
    'factions/empyrean/voidborn': _factionsEmpyreanVoidborn,
    'factions/empyrean/voidwatch': _factionsEmpyreanVoidwatch,
    'factions/empyrean/watcher': _factionsEmpyreanWatcher,
    'factions/empyrean/xuange': _factionsEmpyreanXuange,
    'factions/hacan/carth-of-golden-sands': _factionsHacanCarthOfGoldenSands,
    'factions/hacan/gila-the-silvertongue': _factionsHacanGilaTheSilvertongue,
    'factions/hacan/harrugh-gefhara': _factionsHacanHarrughGefhara,
    'factions/hacan/pride-of-kenara': _factionsHacanPrideOfKenara,
    'factions/jol-nar/doctor-sucaban': _factionsJolNarDoctorSucaban,
    'factions/jol-nar/rin-the-masters-legacy': _factionsJolNarRinTheMastersLegacy,
    'factions/jol-nar/shield-paling': _factionsJolNarShieldPaling,
    'factions/jol-nar/ta-zern': _factionsJolNarTaZern,
    'factions/l1z1x/2ram': _factionsL1z1x2ram,
    'factions/l1z1x/annihilator': _factionsL1z1xAnnihilator,
    'factions/l1z1x/i48s': _factionsL1z1xI48s,
    'factions/l1z1x/the-helmsman': _factionsL1z1xTheHelmsman,
    'factions/letnev/darktalon-treilla': _factionsLetnevDarktalonTreilla,
    'factions/letnev/dunlain-reaper': _factionsLetnevDunlainReaper,
    'factions/letnev/rear-admiral-farran': _factionsLetnevRearAdmiralFarran,
    'factions/letnev/viscount-unlenn': _factionsLetnevViscountUnlenn,
    'factions/mahact/airo-shir-aur': _factionsMahactAiroShirAur,
    'factions/mahact/arvicon-rex': _factionsMahactArviconRex,
    'factions/mahact/crimson-legionnaire-i': _factionsMahactCrimsonLegionnaireI,
    'factions/mahact/crimson-legionnaire-ii': _factionsMahactCrimsonLegionnaireIi,
    'factions/mahact/edict': _factionsMahactEdict,
    'factions/mahact/genetic-recombination': _factionsMahactGeneticRecombination,
    'factions/mahact/hubris': _factionsMahactHubris,
    'factions/mahact/il-na-viroset': _factionsMahactIlNaViroset,
    'factions/mahact/imperia': _factionsMahactImperia,
    'factions/mahact/jae-mir-kan': _factionsMahactJaeMirKan,
    'factions/mahact/mahact': _factionsMahactMahact,
    'factions/mahact/scepter-of-dominion': _factionsMahactScepterOfDominion,
    'factions/mahact/starlancer': _factionsMahactStarlancer,
    'factions/mentak/ipswitch-loose-cannon': _factionsMentakIpswitchLooseCannon,
    'factions/mentak/moll-terminus': _factionsMentakMollTerminus,
    'factions/mentak/suffi-an': _factionsMentakSuffiAn,
    'factions/mentak/sula-mentarion': _factionsMentakSulaMentarion,
    'factions/muaat/adjudicator-baal': _factionsMuaatAdjudicatorBaal,
    'factions/muaat/ember-colossus': _factionsMuaatEmberColossus,
    'factions/muaat/magmus': _factionsMuaatMagmus,
    'factions/muaat/umbat': _factionsMuaatUmbat,
    'factions/naalu/iconoclast': _factionsNaaluIconoclast,
    'factions/naalu/maban': _factionsNaaluMaban,
    'factions/naalu/the-oracle': _factionsNaaluTheOracle,
    'factions/naalu/zeu': _factionsNaaluZeu,
    'factions/naaz-rokha/black-market-forgery': _factionsNaazRokhaBlackMarketForgery,
    'factions/naaz-rokha/dart-and-tai': _factionsNaazRokhaDartAndTai,
    'factions/naaz-rokha/distant-suns': _factionsNaazRokhaDistantSuns,
    'factions/naaz-rokha/eidolon': _factionsNaazRokhaEidolon,
    'factions/naaz-rokha/fabrication': _factionsNaazRokhaFabrication,
    'factions/naaz-rokha/garv-and-gunn': _factionsNaazRokhaGarvAndGunn,
    'factions/naaz-rokha/hesh-and-prit': _factionsNaazRokhaHeshAndPrit,
    'factions/naaz-rokha/naaz-rokha': _factionsNaazRokhaNaazRokha,
    'factions/naaz-rokha/pre-fab-arcologies': _factionsNaazRokhaPreFabArcologies,
    'factions/naaz-rokha/supercharge': _factionsNaazRokhaSupercharge,
    'factions/naaz-rokha/visz-el-vir': _factionsNaazRokhaViszElVir,
    'factions/nekro/mordred': _factionsNekroMordred,
    'factions/nekro/nekro-acidos': _factionsNekroNekroAcidos,
    'factions/nekro/nekro-malleon': _factionsNekroNekroMalleon,
    'factions/nekro/unitdsgnflayesh': _factionsNekroUnitdsgnflayesh,
    'factions/nomad/ahk-syl-siven': _factionsNomadAhkSylSiven,
    'factions/nomad/artuno-the-betrayer': _factionsNomadArtunoTheBetrayer,
    'factions/nomad/field-marshal-mercer': _factionsNomadFieldMarshalMercer,
    'factions/nomad/future-sight': _factionsNomadFutureSight,
    'factions/nomad/memoria-i': _factionsNomadMemoriaI,
    'factions/nomad/memoria-ii': _factionsNomadMemoriaIi,
    'factions/nomad/navarch-feng': _factionsNomadNavarchFeng,
    'factions/nomad/nomad': _factionsNomadNomad,
    'factions/nomad/quantum-manipulator': _factionsNomadQuantumManipulator,
    'factions/nomad/temporal-command-suite': _factionsNomadTemporalCommandSuite,
    'factions/nomad/the-cavalry': _factionsNomadTheCavalry,
    'factions/nomad/the-company': _factionsNomadTheCompany,
    'factions/nomad/the-thundarian': _factionsNomadTheThundarian,
    'factions/saar/captain-mendosa': _factionsSaarCaptainMendosa,
    'factions/saar/gurno-aggero': _factionsSaarGurnoAggero,
    'factions/saar/rowl-sarring': _factionsSaarRowlSarring,
    'factions/saar/scavenger-zeta': _factionsSaarScavengerZeta,
    'factions/sardakk-norr/ghom-sekkus': _factionsSardakkNorrGhomSekkus,
    'factions/sardakk-norr/shval-harbinger': _factionsSardakkNorrShvalHarbinger,
    'factions/sardakk-norr/tro': _factionsSardakkNorrTro,
    'factions/sardakk-norr/valkyrie-exoskeleton': _factionsSardakkNorrValkyrieExoskeleton,
    'factions/sol/claire-gibson': _factionsSolClaireGibson,
    'factions/sol/evelyn-delouis': _factionsSolEvelynDelouis,
    'factions/sol/jace-x-4th-air-legion': _factionsSolJaceX4thAirLegion,
    'factions/sol/zs-thunderbolt-m2': _factionsSolZsThunderboltM2,
    'factions/ul/awaken': _factionsUlAwaken,
    'factions/ul/coalescence': _factionsUlCoalescence,
    'factions/ul/hecatoncheires': _factionsUlHecatoncheires,
    'factions/ul/hel-titan-i': _factionsUlHelTitanI,
    'factions/ul/hel-titan-ii': _factionsUlHelTitanIi,
    'factions/ul/ouranos': _factionsUlOuranos,
    'factions/ul/saturn-engine-i': _factionsUlSaturnEngineI,
    'factions/ul/saturn-engine-ii': _factionsUlSaturnEngineIi,
    'factions/ul/tellurian': _factionsUlTellurian,
    'factions/ul/terraform': _factionsUlTerraform,
    'factions/ul/terragenesis': _factionsUlTerragenesis,
    'factions/ul/tungstantus': _factionsUlTungstantus,
    'factions/ul/ul-the-progenitor': _factionsUlUlTheProgenitor,
    'factions/ul/ul': _factionsUlUl,
    'factions/vuilraith/amalgamation': _factionsVuilraithAmalgamation,
    'factions/vuilraith/crucible': _factionsVuilraithCrucible,
    'factions/vuilraith/devour': _factionsVuilraithDevour,
    'factions/vuilraith/dimensional-tear-i': _factionsVuilraithDimensionalTearI,
    'factions/vuilraith/dimensional-tear-ii': _factionsVuilraithDimensionalTearIi,
    'factions/vuilraith/it-feeds-on-carrion': _factionsVuilraithItFeedsOnCarrion,
    'factions/vuilraith/reanimator': _factionsVuilraithReanimator,
    'factions/vuilraith/riftmeld': _factionsVuilraithRiftmeld,
    'factions/vuilraith/that-which-molds-flesh': _factionsVuilraithThatWhichMoldsFlesh,
    'factions/vuilraith/the-stillness-of-stars': _factionsVuilraithTheStillnessOfStars,
    'factions/vuilraith/the-terror-between': _factionsVuilraithTheTerrorBetween,
    'factions/vuilraith/vortex': _factionsVuilraithVortex,
    'factions/vuilraith/vuilraith': _factionsVuilraithVuilraith,
    'factions/winnu/berekar-berekon': _factionsWinnuBerekarBerekon,
    'factions/winnu/mathis-mathinus': _factionsWinnuMathisMathinus,
    'factions/winnu/reclaimer': _factionsWinnuReclaimer,
    'factions/winnu/rickar-rickani': _factionsWinnuRickarRickani,
    'factions/xxcha/elder-qanoj': _factionsXxchaElderQanoj,
    'factions/xxcha/ggrocuto-rinn': _factionsXxchaGgrocutoRinn,
    'factions/xxcha/indomitus': _factionsXxchaIndomitus,
    'factions/xxcha/xxekir-grom': _factionsXxchaXxekirGrom,
    'factions/yin/brother-milor': _factionsYinBrotherMilor,
    'factions/yin/brother-omar': _factionsYinBrotherOmar,
    'factions/yin/dannel-of-the-tenth': _factionsYinDannelOfTheTenth,
    'factions/yin/moyins-ashes': _factionsYinMoyinsAshes,
    'factions/yssaril/blackshade-infiltrator': _factionsYssarilBlackshadeInfiltrator,
    'factions/yssaril/kyver-blade-and-key': _factionsYssarilKyverBladeAndKey,
    'factions/yssaril/so-ata': _factionsYssarilSoAta,
    'factions/yssaril/ssruu': _factionsYssarilSsruu,
    'legendary-cards/exterrix-headquarters': _legendaryCardsExterrixHeadquarters,
    'legendary-cards/imperial-arms-vault': _legendaryCardsImperialArmsVault,
    'legendary-cards/mirage-flight-academy': _legendaryCardsMirageFlightAcademy,
    'legendary-cards/the-atrament': _legendaryCardsTheAtrament,
    'objectives/secret/become-a-martyr': _objectivesSecretBecomeAMartyr,
    'objectives/secret/betray-a-friend': _objectivesSecretBetrayAFriend,
    'objectives/secret/brave-the-void': _objectivesSecretBraveTheVoid,
    'objectives/secret/darken-the-skies': _objectivesSecretDarkenTheSkies,
    'objectives/secret/defy-space-and-time': _objectivesSecretDefySpaceAndTime,
    'objectives/secret/demonstrate-your-power': _objectivesSecretDemonstrateYourPower,
    'objectives/secret/destroy-heretical-works': _objectivesSecretDestroyHereticalWorks,
    'objectives/secret/dictate-policy': _objectivesSecretDictatePolicy,
    'objectives/secret/drive-the-debate': _objectivesSecretDriveTheDebate,
    'objectives/secret/establish-hegemony': _objectivesSecretEstablishHegemony,
    'objectives/secret/fight-with-precision': _objectivesSecretFightWithPrecision,
    'objectives/secret/foster-cohesion': _objectivesSecretFosterCohesion,
    'objectives/secret/hoard-raw-materials': _objectivesSecretHoardRawMaterials,
    'objectives/secret/mechanize-the-military': _objectivesSecretMechanizeTheMilitary,
    'objectives/secret/occupy-the-fringe': _objectivesSecretOccupyTheFringe,
    'objectives/secret/produce-en-masse': _objectivesSecretProduceEnMasse,
    'objectives/secret/prove-endurance': _objectivesSecretProveEndurance,
    'objectives/secret/seize-an-icon': _objectivesSecretSeizeAnIcon,
    'objectives/secret/stake-your-claim': _objectivesSecretStakeYourClaim,
    'objectives/secret/strengthen-bonds': _objectivesSecretStrengthenBonds,
    'objectives/stage-1/amass-wealth': _objectivesStage1AmassWealth,
    'objectives/stage-1/build-defenses': _objectivesStage1BuildDefenses,
    'objectives/stage-1/discover-lost-outposts': _objectivesStage1DiscoverLostOutposts,
    'objectives/stage-1/engineer-a-marvel': _objectivesStage1EngineerAMarvel,
    'objectives/stage-1/explore-deep-space': _objectivesStage1ExploreDeepSpace,
    'objectives/stage-1/improve-infrastructure': _objectivesStage1ImproveInfrastructure,
    'objectives/stage-1/make-history': _objectivesStage1MakeHistory,
    'objectives/stage-1/populate-the-outer-rim': _objectivesStage1PopulateTheOuterRim,
    'objectives/stage-1/push-boundaries': _objectivesStage1PushBoundaries,
    'objectives/stage-1/raise-a-fleet': _objectivesStage1RaiseAFleet,
    'objectives/stage-2/achieve-supremacy': _objectivesStage2AchieveSupremacy,
    'objectives/stage-2/become-a-legend': _objectivesStage2BecomeALegend,
    'objectives/stage-2/command-an-armada': _objectivesStage2CommandAnArmada,
    'objectives/stage-2/construct-massive-cities': _objectivesStage2ConstructMassiveCities,
    'objectives/stage-2/control-the-borderlands': _objectivesStage2ControlTheBorderlands,
    'objectives/stage-2/hold-vast-reserves': _objectivesStage2HoldVastReserves,
    'objectives/stage-2/patrol-vast-territories': _objectivesStage2PatrolVastTerritories,
    'objectives/stage-2/protect-the-border': _objectivesStage2ProtectTheBorder,
    'objectives/stage-2/reclaim-ancient-monuments': _objectivesStage2ReclaimAncientMonuments,
    'objectives/stage-2/rule-distant-lands': _objectivesStage2RuleDistantLands,
    'promissory-notes/alliance': _promissoryNotesAlliance,
    'relics/dominus-orb': _relicsDominusOrb,
    'relics/maw-of-worlds': _relicsMawOfWorlds,
    'relics/scepter-of-emelpar': _relicsScepterOfEmelpar,
    'relics/shard-of-the-throne-relic': _relicsShardOfTheThroneRelic,
    'relics/stellar-converter': _relicsStellarConverter,
    'relics/the-codex': _relicsTheCodex,
    'relics/the-crown-of-emphidia-relic': _relicsTheCrownOfEmphidiaRelic,
    'relics/the-crown-of-thalnos-relic': _relicsTheCrownOfThalnosRelic,
    'relics/the-obsidian': _relicsTheObsidian,
    'relics/the-prophets-tears': _relicsTheProphetsTears,
    'strategy-cards/construction': _strategyCardsConstruction,
    'technologies/ai-development-algorithm': _technologiesAiDevelopmentAlgorithm,
    'technologies/bio-stims': _technologiesBioStims,
    'technologies/dark-energy-tap': _technologiesDarkEnergyTap,
    'technologies/predictive-intelligence': _technologiesPredictiveIntelligence,
    'technologies/psychoarchaeology': _technologiesPsychoarchaeology,
    'technologies/scanlink-drone-network': _technologiesScanlinkDroneNetwork,
    'technologies/self-assembly-routines': _technologiesSelfAssemblyRoutines,
    'technologies/sling-relay': _technologiesSlingRelay,
  },
  tiles: {
    'tiles/52': _tiles52,
    'tiles/53': _tiles53,
    'tiles/54': _tiles54,
    'tiles/55': _tiles55,
    'tiles/56': _tiles56,
    'tiles/57': _tiles57,
    'tiles/58': _tiles58,
    'tiles/59': _tiles59,
    'tiles/60': _tiles60,
    'tiles/61': _tiles61,
    'tiles/62': _tiles62,
    'tiles/63': _tiles63,
    'tiles/64': _tiles64,
    'tiles/65': _tiles65,
    'tiles/66': _tiles66,
    'tiles/67': _tiles67,
    'tiles/68': _tiles68,
    'tiles/69': _tiles69,
    'tiles/70': _tiles70,
    'tiles/71': _tiles71,
    'tiles/72': _tiles72,
    'tiles/73': _tiles73,
    'tiles/74': _tiles74,
    'tiles/75': _tiles75,
    'tiles/76': _tiles76,
    'tiles/77': _tiles77,
    'tiles/78': _tiles78,
    'tiles/79': _tiles79,
    'tiles/80': _tiles80,
    'tiles/81': _tiles81,
    'tiles/82': _tiles82,
    'tiles/83a': _tiles83a,
    'tiles/83b': _tiles83b,
    'tiles/84a': _tiles84a,
    'tiles/84b': _tiles84b,
    'tiles/85a': _tiles85a,
    'tiles/85b': _tiles85b,
    'tiles/86a': _tiles86a,
    'tiles/86b': _tiles86b,
    'tiles/87a': _tiles87a,
    'tiles/87b': _tiles87b,
    'tiles/88a': _tiles88a,
    'tiles/88b': _tiles88b,
    'tiles/89a': _tiles89a,
    'tiles/89b': _tiles89b,
    'tiles/90a': _tiles90a,
    'tiles/90b': _tiles90b,
    'tiles/91a': _tiles91a,
    'tiles/91b': _tiles91b,
  },
  boards: {
    'boards/alternate-7': _boardsAlternate7,
    'boards/alternate-8': _boardsAlternate8,
    'boards/hyperlanes-5': _boardsHyperlanes5,
    'boards/large-6': _boardsLarge6,
    'boards/standard-7': _boardsStandard7,
    'boards/standard-8': _boardsStandard8,
  },
  decks: {
    'decks/cultural': _decksCultural,
    'decks/frontier': _decksFrontier,
    'decks/hazardous': _decksHazardous,
    'decks/industrial': _decksIndustrial,
    'decks/relic': _decksRelic,
  },
  tokens: {
    'tokens/destroyed-planet': _tokensDestroyedPlanet,
    'tokens/frontier': _tokensFrontier,
    'tokens/gamma-wormhole-token': _tokensGammaWormholeToken,
    'tokens/ion-storm': _tokensIonStorm,
    'tokens/mirage-token': _tokensMirageToken,
    'tokens/sleeper': _tokensSleeper,
  },
};
