// Written by `npm run -s tool -- content-index`: every component of this set, by its path.
import type { Ti4Contents } from '#ti4/rules/components/component.ts';
import _actionCardsAncientBurialSites from './action-cards/ancient-burial-sites.ts';
import _actionCardsAssassinateRepresentative from './action-cards/assassinate-representative.ts';
import _actionCardsBribery from './action-cards/bribery.ts';
import _actionCardsBunker from './action-cards/bunker.ts';
import _actionCardsConfusingLegalText from './action-cards/confusing-legal-text.ts';
import _actionCardsConstructionRider from './action-cards/construction-rider.ts';
import _actionCardsCourageousToTheEnd from './action-cards/courageous-to-the-end.ts';
import _actionCardsCrippleDefenses from './action-cards/cripple-defenses.ts';
import _actionCardsDiplomacyRider from './action-cards/diplomacy-rider.ts';
import _actionCardsDirectHit from './action-cards/direct-hit.ts';
import _actionCardsDisable from './action-cards/disable.ts';
import _actionCardsDistinguishedCouncilor from './action-cards/distinguished-councilor.ts';
import _actionCardsEconomicInitiative from './action-cards/economic-initiative.ts';
import _actionCardsEmergencyRepairs from './action-cards/emergency-repairs.ts';
import _actionCardsExperimentalBattlestation from './action-cards/experimental-battlestation.ts';
import _actionCardsFighterPrototype from './action-cards/fighter-prototype.ts';
import _actionCardsFireTeam from './action-cards/fire-team.ts';
import _actionCardsFlankSpeed from './action-cards/flank-speed.ts';
import _actionCardsFocusedResearch from './action-cards/focused-research.ts';
import _actionCardsFrontlineDeployment from './action-cards/frontline-deployment.ts';
import _actionCardsGhostShip from './action-cards/ghost-ship.ts';
import _actionCardsImperialRider from './action-cards/imperial-rider.ts';
import _actionCardsInTheSilenceOfSpace from './action-cards/in-the-silence-of-space.ts';
import _actionCardsIndustrialInitiative from './action-cards/industrial-initiative.ts';
import _actionCardsInfiltrate from './action-cards/infiltrate.ts';
import _actionCardsInsubordination from './action-cards/insubordination.ts';
import _actionCardsIntercept from './action-cards/intercept.ts';
import _actionCardsLeadershipRider from './action-cards/leadership-rider.ts';
import _actionCardsLostStarChart from './action-cards/lost-star-chart.ts';
import _actionCardsLuckyShot from './action-cards/lucky-shot.ts';
import _actionCardsManeuveringJets from './action-cards/maneuvering-jets.ts';
import _actionCardsMiningInitiative from './action-cards/mining-initiative.ts';
import _actionCardsMoraleBoost from './action-cards/morale-boost.ts';
import _actionCardsParley from './action-cards/parley.ts';
import _actionCardsPlague from './action-cards/plague.ts';
import _actionCardsPoliticalStability from './action-cards/political-stability.ts';
import _actionCardsPoliticsRider from './action-cards/politics-rider.ts';
import _actionCardsPublicDisgrace from './action-cards/public-disgrace.ts';
import _actionCardsReactorMeltdown from './action-cards/reactor-meltdown.ts';
import _actionCardsReparations from './action-cards/reparations.ts';
import _actionCardsRepealLaw from './action-cards/repeal-law.ts';
import _actionCardsRiseOfAMessiah from './action-cards/rise-of-a-messiah.ts';
import _actionCardsSabotage from './action-cards/sabotage.ts';
import _actionCardsSalvage from './action-cards/salvage.ts';
import _actionCardsShieldsHolding from './action-cards/shields-holding.ts';
import _actionCardsSignalJamming from './action-cards/signal-jamming.ts';
import _actionCardsSkilledRetreat from './action-cards/skilled-retreat.ts';
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
import _decksAction from './decks/action.ts';
import _decksAgenda from './decks/agenda.ts';
import _decksSecret from './decks/secret.ts';
import _decksStage1 from './decks/stage-1.ts';
import _decksStage2 from './decks/stage-2.ts';
import _factionsArborecArborec from './factions/arborec/arborec.ts';
import _factionsArborecBioplasmosis from './factions/arborec/bioplasmosis.ts';
import _factionsArborecDuhaMenaimon from './factions/arborec/duha-menaimon.ts';
import _factionsArborecLetaniWarriorI from './factions/arborec/letani-warrior-i.ts';
import _factionsArborecLetaniWarriorIi from './factions/arborec/letani-warrior-ii.ts';
import _factionsArborecMitosis from './factions/arborec/mitosis.ts';
import _factionsArborecStymie from './factions/arborec/stymie.ts';
import _factionsCreussCreussGate from './factions/creuss/creuss-gate.ts';
import _factionsCreussCreussIff from './factions/creuss/creuss-iff.ts';
import _factionsCreussCreuss from './factions/creuss/creuss.ts';
import _factionsCreussDimensionalSplicer from './factions/creuss/dimensional-splicer.ts';
import _factionsCreussHilColish from './factions/creuss/hil-colish.ts';
import _factionsCreussQuantumEntanglement from './factions/creuss/quantum-entanglement.ts';
import _factionsCreussSlipstream from './factions/creuss/slipstream.ts';
import _factionsCreussWormholeGenerator from './factions/creuss/wormhole-generator.ts';
import _factionsHacanArbiters from './factions/hacan/arbiters.ts';
import _factionsHacanGuildShips from './factions/hacan/guild-ships.ts';
import _factionsHacanHacan from './factions/hacan/hacan.ts';
import _factionsHacanMastersOfTrade from './factions/hacan/masters-of-trade.ts';
import _factionsHacanProductionBiomes from './factions/hacan/production-biomes.ts';
import _factionsHacanQuantumDatahubNode from './factions/hacan/quantum-datahub-node.ts';
import _factionsHacanTradeConvoys from './factions/hacan/trade-convoys.ts';
import _factionsHacanWrathOfKenara from './factions/hacan/wrath-of-kenara.ts';
import _factionsJolNarAnalytical from './factions/jol-nar/analytical.ts';
import _factionsJolNarBrilliant from './factions/jol-nar/brilliant.ts';
import _factionsJolNarEResSiphons from './factions/jol-nar/e-res-siphons.ts';
import _factionsJolNarFragile from './factions/jol-nar/fragile.ts';
import _factionsJolNarJnsHylarim from './factions/jol-nar/jns-hylarim.ts';
import _factionsJolNarJolNar from './factions/jol-nar/jol-nar.ts';
import _factionsJolNarResearchAgreement from './factions/jol-nar/research-agreement.ts';
import _factionsJolNarSpatialConduitCylinders from './factions/jol-nar/spatial-conduit-cylinders.ts';
import _factionsL1z1x001 from './factions/l1z1x/001.ts';
import _factionsL1z1xAssimilate from './factions/l1z1x/assimilate.ts';
import _factionsL1z1xCyberneticEnhancements from './factions/l1z1x/cybernetic-enhancements.ts';
import _factionsL1z1xHarrow from './factions/l1z1x/harrow.ts';
import _factionsL1z1xInheritanceSystems from './factions/l1z1x/inheritance-systems.ts';
import _factionsL1z1xL1z1x from './factions/l1z1x/l1z1x.ts';
import _factionsL1z1xSuperDreadnoughtI from './factions/l1z1x/super-dreadnought-i.ts';
import _factionsL1z1xSuperDreadnoughtIi from './factions/l1z1x/super-dreadnought-ii.ts';
import _factionsLetnevArcSecundus from './factions/letnev/arc-secundus.ts';
import _factionsLetnevArmada from './factions/letnev/armada.ts';
import _factionsLetnevL4Disruptors from './factions/letnev/l4-disruptors.ts';
import _factionsLetnevLetnev from './factions/letnev/letnev.ts';
import _factionsLetnevMunitionsReserves from './factions/letnev/munitions-reserves.ts';
import _factionsLetnevNonEuclideanShielding from './factions/letnev/non-euclidean-shielding.ts';
import _factionsLetnevWarFunding from './factions/letnev/war-funding.ts';
import _factionsMentakAmbush from './factions/mentak/ambush.ts';
import _factionsMentakFourthMoon from './factions/mentak/fourth-moon.ts';
import _factionsMentakMentak from './factions/mentak/mentak.ts';
import _factionsMentakMirrorComputing from './factions/mentak/mirror-computing.ts';
import _factionsMentakPillage from './factions/mentak/pillage.ts';
import _factionsMentakPromiseOfProtection from './factions/mentak/promise-of-protection.ts';
import _factionsMentakSalvageOperations from './factions/mentak/salvage-operations.ts';
import _factionsMuaatFiresOfTheGashlai from './factions/muaat/fires-of-the-gashlai.ts';
import _factionsMuaatGashlaiPhysiology from './factions/muaat/gashlai-physiology.ts';
import _factionsMuaatMagmusReactor from './factions/muaat/magmus-reactor.ts';
import _factionsMuaatMuaat from './factions/muaat/muaat.ts';
import _factionsMuaatPrototypeWarSunI from './factions/muaat/prototype-war-sun-i.ts';
import _factionsMuaatPrototypeWarSunIi from './factions/muaat/prototype-war-sun-ii.ts';
import _factionsMuaatStarForge from './factions/muaat/star-forge.ts';
import _factionsMuaatTheInferno from './factions/muaat/the-inferno.ts';
import _factionsNaaluForesight from './factions/naalu/foresight.ts';
import _factionsNaaluGiftOfPrescience from './factions/naalu/gift-of-prescience.ts';
import _factionsNaaluHybridCrystalFighterI from './factions/naalu/hybrid-crystal-fighter-i.ts';
import _factionsNaaluHybridCrystalFighterIi from './factions/naalu/hybrid-crystal-fighter-ii.ts';
import _factionsNaaluMatriarch from './factions/naalu/matriarch.ts';
import _factionsNaaluNaalu from './factions/naalu/naalu.ts';
import _factionsNaaluNeuroglaive from './factions/naalu/neuroglaive.ts';
import _factionsNaaluTelepathic from './factions/naalu/telepathic.ts';
import _factionsNekroAntivirus from './factions/nekro/antivirus.ts';
import _factionsNekroGalacticThreat from './factions/nekro/galactic-threat.ts';
import _factionsNekroNekro from './factions/nekro/nekro.ts';
import _factionsNekroPropagation from './factions/nekro/propagation.ts';
import _factionsNekroTechnologicalSingularity from './factions/nekro/technological-singularity.ts';
import _factionsNekroTheAlastor from './factions/nekro/the-alastor.ts';
import _factionsNekroValefarAssimilatorX from './factions/nekro/valefar-assimilator-x.ts';
import _factionsNekroValefarAssimilatorY from './factions/nekro/valefar-assimilator-y.ts';
import _factionsSaarChaosMapping from './factions/saar/chaos-mapping.ts';
import _factionsSaarFloatingFactoryI from './factions/saar/floating-factory-i.ts';
import _factionsSaarFloatingFactoryIi from './factions/saar/floating-factory-ii.ts';
import _factionsSaarNomadic from './factions/saar/nomadic.ts';
import _factionsSaarRaghsCall from './factions/saar/raghs-call.ts';
import _factionsSaarSaar from './factions/saar/saar.ts';
import _factionsSaarScavenge from './factions/saar/scavenge.ts';
import _factionsSaarSonOfRagh from './factions/saar/son-of-ragh.ts';
import _factionsSardakkNorrCmorranNorr from './factions/sardakk-norr/cmorran-norr.ts';
import _factionsSardakkNorrExotriremeI from './factions/sardakk-norr/exotrireme-i.ts';
import _factionsSardakkNorrExotriremeIi from './factions/sardakk-norr/exotrireme-ii.ts';
import _factionsSardakkNorrSardakkNorr from './factions/sardakk-norr/sardakk-norr.ts';
import _factionsSardakkNorrTekklarLegion from './factions/sardakk-norr/tekklar-legion.ts';
import _factionsSardakkNorrUnrelenting from './factions/sardakk-norr/unrelenting.ts';
import _factionsSardakkNorrValkyrieParticleWeave from './factions/sardakk-norr/valkyrie-particle-weave.ts';
import _factionsSolAdvancedCarrierI from './factions/sol/advanced-carrier-i.ts';
import _factionsSolAdvancedCarrierIi from './factions/sol/advanced-carrier-ii.ts';
import _factionsSolGenesis from './factions/sol/genesis.ts';
import _factionsSolMilitarySupport from './factions/sol/military-support.ts';
import _factionsSolOrbitalDrop from './factions/sol/orbital-drop.ts';
import _factionsSolSol from './factions/sol/sol.ts';
import _factionsSolSpecOpsI from './factions/sol/spec-ops-i.ts';
import _factionsSolSpecOpsIi from './factions/sol/spec-ops-ii.ts';
import _factionsSolVersatile from './factions/sol/versatile.ts';
import _factionsWinnuAcquiescence from './factions/winnu/acquiescence.ts';
import _factionsWinnuBloodTies from './factions/winnu/blood-ties.ts';
import _factionsWinnuHegemonicTradePolicy from './factions/winnu/hegemonic-trade-policy.ts';
import _factionsWinnuLazaxGateFolding from './factions/winnu/lazax-gate-folding.ts';
import _factionsWinnuReclamation from './factions/winnu/reclamation.ts';
import _factionsWinnuSalaiSaiCorian from './factions/winnu/salai-sai-corian.ts';
import _factionsWinnuWinnu from './factions/winnu/winnu.ts';
import _factionsXxchaInstinctTraining from './factions/xxcha/instinct-training.ts';
import _factionsXxchaLoncaraSsodu from './factions/xxcha/loncara-ssodu.ts';
import _factionsXxchaNullificationField from './factions/xxcha/nullification-field.ts';
import _factionsXxchaPeaceAccords from './factions/xxcha/peace-accords.ts';
import _factionsXxchaPoliticalFavor from './factions/xxcha/political-favor.ts';
import _factionsXxchaQuash from './factions/xxcha/quash.ts';
import _factionsXxchaXxcha from './factions/xxcha/xxcha.ts';
import _factionsYinDevotion from './factions/yin/devotion.ts';
import _factionsYinGreyfireMutagen from './factions/yin/greyfire-mutagen.ts';
import _factionsYinImpulseCore from './factions/yin/impulse-core.ts';
import _factionsYinIndoctrination from './factions/yin/indoctrination.ts';
import _factionsYinVanHauge from './factions/yin/van-hauge.ts';
import _factionsYinYinSpinner from './factions/yin/yin-spinner.ts';
import _factionsYinYin from './factions/yin/yin.ts';
import _factionsYssarilCrafty from './factions/yssaril/crafty.ts';
import _factionsYssarilMageonImplants from './factions/yssaril/mageon-implants.ts';
import _factionsYssarilScheming from './factions/yssaril/scheming.ts';
import _factionsYssarilSpyNet from './factions/yssaril/spy-net.ts';
import _factionsYssarilStallTactics from './factions/yssaril/stall-tactics.ts';
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
import _tokensAlphaWormhole from './tokens/alpha-wormhole.ts';
import _tokensBetaWormhole from './tokens/beta-wormhole.ts';
import _unitsCarrierI from './units/carrier-i.ts';
import _unitsCruiserI from './units/cruiser-i.ts';
import _unitsDestroyerI from './units/destroyer-i.ts';
import _unitsDreadnoughtI from './units/dreadnought-i.ts';
import _unitsFighterI from './units/fighter-i.ts';
import _unitsInfantryI from './units/infantry-i.ts';
import _unitsPdsI from './units/pds-i.ts';
import _unitsSpaceDockI from './units/space-dock-i.ts';
import _unitsWarSunI from './units/war-sun-i.ts';

