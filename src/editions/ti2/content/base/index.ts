// Written by `npm run -s tool -- content-index`: every component of this set, by its path.
import type { Ti2Contents } from '#ti2/rules/components/component.ts';
import _racesHacan from './races/hacan.ts';
import _racesJolnar from './races/jolnar.ts';
import _racesLetnev from './races/letnev.ts';
import _racesNorr from './races/norr.ts';
import _racesSol from './races/sol.ts';
import _racesXxcha from './races/xxcha.ts';
import _technologiesAntimassDeflectors from './technologies/antimass-deflectors.ts';
import _technologiesAssaultCannon from './technologies/assault-cannon.ts';
import _technologiesCybernetics from './technologies/cybernetics.ts';
import _technologiesDacxiveAnimators from './technologies/dacxive-animators.ts';
import _technologiesDeepSpaceCannon from './technologies/deep-space-cannon.ts';
import _technologiesEnviroCompensator from './technologies/enviro-compensator.ts';
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
import _technologiesShuttleLogistics from './technologies/shuttle-logistics.ts';
import _technologiesSpatialJump from './technologies/spatial-jump.ts';
import _technologiesStasisCapsules from './technologies/stasis-capsules.ts';
import _technologiesStrategicMathematics from './technologies/strategic-mathematics.ts';
import _technologiesTransitDiodes from './technologies/transit-diodes.ts';
import _technologiesTypeIvDrive from './technologies/type-iv-drive.ts';
import _technologiesX89BacterialWeapon from './technologies/x-89-bacterial-weapon.ts';
import _technologiesXrdTransporter from './technologies/xrd-transporter.ts';
import _tilesHacanHome from './tiles/hacan-home.ts';
import _tilesJolnarHome from './tiles/jolnar-home.ts';
import _tilesLetnevHome from './tiles/letnev-home.ts';
import _tilesMecatolRex from './tiles/mecatol-rex.ts';
import _tilesNorrHome from './tiles/norr-home.ts';
import _tilesSolHome from './tiles/sol-home.ts';
import _tilesXxchaHome from './tiles/xxcha-home.ts';
import _unitsCarrier from './units/carrier.ts';
import _unitsCruiser from './units/cruiser.ts';
import _unitsDreadnought from './units/dreadnought.ts';
import _unitsFighter from './units/fighter.ts';
import _unitsGroundForce from './units/ground-force.ts';
import _unitsPds from './units/pds.ts';
import _unitsShockTroop from './units/shock-troop.ts';
import _unitsSpacedock from './units/spacedock.ts';

export const contents: Ti2Contents = {
  components: {
    'races/hacan': _racesHacan,
    'races/jolnar': _racesJolnar,
    'races/letnev': _racesLetnev,
    'races/norr': _racesNorr,
    'races/sol': _racesSol,
    'races/xxcha': _racesXxcha,
    'technologies/antimass-deflectors': _technologiesAntimassDeflectors,
    'technologies/assault-cannon': _technologiesAssaultCannon,
    'technologies/cybernetics': _technologiesCybernetics,
    'technologies/dacxive-animators': _technologiesDacxiveAnimators,
    'technologies/deep-space-cannon': _technologiesDeepSpaceCannon,
    'technologies/enviro-compensator': _technologiesEnviroCompensator,
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
    'technologies/shuttle-logistics': _technologiesShuttleLogistics,
    'technologies/spatial-jump': _technologiesSpatialJump,
    'technologies/stasis-capsules': _technologiesStasisCapsules,
    'technologies/strategic-mathematics': _technologiesStrategicMathematics,
    'technologies/transit-diodes': _technologiesTransitDiodes,
    'technologies/type-iv-drive': _technologiesTypeIvDrive,
    'technologies/x-89-bacterial-weapon': _technologiesX89BacterialWeapon,
    'technologies/xrd-transporter': _technologiesXrdTransporter,
    'units/carrier': _unitsCarrier,
    'units/cruiser': _unitsCruiser,
    'units/dreadnought': _unitsDreadnought,
    'units/fighter': _unitsFighter,
    'units/ground-force': _unitsGroundForce,
    'units/pds': _unitsPds,
    'units/shock-troop': _unitsShockTroop,
    'units/spacedock': _unitsSpacedock,
  },
  tiles: {
    'tiles/hacan-home': _tilesHacanHome,
    'tiles/jolnar-home': _tilesJolnarHome,
    'tiles/letnev-home': _tilesLetnevHome,
    'tiles/mecatol-rex': _tilesMecatolRex,
    'tiles/norr-home': _tilesNorrHome,
    'tiles/sol-home': _tilesSolHome,
    'tiles/xxcha-home': _tilesXxchaHome,
  },
};
