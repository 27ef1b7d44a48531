// Written by `npm run index`: every component file, by folder.
import type { Board, Component, Tile } from '../rules/components/component.ts';
import _actionCardsAncientBurialSites from './action-cards/ancient-burial-sites.ts';
import _actionCardsAssassinateRepresentative from './action-cards/assassinate-representative.ts';
import _actionCardsBlitz from './action-cards/blitz.ts';
import _actionCardsBribery from './action-cards/bribery.ts';
import _actionCardsBunker from './action-cards/bunker.ts';
import _actionCardsConfusingLegalText from './action-cards/confusing-legal-text.ts';
import _actionCardsConstructionRider from './action-cards/construction-rider.ts';
import _actionCardsCounterstroke from './action-cards/counterstroke.ts';
import _actionCardsCourageousToTheEnd from './action-cards/courageous-to-the-end.ts';
import _actionCardsCrippleDefenses from './action-cards/cripple-defenses.ts';
import _actionCardsDiplomacyRider from './action-cards/diplomacy-rider.ts';
import _actionCardsDirectHit from './action-cards/direct-hit.ts';
import _actionCardsDisable from './action-cards/disable.ts';
import _actionCardsDistinguishedCouncilor from './action-cards/distinguished-councilor.ts';
import _actionCardsEconomicInitiative from './action-cards/economic-initiative.ts';
import _actionCardsEmergencyRepairs from './action-cards/emergency-repairs.ts';
import _actionCardsExperimentalBattlestation from './action-cards/experimental-battlestation.ts';
import _actionCardsFighterConscription from './action-cards/fighter-conscription.ts';
import _actionCardsFighterPrototype from './action-cards/fighter-prototype.ts';
import _actionCardsFireTeam from './action-cards/fire-team.ts';
import _actionCardsFlankSpeed from './action-cards/flank-speed.ts';
import _actionCardsFocusedResearch from './action-cards/focused-research.ts';
import _actionCardsForwardSupplyBase from './action-cards/forward-supply-base.ts';
import _actionCardsFrontlineDeployment from './action-cards/frontline-deployment.ts';
import _actionCardsGhostShip from './action-cards/ghost-ship.ts';
import _actionCardsGhostSquad from './action-cards/ghost-squad.ts';
import _actionCardsHackElection from './action-cards/hack-election.ts';
import _actionCardsHarnessEnergy from './action-cards/harness-energy.ts';
import _actionCardsImperialRider from './action-cards/imperial-rider.ts';
import _actionCardsImpersonation from './action-cards/impersonation.ts';
import _actionCardsInTheSilenceOfSpace from './action-cards/in-the-silence-of-space.ts';
import _actionCardsIndustrialInitiative from './action-cards/industrial-initiative.ts';
import _actionCardsInfiltrate from './action-cards/infiltrate.ts';
import _actionCardsInsiderInformation from './action-cards/insider-information.ts';
import _actionCardsInsubordination from './action-cards/insubordination.ts';
import _actionCardsIntercept from './action-cards/intercept.ts';
import _actionCardsLeadershipRider from './action-cards/leadership-rider.ts';
import _actionCardsLostStarChart from './action-cards/lost-star-chart.ts';
import _actionCardsLuckyShot from './action-cards/lucky-shot.ts';
import _actionCardsManeuveringJets from './action-cards/maneuvering-jets.ts';
import _actionCardsMasterPlan from './action-cards/master-plan.ts';
import _actionCardsMiningInitiative from './action-cards/mining-initiative.ts';
import _actionCardsMoraleBoost from './action-cards/morale-boost.ts';
import _actionCardsParley from './action-cards/parley.ts';
import _actionCardsPlagiarize from './action-cards/plagiarize.ts';
import _actionCardsPlague from './action-cards/plague.ts';
import _actionCardsPoliticalStability from './action-cards/political-stability.ts';
import _actionCardsPoliticsRider from './action-cards/politics-rider.ts';
import _actionCardsPublicDisgrace from './action-cards/public-disgrace.ts';
import _actionCardsRally from './action-cards/rally.ts';
import _actionCardsReactorMeltdown from './action-cards/reactor-meltdown.ts';
import _actionCardsReflectiveShielding from './action-cards/reflective-shielding.ts';
import _actionCardsReparations from './action-cards/reparations.ts';
import _actionCardsRepealLaw from './action-cards/repeal-law.ts';
import _actionCardsRiseOfAMessiah from './action-cards/rise-of-a-messiah.ts';
import _actionCardsSabotage from './action-cards/sabotage.ts';
import _actionCardsSalvage from './action-cards/salvage.ts';
import _actionCardsSanction from './action-cards/sanction.ts';
import _actionCardsScrambleFrequency from './action-cards/scramble-frequency.ts';
import _actionCardsShieldsHolding from './action-cards/shields-holding.ts';
import _actionCardsSignalJamming from './action-cards/signal-jamming.ts';
import _actionCardsSkilledRetreat from './action-cards/skilled-retreat.ts';
import _actionCardsSolarFlare from './action-cards/solar-flare.ts';
import _actionCardsSpy from './action-cards/spy.ts';
import _actionCardsSummit from './action-cards/summit.ts';
import _actionCardsTacticalBombardment from './action-cards/tactical-bombardment.ts';
import _actionCardsTechnologyRider from './action-cards/technology-rider.ts';
import _actionCardsTradeRider from './action-cards/trade-rider.ts';
import _actionCardsUnexpectedAction from './action-cards/unexpected-action.ts';
import _actionCardsUnstablePlanet from './action-cards/unstable-planet.ts';
import _actionCardsUpgrade from './action-cards/upgrade.ts';
import _actionCardsUprising from './action-cards/uprising.ts';
import _actionCardsVeto from './action-cards/veto.ts';
import _actionCardsWarEffort from './action-cards/war-effort.ts';
import _actionCardsWarMachine from './action-cards/war-machine.ts';
import _actionCardsWarfareRider from './action-cards/warfare-rider.ts';
import _agendasAntiIntellectualRevolution from './agendas/anti-intellectual-revolution.ts';
import _agendasArchivedSecret from './agendas/archived-secret.ts';
import _agendasArmsReduction from './agendas/arms-reduction.ts';
import _agendasClassifiedDocumentLeaks from './agendas/classified-document-leaks.ts';
import _agendasColonialRedistribution from './agendas/colonial-redistribution.ts';
import _agendasCommitteeFormation from './agendas/committee-formation.ts';
import _agendasCompensatedDisarmament from './agendas/compensated-disarmament.ts';
import _agendasConventionsOfWar from './agendas/conventions-of-war.ts';
import _agendasCoreMining from './agendas/core-mining.ts';
import _agendasDemilitarizedZone from './agendas/demilitarized-zone.ts';
import _agendasEconomicEquality from './agendas/economic-equality.ts';
import _agendasEnforcedTravelBan from './agendas/enforced-travel-ban.ts';
import _agendasExecutiveSanctions from './agendas/executive-sanctions.ts';
import _agendasFleetRegulations from './agendas/fleet-regulations.ts';
import _agendasHolyPlanetOfIxth from './agendas/holy-planet-of-ixth.ts';
import _agendasHomelandDefenseAct from './agendas/homeland-defense-act.ts';
import _agendasImperialArbiter from './agendas/imperial-arbiter.ts';
import _agendasIncentiveProgram from './agendas/incentive-program.ts';
import _agendasIxthianArtifact from './agendas/ixthian-artifact.ts';
import _agendasJudicialAbolishment from './agendas/judicial-abolishment.ts';
import _agendasMinisterOfCommerce from './agendas/minister-of-commerce.ts';
import _agendasMinisterOfExploration from './agendas/minister-of-exploration.ts';
import _agendasMinisterOfIndustry from './agendas/minister-of-industry.ts';
import _agendasMinisterOfPeace from './agendas/minister-of-peace.ts';
import _agendasMinisterOfPolicy from './agendas/minister-of-policy.ts';
import _agendasMinisterOfSciences from './agendas/minister-of-sciences.ts';
import _agendasMinisterOfWar from './agendas/minister-of-war.ts';
import _agendasMiscountDisclosed from './agendas/miscount-disclosed.ts';
import _agendasMutiny from './agendas/mutiny.ts';
import _agendasNewConstitution from './agendas/new-constitution.ts';
import _agendasProphecyOfIxth from './agendas/prophecy-of-ixth.ts';
import _agendasPublicExecution from './agendas/public-execution.ts';
import _agendasPublicizeWeaponSchematics from './agendas/publicize-weapon-schematics.ts';
import _agendasRegulatedConscription from './agendas/regulated-conscription.ts';
import _agendasRepresentativeGovernmentBaseGame from './agendas/representative-government-base-game.ts';
import _agendasResearchTeamBiotic from './agendas/research-team-biotic.ts';
import _agendasResearchTeamCybernetic from './agendas/research-team-cybernetic.ts';
import _agendasResearchTeamPropulsion from './agendas/research-team-propulsion.ts';
import _agendasResearchTeamWarfare from './agendas/research-team-warfare.ts';
import _agendasSeedOfAnEmpire from './agendas/seed-of-an-empire.ts';
import _agendasSenateSanctuary from './agendas/senate-sanctuary.ts';
import _agendasShardOfTheThrone from './agendas/shard-of-the-throne.ts';
import _agendasSharedResearch from './agendas/shared-research.ts';
import _agendasSwordsToPlowshares from './agendas/swords-to-plowshares.ts';
import _agendasTerraformingInitiative from './agendas/terraforming-initiative.ts';
import _agendasTheCrownOfEmphidia from './agendas/the-crown-of-emphidia.ts';
import _agendasTheCrownOfThalnos from './agendas/the-crown-of-thalnos.ts';
import _agendasUnconventionalMeasures from './agendas/unconventional-measures.ts';
import _agendasWormholeReconstruction from './agendas/wormhole-reconstruction.ts';
import _agendasWormholeResearch from './agendas/wormhole-research.ts';
import _boardsStandard3 from './boards/standard-3.ts';
import _boardsStandard4 from './boards/standard-4.ts';
import _boardsStandard5 from './boards/standard-5.ts';
import _boardsStandard6 from './boards/standard-6.ts';
import _factionsArborecArborec from './factions/arborec/arborec.ts';
import _factionsArborecBioplasmosis from './factions/arborec/bioplasmosis.ts';
import _factionsArborecDuhaMenaimon from './factions/arborec/duha-menaimon.ts';
import _factionsArborecLetaniWarriorI from './factions/arborec/letani-warrior-i.ts';
import _factionsArborecLetaniWarriorIi from './factions/arborec/letani-warrior-ii.ts';
import _factionsArborecStymie from './factions/arborec/stymie.ts';
import _factionsCreussCreussIff from './factions/creuss/creuss-iff.ts';
import _factionsCreussCreuss from './factions/creuss/creuss.ts';
import _factionsCreussDimensionalSplicer from './factions/creuss/dimensional-splicer.ts';
import _factionsCreussHilColish from './factions/creuss/hil-colish.ts';
import _factionsCreussWormholeGenerator from './factions/creuss/wormhole-generator.ts';
import _factionsHacanHacan from './factions/hacan/hacan.ts';
import _factionsHacanProductionBiomes from './factions/hacan/production-biomes.ts';
import _factionsHacanQuantumDatahubNode from './factions/hacan/quantum-datahub-node.ts';
import _factionsHacanTradeConvoys from './factions/hacan/trade-convoys.ts';
import _factionsHacanWrathOfKenara from './factions/hacan/wrath-of-kenara.ts';
import _factionsJolNarEResSiphons from './factions/jol-nar/e-res-siphons.ts';
import _factionsJolNarJnsHylarim from './factions/jol-nar/jns-hylarim.ts';
import _factionsJolNarJolNar from './factions/jol-nar/jol-nar.ts';
import _factionsJolNarResearchAgreement from './factions/jol-nar/research-agreement.ts';
import _factionsJolNarSpatialConduitCylinders from './factions/jol-nar/spatial-conduit-cylinders.ts';
import _factionsL1z1x001 from './factions/l1z1x/001.ts';
import _factionsL1z1xCyberneticEnhancements from './factions/l1z1x/cybernetic-enhancements.ts';
import _factionsL1z1xInheritanceSystems from './factions/l1z1x/inheritance-systems.ts';
import _factionsL1z1xL1z1x from './factions/l1z1x/l1z1x.ts';
import _factionsL1z1xSuperDreadnoughtI from './factions/l1z1x/super-dreadnought-i.ts';
import _factionsL1z1xSuperDreadnoughtIi from './factions/l1z1x/super-dreadnought-ii.ts';
import _factionsLetnevArcSecundus from './factions/letnev/arc-secundus.ts';
import _factionsLetnevL4Disruptors from './factions/letnev/l4-disruptors.ts';
import _factionsLetnevLetnev from './factions/letnev/letnev.ts';
import _factionsLetnevNonEuclideanShielding from './factions/letnev/non-euclidean-shielding.ts';
import _factionsLetnevWarFunding from './factions/letnev/war-funding.ts';
import _factionsMentakFourthMoon from './factions/mentak/fourth-moon.ts';
import _factionsMentakMentak from './factions/mentak/mentak.ts';
import _factionsMentakMirrorComputing from './factions/mentak/mirror-computing.ts';
import _factionsMentakPromiseOfProtection from './factions/mentak/promise-of-protection.ts';
import _factionsMentakSalvageOperations from './factions/mentak/salvage-operations.ts';
import _factionsMuaatFiresOfTheGashlai from './factions/muaat/fires-of-the-gashlai.ts';
import _factionsMuaatMagmusReactor from './factions/muaat/magmus-reactor.ts';
import _factionsMuaatMuaat from './factions/muaat/muaat.ts';
import _factionsMuaatPrototypeWarSunI from './factions/muaat/prototype-war-sun-i.ts';
import _factionsMuaatPrototypeWarSunIi from './factions/muaat/prototype-war-sun-ii.ts';
import _factionsMuaatTheInferno from './factions/muaat/the-inferno.ts';
import _factionsNaaluGiftOfPrescience from './factions/naalu/gift-of-prescience.ts';
import _factionsNaaluHybridCrystalFighterI from './factions/naalu/hybrid-crystal-fighter-i.ts';
import _factionsNaaluHybridCrystalFighterIi from './factions/naalu/hybrid-crystal-fighter-ii.ts';
import _factionsNaaluMatriarch from './factions/naalu/matriarch.ts';
import _factionsNaaluNaalu from './factions/naalu/naalu.ts';
import _factionsNaaluNeuroglaive from './factions/naalu/neuroglaive.ts';
import _factionsNekroAntivirus from './factions/nekro/antivirus.ts';
import _factionsNekroNekro from './factions/nekro/nekro.ts';
import _factionsNekroTheAlastor from './factions/nekro/the-alastor.ts';
import _factionsNekroValefarAssimilatorX from './factions/nekro/valefar-assimilator-x.ts';
import _factionsNekroValefarAssimilatorY from './factions/nekro/valefar-assimilator-y.ts';
import _factionsSaarChaosMapping from './factions/saar/chaos-mapping.ts';
import _factionsSaarFloatingFactoryI from './factions/saar/floating-factory-i.ts';
import _factionsSaarFloatingFactoryIi from './factions/saar/floating-factory-ii.ts';
import _factionsSaarRaghsCall from './factions/saar/raghs-call.ts';
import _factionsSaarSaar from './factions/saar/saar.ts';
import _factionsSaarSonOfRagh from './factions/saar/son-of-ragh.ts';
import _factionsSardakkNorrCmorranNorr from './factions/sardakk-norr/cmorran-norr.ts';
import _factionsSardakkNorrExotriremeI from './factions/sardakk-norr/exotrireme-i.ts';
import _factionsSardakkNorrExotriremeIi from './factions/sardakk-norr/exotrireme-ii.ts';
import _factionsSardakkNorrSardakkNorr from './factions/sardakk-norr/sardakk-norr.ts';
import _factionsSardakkNorrTekklarLegion from './factions/sardakk-norr/tekklar-legion.ts';
import _factionsSardakkNorrValkyrieParticleWeave from './factions/sardakk-norr/valkyrie-particle-weave.ts';
import _factionsSolAdvancedCarrierI from './factions/sol/advanced-carrier-i.ts';
import _factionsSolAdvancedCarrierIi from './factions/sol/advanced-carrier-ii.ts';
import _factionsSolGenesis from './factions/sol/genesis.ts';
import _factionsSolMilitarySupport from './factions/sol/military-support.ts';
import _factionsSolSol from './factions/sol/sol.ts';
import _factionsSolSpecOpsI from './factions/sol/spec-ops-i.ts';
import _factionsSolSpecOpsIi from './factions/sol/spec-ops-ii.ts';
import _factionsWinnuAcquiescence from './factions/winnu/acquiescence.ts';
import _factionsWinnuHegemonicTradePolicy from './factions/winnu/hegemonic-trade-policy.ts';
import _factionsWinnuLazaxGateFolding from './factions/winnu/lazax-gate-folding.ts';
import _factionsWinnuSalaiSaiCorian from './factions/winnu/salai-sai-corian.ts';
import _factionsWinnuWinnu from './factions/winnu/winnu.ts';
import _factionsXxchaInstinctTraining from './factions/xxcha/instinct-training.ts';
import _factionsXxchaLoncaraSsodu from './factions/xxcha/loncara-ssodu.ts';
import _factionsXxchaNullificationField from './factions/xxcha/nullification-field.ts';
import _factionsXxchaPoliticalFavor from './factions/xxcha/political-favor.ts';
import _factionsXxchaXxcha from './factions/xxcha/xxcha.ts';
import _factionsYinGreyfireMutagen from './factions/yin/greyfire-mutagen.ts';
import _factionsYinImpulseCore from './factions/yin/impulse-core.ts';
import _factionsYinVanHauge from './factions/yin/van-hauge.ts';
import _factionsYinYinSpinnerOmega from './factions/yin/yin-spinner-omega.ts';
import _factionsYinYin from './factions/yin/yin.ts';
import _factionsYssarilMageonImplants from './factions/yssaril/mageon-implants.ts';
import _factionsYssarilSpyNet from './factions/yssaril/spy-net.ts';
import _factionsYssarilTransparasteelPlating from './factions/yssaril/transparasteel-plating.ts';
import _factionsYssarilYsiaYssrila from './factions/yssaril/ysia-yssrila.ts';
import _factionsYssarilYssaril from './factions/yssaril/yssaril.ts';
import _objectivesSecretAdaptNewStrategies from './objectives/secret/adapt-new-strategies.ts';
import _objectivesSecretBecomeTheGatekeeper from './objectives/secret/become-the-gatekeeper.ts';
import _objectivesSecretControlTheRegion from './objectives/secret/control-the-region.ts';
import _objectivesSecretCutSupplyLines from './objectives/secret/cut-supply-lines.ts';
import _objectivesSecretDestroyTheirGreatestShip from './objectives/secret/destroy-their-greatest-ship.ts';
import _objectivesSecretEstablishAPerimeter from './objectives/secret/establish-a-perimeter.ts';
import _objectivesSecretForgeAnAlliance from './objectives/secret/forge-an-alliance.ts';
import _objectivesSecretFormASpyNetwork from './objectives/secret/form-a-spy-network.ts';
import _objectivesSecretFuelTheWarMachine from './objectives/secret/fuel-the-war-machine.ts';
import _objectivesSecretGatherAMightyFleet from './objectives/secret/gather-a-mighty-fleet.ts';
import _objectivesSecretLearnTheSecretsOfTheCosmos from './objectives/secret/learn-the-secrets-of-the-cosmos.ts';
import _objectivesSecretMakeAnExampleOfTheirWorld from './objectives/secret/make-an-example-of-their-world.ts';
import _objectivesSecretMasterTheLawsOfPhysics from './objectives/secret/master-the-laws-of-physics.ts';
import _objectivesSecretMineRareMetals from './objectives/secret/mine-rare-metals.ts';
import _objectivesSecretMonopolizeProduction from './objectives/secret/monopolize-production.ts';
import _objectivesSecretOccupyTheSeatOfTheEmpire from './objectives/secret/occupy-the-seat-of-the-empire.ts';
import _objectivesSecretSparkARebellion from './objectives/secret/spark-a-rebellion.ts';
import _objectivesSecretThreatenEnemies from './objectives/secret/threaten-enemies.ts';
import _objectivesSecretTurnTheirFleetsToDust from './objectives/secret/turn-their-fleets-to-dust.ts';
import _objectivesSecretUnveilFlagship from './objectives/secret/unveil-flagship.ts';
import _objectivesStage1CornerTheMarket from './objectives/stage-1/corner-the-market.ts';
import _objectivesStage1DevelopWeaponry from './objectives/stage-1/develop-weaponry.ts';
import _objectivesStage1DiversifyResearch from './objectives/stage-1/diversify-research.ts';
import _objectivesStage1ErectAMonument from './objectives/stage-1/erect-a-monument.ts';
import _objectivesStage1ExpandBorders from './objectives/stage-1/expand-borders.ts';
import _objectivesStage1FoundResearchOutposts from './objectives/stage-1/found-research-outposts.ts';
import _objectivesStage1IntimidateCouncil from './objectives/stage-1/intimidate-council.ts';
import _objectivesStage1LeadFromTheFront from './objectives/stage-1/lead-from-the-front.ts';
import _objectivesStage1NegotiateTradeRoutes from './objectives/stage-1/negotiate-trade-routes.ts';
import _objectivesStage1SwayTheCouncil from './objectives/stage-1/sway-the-council.ts';
import _objectivesStage2CentralizeGalacticTrade from './objectives/stage-2/centralize-galactic-trade.ts';
import _objectivesStage2ConquerTheWeak from './objectives/stage-2/conquer-the-weak.ts';
import _objectivesStage2FormGalacticBrainTrust from './objectives/stage-2/form-galactic-brain-trust.ts';
import _objectivesStage2FoundAGoldenAge from './objectives/stage-2/found-a-golden-age.ts';
import _objectivesStage2GalvanizeThePeople from './objectives/stage-2/galvanize-the-people.ts';
import _objectivesStage2ManipulateGalacticLaw from './objectives/stage-2/manipulate-galactic-law.ts';
import _objectivesStage2MasterTheSciences from './objectives/stage-2/master-the-sciences.ts';
import _objectivesStage2RevolutionizeWarfare from './objectives/stage-2/revolutionize-warfare.ts';
import _objectivesStage2SubdueTheGalaxy from './objectives/stage-2/subdue-the-galaxy.ts';
import _objectivesStage2UnifyTheColonies from './objectives/stage-2/unify-the-colonies.ts';
import _promissoryNotesCeasefire from './promissory-notes/ceasefire.ts';
import _promissoryNotesPoliticalSecret from './promissory-notes/political-secret.ts';
import _promissoryNotesSupportForTheThrone from './promissory-notes/support-for-the-throne.ts';
import _promissoryNotesTradeAgreement from './promissory-notes/trade-agreement.ts';
import _strategyCardsConstruction from './strategy-cards/construction.ts';
import _strategyCardsDiplomacy from './strategy-cards/diplomacy.ts';
import _strategyCardsImperial from './strategy-cards/imperial.ts';
import _strategyCardsLeadership from './strategy-cards/leadership.ts';
import _strategyCardsPolitics from './strategy-cards/politics.ts';
import _strategyCardsTechnology from './strategy-cards/technology.ts';
import _strategyCardsTrade from './strategy-cards/trade.ts';
import _strategyCardsWarfare from './strategy-cards/warfare.ts';
import _technologiesAntimassDeflectors from './technologies/antimass-deflectors.ts';
import _technologiesAssaultCannon from './technologies/assault-cannon.ts';
import _technologiesCarrierIi from './technologies/carrier-ii.ts';
import _technologiesCruiserIi from './technologies/cruiser-ii.ts';
import _technologiesDacxiveAnimators from './technologies/dacxive-animators.ts';
import _technologiesDestroyerIi from './technologies/destroyer-ii.ts';
import _technologiesDreadnoughtIi from './technologies/dreadnought-ii.ts';
import _technologiesDuraniumArmor from './technologies/duranium-armor.ts';
import _technologiesFighterIi from './technologies/fighter-ii.ts';
import _technologiesFleetLogistics from './technologies/fleet-logistics.ts';
import _technologiesGravitonLaserSystem from './technologies/graviton-laser-system.ts';
import _technologiesGravityDrive from './technologies/gravity-drive.ts';
import _technologiesHyperMetabolism from './technologies/hyper-metabolism.ts';
import _technologiesInfantryIi from './technologies/infantry-ii.ts';
import _technologiesIntegratedEconomy from './technologies/integrated-economy.ts';
import _technologiesLightWaveDeflector from './technologies/light-wave-deflector.ts';
import _technologiesMagenDefenseGrid from './technologies/magen-defense-grid.ts';
import _technologiesNeuralMotivator from './technologies/neural-motivator.ts';
import _technologiesPdsIi from './technologies/pds-ii.ts';
import _technologiesPlasmaScoring from './technologies/plasma-scoring.ts';
import _technologiesSarweenTools from './technologies/sarween-tools.ts';
import _technologiesSpaceDockIi from './technologies/space-dock-ii.ts';
import _technologiesTransitDiodes from './technologies/transit-diodes.ts';
import _technologiesWarSun from './technologies/war-sun.ts';
import _technologiesX89BacterialWeapon from './technologies/x-89-bacterial-weapon.ts';
import _tiles01 from './tiles/01.ts';
import _tiles02 from './tiles/02.ts';
import _tiles03 from './tiles/03.ts';
import _tiles04 from './tiles/04.ts';
import _tiles05 from './tiles/05.ts';
import _tiles06 from './tiles/06.ts';
import _tiles07 from './tiles/07.ts';
import _tiles08 from './tiles/08.ts';
import _tiles09 from './tiles/09.ts';
import _tiles10 from './tiles/10.ts';
import _tiles11 from './tiles/11.ts';
import _tiles12 from './tiles/12.ts';
import _tiles13 from './tiles/13.ts';
import _tiles14 from './tiles/14.ts';
import _tiles15 from './tiles/15.ts';
import _tiles16 from './tiles/16.ts';
import _tiles17 from './tiles/17.ts';
import _tiles18 from './tiles/18.ts';
import _tiles19 from './tiles/19.ts';
import _tiles20 from './tiles/20.ts';
import _tiles21 from './tiles/21.ts';
import _tiles22 from './tiles/22.ts';
import _tiles23 from './tiles/23.ts';
import _tiles24 from './tiles/24.ts';
import _tiles25 from './tiles/25.ts';
import _tiles26 from './tiles/26.ts';
import _tiles27 from './tiles/27.ts';
import _tiles28 from './tiles/28.ts';
import _tiles29 from './tiles/29.ts';
import _tiles30 from './tiles/30.ts';
import _tiles31 from './tiles/31.ts';
import _tiles32 from './tiles/32.ts';
import _tiles33 from './tiles/33.ts';
import _tiles34 from './tiles/34.ts';
import _tiles35 from './tiles/35.ts';
import _tiles36 from './tiles/36.ts';
import _tiles37 from './tiles/37.ts';
import _tiles38 from './tiles/38.ts';
import _tiles39 from './tiles/39.ts';
import _tiles40 from './tiles/40.ts';
import _tiles41 from './tiles/41.ts';
import _tiles42 from './tiles/42.ts';
import _tiles43 from './tiles/43.ts';
import _tiles44 from './tiles/44.ts';
import _tiles45 from './tiles/45.ts';
import _tiles46 from './tiles/46.ts';
import _tiles47 from './tiles/47.ts';
import _tiles48 from './tiles/48.ts';
import _tiles49 from './tiles/49.ts';
import _tiles50 from './tiles/50.ts';
import _tiles51 from './tiles/51.ts';
import _unitsCarrierI from './units/carrier-i.ts';
import _unitsCruiserI from './units/cruiser-i.ts';
import _unitsDestroyerI from './units/destroyer-i.ts';
import _unitsDreadnoughtI from './units/dreadnought-i.ts';
import _unitsFighterI from './units/fighter-i.ts';
import _unitsInfantryI from './units/infantry-i.ts';
import _unitsPdsI from './units/pds-i.ts';
import _unitsSpaceDockI from './units/space-dock-i.ts';
import _unitsWarSunI from './units/war-sun-i.ts';

