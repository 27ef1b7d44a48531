// Written by `npm run -s tool -- content-index`: every component of this set, by its path.
import type { Ti3Contents } from '#ti3/rules/components/component.ts';
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
import _domainCountersFrontierAbandonedTransport from './domain-counters/frontier-abandoned-transport.ts';
import _domainCountersFrontierAlienTechnology from './domain-counters/frontier-alien-technology.ts';
import _domainCountersFrontierAlphaWormholeDiscovery from './domain-counters/frontier-alpha-wormhole-discovery.ts';
import _domainCountersFrontierBetaWormholeDiscovery from './domain-counters/frontier-beta-wormhole-discovery.ts';
import _domainCountersFrontierDerelictShip from './domain-counters/frontier-derelict-ship.ts';
import _domainCountersFrontierDiscovery from './domain-counters/frontier-discovery.ts';
import _domainCountersFrontierEmptySpace from './domain-counters/frontier-empty-space.ts';
import _domainCountersFrontierGravityRift from './domain-counters/frontier-gravity-rift.ts';
import _domainCountersFrontierPrecursorSpaceStation from './domain-counters/frontier-precursor-space-station.ts';
import _domainCountersFrontierSpacePirates from './domain-counters/frontier-space-pirates.ts';
import _domainCountersFrontierSupernova from './domain-counters/frontier-supernova.ts';
import _flagships001 from './flagships/0-0-1.ts';
import _flagshipsArcSecundus from './flagships/arc-secundus.ts';
import _flagshipsCmorranNorr from './flagships/cmorran-norr.ts';
import _flagshipsDuhaMenaimon from './flagships/duha-menaimon.ts';
import _flagshipsFourthMoon from './flagships/fourth-moon.ts';
import _flagshipsGenesisI from './flagships/genesis-i.ts';
import _flagshipsHilColish from './flagships/hil-colish.ts';
import _flagshipsJNSHylarim from './flagships/j-n-s-hylarim.ts';
import _flagshipsLoncaraSsodu from './flagships/loncara-ssodu.ts';
import _flagshipsMatriarch from './flagships/matriarch.ts';
import _flagshipsSalaiSaiCorian from './flagships/salai-sai-corian.ts';
import _flagshipsSonOfRagh from './flagships/son-of-ragh.ts';
import _flagshipsTheAlastor from './flagships/the-alastor.ts';
import _flagshipsTheInferno from './flagships/the-inferno.ts';
import _flagshipsVanHauge from './flagships/van-hauge.ts';
import _flagshipsWrathOfKenara from './flagships/wrath-of-kenara.ts';
import _flagshipsYsiaYssrila from './flagships/ysia-yssrila.ts';
import _objectivesAntagonist from './objectives/antagonist.ts';
import _objectivesCommander from './objectives/commander.ts';
import _objectivesDefender from './objectives/defender.ts';
import _objectivesEnemy from './objectives/enemy.ts';
import _objectivesExplorer from './objectives/explorer.ts';
import _objectivesInfiltrator from './objectives/infiltrator.ts';
import _objectivesInvaderOfOthers from './objectives/invader-of-others.ts';
import _objectivesResearcher from './objectives/researcher.ts';
import _objectivesScientistObjective from './objectives/scientist-objective.ts';
import _objectivesTraitor from './objectives/traitor.ts';
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
import _racesArborecArborec from './races/arborec/arborec.ts';
import _racesArborecBarrenDocks from './races/arborec/barren-docks.ts';
import _racesArborecBudding from './races/arborec/budding.ts';
import _racesArborecSpreading from './races/arborec/spreading.ts';
import _racesCreussConstantWays from './races/creuss/constant-ways.ts';
import _racesCreussCreuss from './races/creuss/creuss.ts';
import _racesCreussCrossedWays from './races/creuss/crossed-ways.ts';
import _racesCreussGuardedWays from './races/creuss/guarded-ways.ts';
import _racesNekroGalacticThreat from './races/nekro/galactic-threat.ts';
import _racesNekroNekro from './races/nekro/nekro.ts';
import _racesNekroPropagation from './races/nekro/propagation.ts';
import _racesNekroSingularity from './races/nekro/singularity.ts';
import _technologiesBioplasmosis from './technologies/bioplasmosis.ts';
import _technologiesChaosMapping from './technologies/chaos-mapping.ts';
import _technologiesDimensionalSplicer from './technologies/dimensional-splicer.ts';
import _technologiesDuraniumArmor from './technologies/duranium-armor.ts';
import _technologiesElectroResonanceTurbines from './technologies/electro-resonance-turbines.ts';
import _technologiesExotrireme from './technologies/exotrireme.ts';
import _technologiesHybridCrystalDrives from './technologies/hybrid-crystal-drives.ts';
import _technologiesInheritanceSystems from './technologies/inheritance-systems.ts';
import _technologiesInstinctTraining from './technologies/instinct-training.ts';
import _technologiesLazaxGateFolding from './technologies/lazax-gate-folding.ts';
import _technologiesMageonImplants from './technologies/mageon-implants.ts';
import _technologiesMirrorComputing from './technologies/mirror-computing.ts';
import _technologiesNeuralComputing from './technologies/neural-computing.ts';
import _technologiesNoneuclideanShielding from './technologies/noneuclidean-shielding.ts';
import _technologiesNovaSeed from './technologies/nova-seed.ts';
import _technologiesQuantumDatahubNode from './technologies/quantum-datahub-node.ts';
import _technologiesSlaveWormholeGenerator from './technologies/slave-wormhole-generator.ts';
import _technologiesSpecOpsTraining from './technologies/spec-ops-training.ts';
import _technologiesSporeAcceleration from './technologies/spore-acceleration.ts';
import _technologiesTransfabrication from './technologies/transfabrication.ts';
import _technologiesValefarAssimilator from './technologies/valefar-assimilator.ts';
import _technologiesYinSpinner from './technologies/yin-spinner.ts';
import _tilesArborecHome from './tiles/arborec-home.ts';
import _tilesCormund from './tiles/cormund.ts';
import _tilesCreussGate from './tiles/creuss-gate.ts';
import _tilesCreussHome from './tiles/creuss-home.ts';
import _tilesEverra from './tiles/everra.ts';
import _tilesFaunus from './tiles/faunus.ts';
import _tilesGravityRift from './tiles/gravity-rift.ts';
import _tilesHercalorTiamat from './tiles/hercalor-tiamat.ts';
import _tilesIndustrex from './tiles/industrex.ts';
import _tilesNekroHome from './tiles/nekro-home.ts';
import _tilesSemLore from './tiles/sem-lore.ts';
import _tilesShardsAsteroidField from './tiles/shards-asteroid-field.ts';
import _tilesShardsEmpty from './tiles/shards-empty.ts';
import _tilesShardsSupernova from './tiles/shards-supernova.ts';
import _tilesTempesta from './tiles/tempesta.ts';
import _unitsFlagship from './units/flagship.ts';
import _unitsMechanizedUnit from './units/mechanized-unit.ts';

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
    'domain-counters/frontier-abandoned-transport': _domainCountersFrontierAbandonedTransport,
    'domain-counters/frontier-alien-technology': _domainCountersFrontierAlienTechnology,
    'domain-counters/frontier-alpha-wormhole-discovery': _domainCountersFrontierAlphaWormholeDiscovery,
    'domain-counters/frontier-beta-wormhole-discovery': _domainCountersFrontierBetaWormholeDiscovery,
    'domain-counters/frontier-derelict-ship': _domainCountersFrontierDerelictShip,
    'domain-counters/frontier-discovery': _domainCountersFrontierDiscovery,
    'domain-counters/frontier-empty-space': _domainCountersFrontierEmptySpace,
    'domain-counters/frontier-gravity-rift': _domainCountersFrontierGravityRift,
    'domain-counters/frontier-precursor-space-station': _domainCountersFrontierPrecursorSpaceStation,
    'domain-counters/frontier-space-pirates': _domainCountersFrontierSpacePirates,
    'domain-counters/frontier-supernova': _domainCountersFrontierSupernova,
    'flagships/0-0-1': _flagships001,
    'flagships/arc-secundus': _flagshipsArcSecundus,
    'flagships/cmorran-norr': _flagshipsCmorranNorr,
    'flagships/duha-menaimon': _flagshipsDuhaMenaimon,
    'flagships/fourth-moon': _flagshipsFourthMoon,
    'flagships/genesis-i': _flagshipsGenesisI,
    'flagships/hil-colish': _flagshipsHilColish,
    'flagships/j-n-s-hylarim': _flagshipsJNSHylarim,
    'flagships/loncara-ssodu': _flagshipsLoncaraSsodu,
    'flagships/matriarch': _flagshipsMatriarch,
    'flagships/salai-sai-corian': _flagshipsSalaiSaiCorian,
    'flagships/son-of-ragh': _flagshipsSonOfRagh,
    'flagships/the-alastor': _flagshipsTheAlastor,
    'flagships/the-inferno': _flagshipsTheInferno,
    'flagships/van-hauge': _flagshipsVanHauge,
    'flagships/wrath-of-kenara': _flagshipsWrathOfKenara,
    'flagships/ysia-yssrila': _flagshipsYsiaYssrila,
    'objectives/antagonist': _objectivesAntagonist,
    'objectives/commander': _objectivesCommander,
    'objectives/defender': _objectivesDefender,
    'objectives/enemy': _objectivesEnemy,
    'objectives/explorer': _objectivesExplorer,
    'objectives/infiltrator': _objectivesInfiltrator,
    'objectives/invader-of-others': _objectivesInvaderOfOthers,
    'objectives/researcher': _objectivesResearcher,
    'objectives/scientist-objective': _objectivesScientistObjective,
    'objectives/traitor': _objectivesTraitor,
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
    'races/arborec/arborec': _racesArborecArborec,
    'races/arborec/barren-docks': _racesArborecBarrenDocks,
    'races/arborec/budding': _racesArborecBudding,
    'races/arborec/spreading': _racesArborecSpreading,
    'races/creuss/constant-ways': _racesCreussConstantWays,
    'races/creuss/creuss': _racesCreussCreuss,
    'races/creuss/crossed-ways': _racesCreussCrossedWays,
    'races/creuss/guarded-ways': _racesCreussGuardedWays,
    'races/nekro/galactic-threat': _racesNekroGalacticThreat,
    'races/nekro/nekro': _racesNekroNekro,
    'races/nekro/propagation': _racesNekroPropagation,
    'races/nekro/singularity': _racesNekroSingularity,
    'technologies/bioplasmosis': _technologiesBioplasmosis,
    'technologies/chaos-mapping': _technologiesChaosMapping,
    'technologies/dimensional-splicer': _technologiesDimensionalSplicer,
    'technologies/duranium-armor': _technologiesDuraniumArmor,
    'technologies/electro-resonance-turbines': _technologiesElectroResonanceTurbines,
    'technologies/exotrireme': _technologiesExotrireme,
    'technologies/hybrid-crystal-drives': _technologiesHybridCrystalDrives,
    'technologies/inheritance-systems': _technologiesInheritanceSystems,
    'technologies/instinct-training': _technologiesInstinctTraining,
    'technologies/lazax-gate-folding': _technologiesLazaxGateFolding,
    'technologies/mageon-implants': _technologiesMageonImplants,
    'technologies/mirror-computing': _technologiesMirrorComputing,
    'technologies/neural-computing': _technologiesNeuralComputing,
    'technologies/noneuclidean-shielding': _technologiesNoneuclideanShielding,
    'technologies/nova-seed': _technologiesNovaSeed,
    'technologies/quantum-datahub-node': _technologiesQuantumDatahubNode,
    'technologies/slave-wormhole-generator': _technologiesSlaveWormholeGenerator,
    'technologies/spec-ops-training': _technologiesSpecOpsTraining,
    'technologies/spore-acceleration': _technologiesSporeAcceleration,
    'technologies/transfabrication': _technologiesTransfabrication,
    'technologies/valefar-assimilator': _technologiesValefarAssimilator,
    'technologies/yin-spinner': _technologiesYinSpinner,
    'units/flagship': _unitsFlagship,
    'units/mechanized-unit': _unitsMechanizedUnit,
  },
  tiles: {
    'tiles/arborec-home': _tilesArborecHome,
    'tiles/cormund': _tilesCormund,
    'tiles/creuss-gate': _tilesCreussGate,
    'tiles/creuss-home': _tilesCreussHome,
    'tiles/everra': _tilesEverra,
    'tiles/faunus': _tilesFaunus,
    'tiles/gravity-rift': _tilesGravityRift,
    'tiles/hercalor-tiamat': _tilesHercalorTiamat,
    'tiles/industrex': _tilesIndustrex,
    'tiles/nekro-home': _tilesNekroHome,
    'tiles/sem-lore': _tilesSemLore,
    'tiles/shards-asteroid-field': _tilesShardsAsteroidField,
    'tiles/shards-empty': _tilesShardsEmpty,
    'tiles/shards-supernova': _tilesShardsSupernova,
    'tiles/tempesta': _tilesTempesta,
  },
};
