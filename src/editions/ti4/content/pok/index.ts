// Written by `npm run index`: every component of this set, by its path.
import type { Ti4Contents } from '../../rules/components/component.ts';
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
import _factionsHacanCarthOfGoldenSands from './factions/hacan/carth-of-golden-sands.ts';
import _factionsJolNarShieldPaling from './factions/jol-nar/shield-paling.ts';
import _factionsL1z1x2ram from './factions/l1z1x/2ram.ts';
import _factionsLetnevDarktalonTreilla from './factions/letnev/darktalon-treilla.ts';
import _factionsLetnevDunlainReaper from './factions/letnev/dunlain-reaper.ts';
import _factionsLetnevRearAdmiralFarran from './factions/letnev/rear-admiral-farran.ts';
import _factionsLetnevViscountUnlenn from './factions/letnev/viscount-unlenn.ts';
import _factionsMentakMollTerminus from './factions/mentak/moll-terminus.ts';
import _factionsSaarGurnoAggero from './factions/saar/gurno-aggero.ts';
import _factionsSaarScavengerZeta from './factions/saar/scavenger-zeta.ts';
import _factionsSardakkNorrTro from './factions/sardakk-norr/tro.ts';
import _factionsSolClaireGibson from './factions/sol/claire-gibson.ts';
import _factionsSolEvelynDelouis from './factions/sol/evelyn-delouis.ts';
import _factionsSolJaceX4thAirLegion from './factions/sol/jace-x-4th-air-legion.ts';
import _factionsWinnuRickarRickani from './factions/winnu/rickar-rickani.ts';
import _factionsXxchaIndomitus from './factions/xxcha/indomitus.ts';
import _factionsYssarilSsruu from './factions/yssaril/ssruu.ts';
import _promissoryNotesAlliance from './promissory-notes/alliance.ts';
import _relicsDominusOrb from './relics/dominus-orb.ts';
import _relicsMawOfWorlds from './relics/maw-of-worlds.ts';
import _relicsShardOfTheThroneRelic from './relics/shard-of-the-throne-relic.ts';
import _relicsStellarConverter from './relics/stellar-converter.ts';
import _relicsTheCodex from './relics/the-codex.ts';
import _relicsTheCrownOfEmphidiaRelic from './relics/the-crown-of-emphidia-relic.ts';
import _relicsTheObsidian from './relics/the-obsidian.ts';
import _relicsTheProphetsTears from './relics/the-prophets-tears.ts';
import _technologiesDarkEnergyTap from './technologies/dark-energy-tap.ts';
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

export const contents: Ti4Contents = {
  components: {
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
    'factions/hacan/carth-of-golden-sands': _factionsHacanCarthOfGoldenSands,
    'factions/jol-nar/shield-paling': _factionsJolNarShieldPaling,
    'factions/l1z1x/2ram': _factionsL1z1x2ram,
    'factions/letnev/darktalon-treilla': _factionsLetnevDarktalonTreilla,
    'factions/letnev/dunlain-reaper': _factionsLetnevDunlainReaper,
    'factions/letnev/rear-admiral-farran': _factionsLetnevRearAdmiralFarran,
    'factions/letnev/viscount-unlenn': _factionsLetnevViscountUnlenn,
    'factions/mentak/moll-terminus': _factionsMentakMollTerminus,
    'factions/saar/gurno-aggero': _factionsSaarGurnoAggero,
    'factions/saar/scavenger-zeta': _factionsSaarScavengerZeta,
    'factions/sardakk-norr/tro': _factionsSardakkNorrTro,
    'factions/sol/claire-gibson': _factionsSolClaireGibson,
    'factions/sol/evelyn-delouis': _factionsSolEvelynDelouis,
    'factions/sol/jace-x-4th-air-legion': _factionsSolJaceX4thAirLegion,
    'factions/winnu/rickar-rickani': _factionsWinnuRickarRickani,
    'factions/xxcha/indomitus': _factionsXxchaIndomitus,
    'factions/yssaril/ssruu': _factionsYssarilSsruu,
    'promissory-notes/alliance': _promissoryNotesAlliance,
    'relics/dominus-orb': _relicsDominusOrb,
    'relics/maw-of-worlds': _relicsMawOfWorlds,
    'relics/shard-of-the-throne-relic': _relicsShardOfTheThroneRelic,
    'relics/stellar-converter': _relicsStellarConverter,
    'relics/the-codex': _relicsTheCodex,
    'relics/the-crown-of-emphidia-relic': _relicsTheCrownOfEmphidiaRelic,
    'relics/the-obsidian': _relicsTheObsidian,
    'relics/the-prophets-tears': _relicsTheProphetsTears,
    'technologies/dark-energy-tap': _technologiesDarkEnergyTap,
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
  },
};