export const components: Component[] = [
  _actionCardsAncientBurialSites,
  _actionCardsAssassinateRepresentative,
  _actionCardsBlitz,
  _actionCardsBribery,
  _actionCardsBunker,
  _actionCardsConfusingLegalText,
  _actionCardsConstructionRider,
  _actionCardsCounterstroke,
  _actionCardsCourageousToTheEnd,
  _actionCardsCrippleDefenses,
  _actionCardsDiplomacyRider,
  _actionCardsDirectHit,
  _actionCardsDisable,
  _actionCardsDistinguishedCouncilor,
  _actionCardsEconomicInitiative,
  _actionCardsEmergencyRepairs,
  _actionCardsExperimentalBattlestation,
  _actionCardsFighterConscription,
  _actionCardsFighterPrototype,
  _actionCardsFireTeam,
  _actionCardsFlankSpeed,
  _actionCardsFocusedResearch,
  _actionCardsForwardSupplyBase,
  _actionCardsFrontlineDeployment,
  _actionCardsGhostShip,
  _actionCardsGhostSquad,
  _actionCardsHackElection,
  _actionCardsHarnessEnergy,
  _actionCardsImperialRider,
  _actionCardsImpersonation,
  _actionCardsInTheSilenceOfSpace,
  _actionCardsIndustrialInitiative,
  _actionCardsInfiltrate,
  _actionCardsInsiderInformation,
  _actionCardsInsubordination,
  _actionCardsIntercept,
  _actionCardsLeadershipRider,
  _actionCardsLostStarChart,
  _actionCardsLuckyShot,
  _actionCardsManeuveringJets,
  _actionCardsMasterPlan,
  _actionCardsMiningInitiative,
  _actionCardsMoraleBoost,
  _actionCardsParley,
  _actionCardsPlagiarize,
  _actionCardsPlague,
  _actionCardsPoliticalStability,
  _actionCardsPoliticsRider,
  _actionCardsPublicDisgrace,
  _actionCardsRally,
  _actionCardsReactorMeltdown,
  _actionCardsReflectiveShielding,
  _actionCardsReparations,
  _actionCardsRepealLaw,
  _actionCardsRiseOfAMessiah,
  _actionCardsSabotage,
  _actionCardsSalvage,
  _actionCardsSanction,
  _actionCardsScrambleFrequency,
  _actionCardsShieldsHolding,
  _actionCardsSignalJamming,
  _actionCardsSkilledRetreat,
  _actionCardsSolarFlare,
  _actionCardsSpy,
  _actionCardsSummit,
  _actionCardsTacticalBombardment,
  _actionCardsTechnologyRider,
  _actionCardsTradeRider,
  _actionCardsUnexpectedAction,
  _actionCardsUnstablePlanet,
  _actionCardsUpgrade,
  _actionCardsUprising,
  _actionCardsVeto,
  _actionCardsWarEffort,
  _actionCardsWarMachine,
  _actionCardsWarfareRider,
  _agendasAntiIntellectualRevolution,
  _agendasArchivedSecret,
  _agendasArmsReduction,
  _agendasClassifiedDocumentLeaks,
  _agendasColonialRedistribution,
  _agendasCommitteeFormation,
  _agendasCompensatedDisarmament,
  _agendasConventionsOfWar,
  _agendasCoreMining,
  _agendasDemilitarizedZone,
  _agendasEconomicEquality,
  _agendasEnforcedTravelBan,
  _agendasExecutiveSanctions,
  _agendasFleetRegulations,
  _agendasHolyPlanetOfIxth,
  _agendasHomelandDefenseAct,
  _agendasImperialArbiter,
  _agendasIncentiveProgram,
  _agendasIxthianArtifact,
  _agendasJudicialAbolishment,
  _agendasMinisterOfCommerce,
  _agendasMinisterOfExploration,
  _agendasMinisterOfIndustry,
  _agendasMinisterOfPeace,
  _agendasMinisterOfPolicy,
  _agendasMinisterOfSciences,
  _agendasMinisterOfWar,
  _agendasMiscountDisclosed,
  _agendasMutiny,
  _agendasNewConstitution,
  _agendasProphecyOfIxth,
  _agendasPublicExecution,
  _agendasPublicizeWeaponSchematics,
  _agendasRegulatedConscription,
  _agendasRepresentativeGovernmentBaseGame,
  _agendasResearchTeamBiotic,
  _agendasResearchTeamCybernetic,
  _agendasResearchTeamPropulsion,
  _agendasResearchTeamWarfare,
  _agendasSeedOfAnEmpire,
  _agendasSenateSanctuary,
  _agendasShardOfTheThrone,
  _agendasSharedResearch,
  _agendasSwordsToPlowshares,
  _agendasTerraformingInitiative,
  _agendasTheCrownOfEmphidia,
  _agendasTheCrownOfThalnos,
  _agendasUnconventionalMeasures,
  _agendasWormholeReconstruction,
  _agendasWormholeResearch,
  _factionsArborecArborec,
  _factionsArborecBioplasmosis,
  _factionsArborecDuhaMenaimon,
  _factionsArborecLetaniWarriorI,
  _factionsArborecLetaniWarriorIi,
  _factionsArborecStymie,
  _factionsCreussCreussIff,
  _factionsCreussCreuss,
  _factionsCreussDimensionalSplicer,
  _factionsCreussHilColish,
  _factionsCreussWormholeGenerator,
  _factionsHacanHacan,
  _factionsHacanProductionBiomes,
  _factionsHacanQuantumDatahubNode,
  _factionsHacanTradeConvoys,
  _factionsHacanWrathOfKenara,
  _factionsJolNarEResSiphons,
  _factionsJolNarJnsHylarim,
  _factionsJolNarJolNar,
  _factionsJolNarResearchAgreement,
  _factionsJolNarSpatialConduitCylinders,
  _factionsL1z1x001,
  _factionsL1z1xCyberneticEnhancements,
  _factionsL1z1xInheritanceSystems,
  _factionsL1z1xL1z1x,
  _factionsL1z1xSuperDreadnoughtI,
  _factionsL1z1xSuperDreadnoughtIi,
  _factionsLetnevArcSecundus,
  _factionsLetnevL4Disruptors,
  _factionsLetnevLetnev,
  _factionsLetnevNonEuclideanShielding,
  _factionsLetnevWarFunding,
  _factionsMentakFourthMoon,
  _factionsMentakMentak,
  _factionsMentakMirrorComputing,
  _factionsMentakPromiseOfProtection,
  _factionsMentakSalvageOperations,
  _factionsMuaatFiresOfTheGashlai,
  _factionsMuaatMagmusReactor,
  _factionsMuaatMuaat,
  _factionsMuaatPrototypeWarSunI,
  _factionsMuaatPrototypeWarSunIi,
  _factionsMuaatTheInferno,
  _factionsNaaluGiftOfPrescience,
  _factionsNaaluHybridCrystalFighterI,
  _factionsNaaluHybridCrystalFighterIi,
  _factionsNaaluMatriarch,
  _factionsNaaluNaalu,
  _factionsNaaluNeuroglaive,
  _factionsNekroAntivirus,
  _factionsNekroNekro,
  _factionsNekroTheAlastor,
  _factionsNekroValefarAssimilatorX,
  _factionsNekroValefarAssimilatorY,
  _factionsSaarChaosMapping,
  _factionsSaarFloatingFactoryI,
  _factionsSaarFloatingFactoryIi,
  _factionsSaarRaghsCall,
  _factionsSaarSaar,
  _factionsSaarSonOfRagh,
  _factionsSardakkNorrCmorranNorr,
  _factionsSardakkNorrExotriremeI,
  _factionsSardakkNorrExotriremeIi,
  _factionsSardakkNorrSardakkNorr,
  _factionsSardakkNorrTekklarLegion,
  _factionsSardakkNorrValkyrieParticleWeave,
  _factionsSolAdvancedCarrierI,
  _factionsSolAdvancedCarrierIi,
  _factionsSolGenesis,
  _factionsSolMilitarySupport,
  _factionsSolSol,
  _factionsSolSpecOpsI,
  _factionsSolSpecOpsIi,
  _factionsWinnuAcquiescence,
  _factionsWinnuHegemonicTradePolicy,
  _factionsWinnuLazaxGateFolding,
  _factionsWinnuSalaiSaiCorian,
  _factionsWinnuWinnu,
  _factionsXxchaInstinctTraining,
  _factionsXxchaLoncaraSsodu,
  _factionsXxchaNullificationField,
  _factionsXxchaPoliticalFavor,
  _factionsXxchaXxcha,
  _factionsYinGreyfireMutagen,
  _factionsYinImpulseCore,
  _factionsYinVanHauge,
  _factionsYinYinSpinnerOmega,
  _factionsYinYin,
  _factionsYssarilMageonImplants,
  _factionsYssarilSpyNet,
  _factionsYssarilTransparasteelPlating,
  _factionsYssarilYsiaYssrila,
  _factionsYssarilYssaril,
  _objectivesSecretAdaptNewStrategies,
  _objectivesSecretBecomeTheGatekeeper,
  _objectivesSecretControlTheRegion,
  _objectivesSecretCutSupplyLines,
  _objectivesSecretDestroyTheirGreatestShip,
  _objectivesSecretEstablishAPerimeter,
  _objectivesSecretForgeAnAlliance,
  _objectivesSecretFormASpyNetwork,
  _objectivesSecretFuelTheWarMachine,
  _objectivesSecretGatherAMightyFleet,
  _objectivesSecretLearnTheSecretsOfTheCosmos,
  _objectivesSecretMakeAnExampleOfTheirWorld,
  _objectivesSecretMasterTheLawsOfPhysics,
  _objectivesSecretMineRareMetals,
  _objectivesSecretMonopolizeProduction,
  _objectivesSecretOccupyTheSeatOfTheEmpire,
  _objectivesSecretSparkARebellion,
  _objectivesSecretThreatenEnemies,
  _objectivesSecretTurnTheirFleetsToDust,
  _objectivesSecretUnveilFlagship,
  _objectivesStage1CornerTheMarket,
  _objectivesStage1DevelopWeaponry,
  _objectivesStage1DiversifyResearch,
  _objectivesStage1ErectAMonument,
  _objectivesStage1ExpandBorders,
  _objectivesStage1FoundResearchOutposts,
  _objectivesStage1IntimidateCouncil,
  _objectivesStage1LeadFromTheFront,
  _objectivesStage1NegotiateTradeRoutes,
  _objectivesStage1SwayTheCouncil,
  _objectivesStage2CentralizeGalacticTrade,
  _objectivesStage2ConquerTheWeak,
  _objectivesStage2FormGalacticBrainTrust,
  _objectivesStage2FoundAGoldenAge,
  _objectivesStage2GalvanizeThePeople,
  _objectivesStage2ManipulateGalacticLaw,
  _objectivesStage2MasterTheSciences,
  _objectivesStage2RevolutionizeWarfare,
  _objectivesStage2SubdueTheGalaxy,
  _objectivesStage2UnifyTheColonies,
  _promissoryNotesCeasefire,
  _promissoryNotesPoliticalSecret,
  _promissoryNotesSupportForTheThrone,
  _promissoryNotesTradeAgreement,
  _strategyCardsConstruction,
  _strategyCardsDiplomacy,
  _strategyCardsImperial,
  _strategyCardsLeadership,
  _strategyCardsPolitics,
  _strategyCardsTechnology,
  _strategyCardsTrade,
  _strategyCardsWarfare,
  _technologiesAntimassDeflectors,
  _technologiesAssaultCannon,
  _technologiesCarrierIi,
  _technologiesCruiserIi,
  _technologiesDacxiveAnimators,
  _technologiesDestroyerIi,
  _technologiesDreadnoughtIi,
  _technologiesDuraniumArmor,
  _technologiesFighterIi,
  _technologiesFleetLogistics,
  _technologiesGravitonLaserSystem,
  _technologiesGravityDrive,
  _technologiesHyperMetabolism,
  _technologiesInfantryIi,
  _technologiesIntegratedEconomy,
  _technologiesLightWaveDeflector,
  _technologiesMagenDefenseGrid,
  _technologiesNeuralMotivator,
  _technologiesPdsIi,
  _technologiesPlasmaScoring,
  _technologiesSarweenTools,
  _technologiesSpaceDockIi,
  _technologiesTransitDiodes,
  _technologiesWarSun,
  _technologiesX89BacterialWeapon,
  _unitsCarrierI,
  _unitsCruiserI,
  _unitsDestroyerI,
  _unitsDreadnoughtI,
  _unitsFighterI,
  _unitsInfantryI,
  _unitsPdsI,
  _unitsSpaceDockI,
  _unitsWarSunI,
];

export const tiles: Tile[] = [
  _tiles01,
  _tiles02,
  _tiles03,
  _tiles04,
  _tiles05,
  _tiles06,
  _tiles07,
  _tiles08,
  _tiles09,
  _tiles10,
  _tiles11,
  _tiles12,
  _tiles13,
  _tiles14,
  _tiles15,
  _tiles16,
  _tiles17,
  _tiles18,
  _tiles19,
  _tiles20,
  _tiles21,
  _tiles22,
  _tiles23,
  _tiles24,
  _tiles25,
  _tiles26,
  _tiles27,
  _tiles28,
  _tiles29,
  _tiles30,
  _tiles31,
  _tiles32,
  _tiles33,
  _tiles34,
  _tiles35,
  _tiles36,
  _tiles37,
  _tiles38,
  _tiles39,
  _tiles40,
  _tiles41,
  _tiles42,
  _tiles43,
  _tiles44,
  _tiles45,
  _tiles46,
  _tiles47,
  _tiles48,
  _tiles49,
  _tiles50,
  _tiles51,
];

export const boards: Board[] = [
  _boardsStandard3,
  _boardsStandard4,
  _boardsStandard5,
  _boardsStandard6,
];