export const contents: Ti4Contents = {
  components: {
    'action-cards/ancient-burial-sites': _actionCardsAncientBurialSites,
    'action-cards/assassinate-representative': _actionCardsAssassinateRepresentative,
    'action-cards/bribery': _actionCardsBribery,
    'action-cards/bunker': _actionCardsBunker,
    'action-cards/confusing-legal-text': _actionCardsConfusingLegalText,
    'action-cards/construction-rider': _actionCardsConstructionRider,
    'action-cards/courageous-to-the-end': _actionCardsCourageousToTheEnd,
    'action-cards/cripple-defenses': _actionCardsCrippleDefenses,
    'action-cards/diplomacy-rider': _actionCardsDiplomacyRider,
    'action-cards/direct-hit': _actionCardsDirectHit,
    'action-cards/disable': _actionCardsDisable,
    'action-cards/distinguished-councilor': _actionCardsDistinguishedCouncilor,
    'action-cards/economic-initiative': _actionCardsEconomicInitiative,
    'action-cards/emergency-repairs': _actionCardsEmergencyRepairs,
    'action-cards/experimental-battlestation': _actionCardsExperimentalBattlestation,
    'action-cards/fighter-prototype': _actionCardsFighterPrototype,
    'action-cards/fire-team': _actionCardsFireTeam,
    'action-cards/flank-speed': _actionCardsFlankSpeed,
    'action-cards/focused-research': _actionCardsFocusedResearch,
    'action-cards/frontline-deployment': _actionCardsFrontlineDeployment,
    'action-cards/ghost-ship': _actionCardsGhostShip,
    'action-cards/imperial-rider': _actionCardsImperialRider,
    'action-cards/in-the-silence-of-space': _actionCardsInTheSilenceOfSpace,
    'action-cards/industrial-initiative': _actionCardsIndustrialInitiative,
    'action-cards/infiltrate': _actionCardsInfiltrate,
    'action-cards/insubordination': _actionCardsInsubordination,
    'action-cards/intercept': _actionCardsIntercept,
    'action-cards/leadership-rider': _actionCardsLeadershipRider,
    'action-cards/lost-star-chart': _actionCardsLostStarChart,
    'action-cards/lucky-shot': _actionCardsLuckyShot,
    'action-cards/maneuvering-jets': _actionCardsManeuveringJets,
    'action-cards/mining-initiative': _actionCardsMiningInitiative,
    'action-cards/morale-boost': _actionCardsMoraleBoost,
    'action-cards/parley': _actionCardsParley,
    'action-cards/plague': _actionCardsPlague,
    'action-cards/political-stability': _actionCardsPoliticalStability,
    'action-cards/politics-rider': _actionCardsPoliticsRider,
    'action-cards/public-disgrace': _actionCardsPublicDisgrace,
    'action-cards/reactor-meltdown': _actionCardsReactorMeltdown,
    'action-cards/reparations': _actionCardsReparations,
    'action-cards/repeal-law': _actionCardsRepealLaw,
    'action-cards/rise-of-a-messiah': _actionCardsRiseOfAMessiah,
    'action-cards/sabotage': _actionCardsSabotage,
    'action-cards/salvage': _actionCardsSalvage,
    'action-cards/shields-holding': _actionCardsShieldsHolding,
    'action-cards/signal-jamming': _actionCardsSignalJamming,
    'action-cards/skilled-retreat': _actionCardsSkilledRetreat,
    'action-cards/spy': _actionCardsSpy,
    'action-cards/summit': _actionCardsSummit,
    'action-cards/tactical-bombardment': _actionCardsTacticalBombardment,
    'action-cards/technology-rider': _actionCardsTechnologyRider,
    'action-cards/trade-rider': _actionCardsTradeRider,
    'action-cards/unexpected-action': _actionCardsUnexpectedAction,
    'action-cards/unstable-planet': _actionCardsUnstablePlanet,
    'action-cards/upgrade': _actionCardsUpgrade,
    'action-cards/uprising': _actionCardsUprising,
    'action-cards/veto': _actionCardsVeto,
    'action-cards/war-effort': _actionCardsWarEffort,
    'action-cards/warfare-rider': _actionCardsWarfareRider,
    'agendas/anti-intellectual-revolution': _agendasAntiIntellectualRevolution,
    'agendas/archived-secret': _agendasArchivedSecret,
    'agendas/arms-reduction': _agendasArmsReduction,
    'agendas/classified-document-leaks': _agendasClassifiedDocumentLeaks,
    'agendas/colonial-redistribution': _agendasColonialRedistribution,
    'agendas/committee-formation': _agendasCommitteeFormation,
    'agendas/compensated-disarmament': _agendasCompensatedDisarmament,
    'agendas/conventions-of-war': _agendasConventionsOfWar,
    'agendas/core-mining': _agendasCoreMining,
    'agendas/demilitarized-zone': _agendasDemilitarizedZone,
    'agendas/economic-equality': _agendasEconomicEquality,
    'agendas/enforced-travel-ban': _agendasEnforcedTravelBan,
    'agendas/executive-sanctions': _agendasExecutiveSanctions,
    'agendas/fleet-regulations': _agendasFleetRegulations,
    'agendas/holy-planet-of-ixth': _agendasHolyPlanetOfIxth,
    'agendas/homeland-defense-act': _agendasHomelandDefenseAct,
    'agendas/imperial-arbiter': _agendasImperialArbiter,
    'agendas/incentive-program': _agendasIncentiveProgram,
    'agendas/ixthian-artifact': _agendasIxthianArtifact,
    'agendas/judicial-abolishment': _agendasJudicialAbolishment,
    'agendas/minister-of-commerce': _agendasMinisterOfCommerce,
    'agendas/minister-of-exploration': _agendasMinisterOfExploration,
    'agendas/minister-of-industry': _agendasMinisterOfIndustry,
    'agendas/minister-of-peace': _agendasMinisterOfPeace,
    'agendas/minister-of-policy': _agendasMinisterOfPolicy,
    'agendas/minister-of-sciences': _agendasMinisterOfSciences,
    'agendas/minister-of-war': _agendasMinisterOfWar,
    'agendas/miscount-disclosed': _agendasMiscountDisclosed,
    'agendas/mutiny': _agendasMutiny,
    'agendas/new-constitution': _agendasNewConstitution,
    'agendas/prophecy-of-ixth': _agendasProphecyOfIxth,
    'agendas/public-execution': _agendasPublicExecution,
    'agendas/publicize-weapon-schematics': _agendasPublicizeWeaponSchematics,
    'agendas/regulated-conscription': _agendasRegulatedConscription,
    'agendas/representative-government-base-game': _agendasRepresentativeGovernmentBaseGame,
    'agendas/research-team-biotic': _agendasResearchTeamBiotic,
    'agendas/research-team-cybernetic': _agendasResearchTeamCybernetic,
    'agendas/research-team-propulsion': _agendasResearchTeamPropulsion,
    'agendas/research-team-warfare': _agendasResearchTeamWarfare,
    'agendas/seed-of-an-empire': _agendasSeedOfAnEmpire,
    'agendas/senate-sanctuary': _agendasSenateSanctuary,
    'agendas/shard-of-the-throne': _agendasShardOfTheThrone,
    'agendas/shared-research': _agendasSharedResearch,
    'agendas/swords-to-plowshares': _agendasSwordsToPlowshares,
    'agendas/terraforming-initiative': _agendasTerraformingInitiative,
    'agendas/the-crown-of-emphidia': _agendasTheCrownOfEmphidia,
    'agendas/the-crown-of-thalnos': _agendasTheCrownOfThalnos,
    'agendas/unconventional-measures': _agendasUnconventionalMeasures,
    'agendas/wormhole-reconstruction': _agendasWormholeReconstruction,
    'agendas/wormhole-research': _agendasWormholeResearch,
    'factions/arborec/arborec': _factionsArborecArborec,
    'factions/arborec/bioplasmosis': _factionsArborecBioplasmosis,
    'factions/arborec/duha-menaimon': _factionsArborecDuhaMenaimon,
    'factions/arborec/letani-warrior-i': _factionsArborecLetaniWarriorI,
    'factions/arborec/letani-warrior-ii': _factionsArborecLetaniWarriorIi,
    'factions/arborec/mitosis': _factionsArborecMitosis,
    'factions/arborec/stymie': _factionsArborecStymie,
    'factions/creuss/creuss-gate': _factionsCreussCreussGate,
    'factions/creuss/creuss-iff': _factionsCreussCreussIff,
    'factions/creuss/creuss': _factionsCreussCreuss,
    'factions/creuss/dimensional-splicer': _factionsCreussDimensionalSplicer,
    'factions/creuss/hil-colish': _factionsCreussHilColish,
    'factions/creuss/quantum-entanglement': _factionsCreussQuantumEntanglement,
    'factions/creuss/slipstream': _factionsCreussSlipstream,
    'factions/creuss/wormhole-generator': _factionsCreussWormholeGenerator,
    'factions/hacan/arbiters': _factionsHacanArbiters,
    'factions/hacan/guild-ships': _factionsHacanGuildShips,
    'factions/hacan/hacan': _factionsHacanHacan,
    'factions/hacan/masters-of-trade': _factionsHacanMastersOfTrade,
    'factions/hacan/production-biomes': _factionsHacanProductionBiomes,
    'factions/hacan/quantum-datahub-node': _factionsHacanQuantumDatahubNode,
    'factions/hacan/trade-convoys': _factionsHacanTradeConvoys,
    'factions/hacan/wrath-of-kenara': _factionsHacanWrathOfKenara,
    'factions/jol-nar/analytical': _factionsJolNarAnalytical,
    'factions/jol-nar/brilliant': _factionsJolNarBrilliant,
    'factions/jol-nar/e-res-siphons': _factionsJolNarEResSiphons,
    'factions/jol-nar/fragile': _factionsJolNarFragile,
    'factions/jol-nar/jns-hylarim': _factionsJolNarJnsHylarim,
    'factions/jol-nar/jol-nar': _factionsJolNarJolNar,
    'factions/jol-nar/research-agreement': _factionsJolNarResearchAgreement,
    'factions/jol-nar/spatial-conduit-cylinders': _factionsJolNarSpatialConduitCylinders,
    'factions/l1z1x/001': _factionsL1z1x001,
    'factions/l1z1x/assimilate': _factionsL1z1xAssimilate,
    'factions/l1z1x/cybernetic-enhancements': _factionsL1z1xCyberneticEnhancements,
    'factions/l1z1x/harrow': _factionsL1z1xHarrow,
    'factions/l1z1x/inheritance-systems': _factionsL1z1xInheritanceSystems,
    'factions/l1z1x/l1z1x': _factionsL1z1xL1z1x,
    'factions/l1z1x/super-dreadnought-i': _factionsL1z1xSuperDreadnoughtI,
    'factions/l1z1x/super-dreadnought-ii': _factionsL1z1xSuperDreadnoughtIi,
    'factions/letnev/arc-secundus': _factionsLetnevArcSecundus,
    'factions/letnev/armada': _factionsLetnevArmada,
    'factions/letnev/l4-disruptors': _factionsLetnevL4Disruptors,
    'factions/letnev/letnev': _factionsLetnevLetnev,
    'factions/letnev/munitions-reserves': _factionsLetnevMunitionsReserves,
    'factions/letnev/non-euclidean-shielding': _factionsLetnevNonEuclideanShielding,
    'factions/letnev/war-funding': _factionsLetnevWarFunding,
    'factions/mentak/ambush': _factionsMentakAmbush,
    'factions/mentak/fourth-moon': _factionsMentakFourthMoon,
    'factions/mentak/mentak': _factionsMentakMentak,
    'factions/mentak/mirror-computing': _factionsMentakMirrorComputing,
    'factions/mentak/pillage': _factionsMentakPillage,
    'factions/mentak/promise-of-protection': _factionsMentakPromiseOfProtection,
    'factions/mentak/salvage-operations': _factionsMentakSalvageOperations,
    'factions/muaat/fires-of-the-gashlai': _factionsMuaatFiresOfTheGashlai,
    'factions/muaat/gashlai-physiology': _factionsMuaatGashlaiPhysiology,
    'factions/muaat/magmus-reactor': _factionsMuaatMagmusReactor,
    'factions/muaat/muaat': _factionsMuaatMuaat,
    'factions/muaat/prototype-war-sun-i': _factionsMuaatPrototypeWarSunI,
    'factions/muaat/prototype-war-sun-ii': _factionsMuaatPrototypeWarSunIi,
    'factions/muaat/star-forge': _factionsMuaatStarForge,
    'factions/muaat/the-inferno': _factionsMuaatTheInferno,
    'factions/naalu/foresight': _factionsNaaluForesight,
    'factions/naalu/gift-of-prescience': _factionsNaaluGiftOfPrescience,
    'factions/naalu/hybrid-crystal-fighter-i': _factionsNaaluHybridCrystalFighterI,
    'factions/naalu/hybrid-crystal-fighter-ii': _factionsNaaluHybridCrystalFighterIi,
    'factions/naalu/matriarch': _factionsNaaluMatriarch,
    'factions/naalu/naalu': _factionsNaaluNaalu,
    'factions/naalu/neuroglaive': _factionsNaaluNeuroglaive,
    'factions/naalu/telepathic': _factionsNaaluTelepathic,
    'factions/nekro/antivirus': _factionsNekroAntivirus,
    'factions/nekro/galactic-threat': _factionsNekroGalacticThreat,
    'factions/nekro/nekro': _factionsNekroNekro,
    'factions/nekro/propagation': _factionsNekroPropagation,
    'factions/nekro/technological-singularity': _factionsNekroTechnologicalSingularity,
    'factions/nekro/the-alastor': _factionsNekroTheAlastor,
    'factions/nekro/valefar-assimilator-x': _factionsNekroValefarAssimilatorX,
    'factions/nekro/valefar-assimilator-y': _factionsNekroValefarAssimilatorY,
    'factions/saar/chaos-mapping': _factionsSaarChaosMapping,
    'factions/saar/floating-factory-i': _factionsSaarFloatingFactoryI,
    'factions/saar/floating-factory-ii': _factionsSaarFloatingFactoryIi,
    'factions/saar/nomadic': _factionsSaarNomadic,
    'factions/saar/raghs-call': _factionsSaarRaghsCall,
    'factions/saar/saar': _factionsSaarSaar,
    'factions/saar/scavenge': _factionsSaarScavenge,
    'factions/saar/son-of-ragh': _factionsSaarSonOfRagh,
    'factions/sardakk-norr/cmorran-norr': _factionsSardakkNorrCmorranNorr,
    'factions/sardakk-norr/exotrireme-i': _factionsSardakkNorrExotriremeI,
    'factions/sardakk-norr/exotrireme-ii': _factionsSardakkNorrExotriremeIi,
    'factions/sardakk-norr/sardakk-norr': _factionsSardakkNorrSardakkNorr,
    'factions/sardakk-norr/tekklar-legion': _factionsSardakkNorrTekklarLegion,
    'factions/sardakk-norr/unrelenting': _factionsSardakkNorrUnrelenting,
    'factions/sardakk-norr/valkyrie-particle-weave': _factionsSardakkNorrValkyrieParticleWeave,
    'factions/sol/advanced-carrier-i': _factionsSolAdvancedCarrierI,
    'factions/sol/advanced-carrier-ii': _factionsSolAdvancedCarrierIi,
    'factions/sol/genesis': _factionsSolGenesis,
    'factions/sol/military-support': _factionsSolMilitarySupport,
    'factions/sol/orbital-drop': _factionsSolOrbitalDrop,
    'factions/sol/sol': _factionsSolSol,
    'factions/sol/spec-ops-i': _factionsSolSpecOpsI,
    'factions/sol/spec-ops-ii': _factionsSolSpecOpsIi,
    'factions/sol/versatile': _factionsSolVersatile,
    'factions/winnu/acquiescence': _factionsWinnuAcquiescence,
    'factions/winnu/blood-ties': _factionsWinnuBloodTies,
    'factions/winnu/hegemonic-trade-policy': _factionsWinnuHegemonicTradePolicy,
    'factions/winnu/lazax-gate-folding': _factionsWinnuLazaxGateFolding,
    'factions/winnu/reclamation': _factionsWinnuReclamation,
    'factions/winnu/salai-sai-corian': _factionsWinnuSalaiSaiCorian,
    'factions/winnu/winnu': _factionsWinnuWinnu,
    'factions/xxcha/instinct-training': _factionsXxchaInstinctTraining,
    'factions/xxcha/loncara-ssodu': _factionsXxchaLoncaraSsodu,
    'factions/xxcha/nullification-field': _factionsXxchaNullificationField,
    'factions/xxcha/peace-accords': _factionsXxchaPeaceAccords,
    'factions/xxcha/political-favor': _factionsXxchaPoliticalFavor,
    'factions/xxcha/quash': _factionsXxchaQuash,
    'factions/xxcha/xxcha': _factionsXxchaXxcha,
    'factions/yin/devotion': _factionsYinDevotion,
    'factions/yin/greyfire-mutagen': _factionsYinGreyfireMutagen,
    'factions/yin/impulse-core': _factionsYinImpulseCore,
    'factions/yin/indoctrination': _factionsYinIndoctrination,
    'factions/yin/van-hauge': _factionsYinVanHauge,
    'factions/yin/yin-spinner': _factionsYinYinSpinner,
    'factions/yin/yin': _factionsYinYin,
    'factions/yssaril/crafty': _factionsYssarilCrafty,
    'factions/yssaril/mageon-implants': _factionsYssarilMageonImplants,
    'factions/yssaril/scheming': _factionsYssarilScheming,
    'factions/yssaril/spy-net': _factionsYssarilSpyNet,
    'factions/yssaril/stall-tactics': _factionsYssarilStallTactics,
    'factions/yssaril/transparasteel-plating': _factionsYssarilTransparasteelPlating,
    'factions/yssaril/ysia-yssrila': _factionsYssarilYsiaYssrila,
    'factions/yssaril/yssaril': _factionsYssarilYssaril,
    'objectives/secret/adapt-new-strategies': _objectivesSecretAdaptNewStrategies,
    'objectives/secret/become-the-gatekeeper': _objectivesSecretBecomeTheGatekeeper,
    'objectives/secret/control-the-region': _objectivesSecretControlTheRegion,
    'objectives/secret/cut-supply-lines': _objectivesSecretCutSupplyLines,
    'objectives/secret/destroy-their-greatest-ship': _objectivesSecretDestroyTheirGreatestShip,
    'objectives/secret/establish-a-perimeter': _objectivesSecretEstablishAPerimeter,
    'objectives/secret/forge-an-alliance': _objectivesSecretForgeAnAlliance,
    'objectives/secret/form-a-spy-network': _objectivesSecretFormASpyNetwork,
    'objectives/secret/fuel-the-war-machine': _objectivesSecretFuelTheWarMachine,
    'objectives/secret/gather-a-mighty-fleet': _objectivesSecretGatherAMightyFleet,
    'objectives/secret/learn-the-secrets-of-the-cosmos': _objectivesSecretLearnTheSecretsOfTheCosmos,
    'objectives/secret/make-an-example-of-their-world': _objectivesSecretMakeAnExampleOfTheirWorld,
    'objectives/secret/master-the-laws-of-physics': _objectivesSecretMasterTheLawsOfPhysics,
    'objectives/secret/mine-rare-metals': _objectivesSecretMineRareMetals,
    'objectives/secret/monopolize-production': _objectivesSecretMonopolizeProduction,
    'objectives/secret/occupy-the-seat-of-the-empire': _objectivesSecretOccupyTheSeatOfTheEmpire,
    'objectives/secret/spark-a-rebellion': _objectivesSecretSparkARebellion,
    'objectives/secret/threaten-enemies': _objectivesSecretThreatenEnemies,
    'objectives/secret/turn-their-fleets-to-dust': _objectivesSecretTurnTheirFleetsToDust,
    'objectives/secret/unveil-flagship': _objectivesSecretUnveilFlagship,
    'objectives/stage-1/corner-the-market': _objectivesStage1CornerTheMarket,
    'objectives/stage-1/develop-weaponry': _objectivesStage1DevelopWeaponry,
    'objectives/stage-1/diversify-research': _objectivesStage1DiversifyResearch,
    'objectives/stage-1/erect-a-monument': _objectivesStage1ErectAMonument,
    'objectives/stage-1/expand-borders': _objectivesStage1ExpandBorders,
    'objectives/stage-1/found-research-outposts': _objectivesStage1FoundResearchOutposts,
    'objectives/stage-1/intimidate-council': _objectivesStage1IntimidateCouncil,
    'objectives/stage-1/lead-from-the-front': _objectivesStage1LeadFromTheFront,
    'objectives/stage-1/negotiate-trade-routes': _objectivesStage1NegotiateTradeRoutes,
    'objectives/stage-1/sway-the-council': _objectivesStage1SwayTheCouncil,
    'objectives/stage-2/centralize-galactic-trade': _objectivesStage2CentralizeGalacticTrade,
    'objectives/stage-2/conquer-the-weak': _objectivesStage2ConquerTheWeak,
    'objectives/stage-2/form-galactic-brain-trust': _objectivesStage2FormGalacticBrainTrust,
    'objectives/stage-2/found-a-golden-age': _objectivesStage2FoundAGoldenAge,
    'objectives/stage-2/galvanize-the-people': _objectivesStage2GalvanizeThePeople,
    'objectives/stage-2/manipulate-galactic-law': _objectivesStage2ManipulateGalacticLaw,
    'objectives/stage-2/master-the-sciences': _objectivesStage2MasterTheSciences,
    'objectives/stage-2/revolutionize-warfare': _objectivesStage2RevolutionizeWarfare,
    'objectives/stage-2/subdue-the-galaxy': _objectivesStage2SubdueTheGalaxy,
    'objectives/stage-2/unify-the-colonies': _objectivesStage2UnifyTheColonies,
    'promissory-notes/ceasefire': _promissoryNotesCeasefire,
    'promissory-notes/political-secret': _promissoryNotesPoliticalSecret,
    'promissory-notes/support-for-the-throne': _promissoryNotesSupportForTheThrone,
    'promissory-notes/trade-agreement': _promissoryNotesTradeAgreement,
    'strategy-cards/construction': _strategyCardsConstruction,
    'strategy-cards/diplomacy': _strategyCardsDiplomacy,
    'strategy-cards/imperial': _strategyCardsImperial,
    'strategy-cards/leadership': _strategyCardsLeadership,
    'strategy-cards/politics': _strategyCardsPolitics,
    'strategy-cards/technology': _strategyCardsTechnology,
    'strategy-cards/trade': _strategyCardsTrade,
    'strategy-cards/warfare': _strategyCardsWarfare,
    'technologies/antimass-deflectors': _technologiesAntimassDeflectors,
    'technologies/assault-cannon': _technologiesAssaultCannon,
    'technologies/carrier-ii': _technologiesCarrierIi,
    'technologies/cruiser-ii': _technologiesCruiserIi,
    'technologies/dacxive-animators': _technologiesDacxiveAnimators,
    'technologies/destroyer-ii': _technologiesDestroyerIi,
    'technologies/dreadnought-ii': _technologiesDreadnoughtIi,
    'technologies/duranium-armor': _technologiesDuraniumArmor,
    'technologies/fighter-ii': _technologiesFighterIi,
    'technologies/fleet-logistics': _technologiesFleetLogistics,
    'technologies/graviton-laser-system': _technologiesGravitonLaserSystem,
    'technologies/gravity-drive': _technologiesGravityDrive,
    'technologies/hyper-metabolism': _technologiesHyperMetabolism,
    'technologies/infantry-ii': _technologiesInfantryIi,
    'technologies/integrated-economy': _technologiesIntegratedEconomy,
    'technologies/light-wave-deflector': _technologiesLightWaveDeflector,
    'technologies/magen-defense-grid': _technologiesMagenDefenseGrid,
    'technologies/neural-motivator': _technologiesNeuralMotivator,
    'technologies/pds-ii': _technologiesPdsIi,
    'technologies/plasma-scoring': _technologiesPlasmaScoring,
    'technologies/sarween-tools': _technologiesSarweenTools,
    'technologies/space-dock-ii': _technologiesSpaceDockIi,
    'technologies/transit-diodes': _technologiesTransitDiodes,
    'technologies/war-sun': _technologiesWarSun,
    'technologies/x-89-bacterial-weapon': _technologiesX89BacterialWeapon,
    'units/carrier-i': _unitsCarrierI,
    'units/cruiser-i': _unitsCruiserI,
    'units/destroyer-i': _unitsDestroyerI,
    'units/dreadnought-i': _unitsDreadnoughtI,
    'units/fighter-i': _unitsFighterI,
    'units/infantry-i': _unitsInfantryI,
    'units/pds-i': _unitsPdsI,
    'units/space-dock-i': _unitsSpaceDockI,
    'units/war-sun-i': _unitsWarSunI,
  },
  tiles: {
    'tiles/01': _tiles01,
    'tiles/02': _tiles02,
    'tiles/03': _tiles03,
    'tiles/04': _tiles04,
    'tiles/05': _tiles05,
    'tiles/06': _tiles06,
    'tiles/07': _tiles07,
    'tiles/08': _tiles08,
    'tiles/09': _tiles09,
    'tiles/10': _tiles10,
    'tiles/11': _tiles11,
    'tiles/12': _tiles12,
    'tiles/13': _tiles13,
    'tiles/14': _tiles14,
    'tiles/15': _tiles15,
    'tiles/16': _tiles16,
    'tiles/17': _tiles17,
    'tiles/18': _tiles18,
    'tiles/19': _tiles19,
    'tiles/20': _tiles20,
    'tiles/21': _tiles21,
    'tiles/22': _tiles22,
    'tiles/23': _tiles23,
    'tiles/24': _tiles24,
    'tiles/25': _tiles25,
    'tiles/26': _tiles26,
    'tiles/27': _tiles27,
    'tiles/28': _tiles28,
    'tiles/29': _tiles29,
    'tiles/30': _tiles30,
    'tiles/31': _tiles31,
    'tiles/32': _tiles32,
    'tiles/33': _tiles33,
    'tiles/34': _tiles34,
    'tiles/35': _tiles35,
    'tiles/36': _tiles36,
    'tiles/37': _tiles37,
    'tiles/38': _tiles38,
    'tiles/39': _tiles39,
    'tiles/40': _tiles40,
    'tiles/41': _tiles41,
    'tiles/42': _tiles42,
    'tiles/43': _tiles43,
    'tiles/44': _tiles44,
    'tiles/45': _tiles45,
    'tiles/46': _tiles46,
    'tiles/47': _tiles47,
    'tiles/48': _tiles48,
    'tiles/49': _tiles49,
    'tiles/50': _tiles50,
    'tiles/51': _tiles51,
  },
  boards: {
    'boards/standard-3': _boardsStandard3,
    'boards/standard-4': _boardsStandard4,
    'boards/standard-5': _boardsStandard5,
    'boards/standard-6': _boardsStandard6,
  },
  decks: {
    'decks/action': _decksAction,
    'decks/agenda': _decksAgenda,
    'decks/secret': _decksSecret,
    'decks/stage-1': _decksStage1,
    'decks/stage-2': _decksStage2,
  },
  tokens: {
    'tokens/alpha-wormhole': _tokensAlphaWormhole,
    'tokens/beta-wormhole': _tokensBetaWormhole,
  },
};
