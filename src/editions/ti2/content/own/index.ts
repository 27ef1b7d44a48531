// Written by `npm run index`: every component of this set, by its path.
import type { Ti2Contents } from '../../rules/components/component.ts';
import _actionCardsTradeAgreement from './action-cards/trade-agreement.ts';
import _politicalCardsSubsidy from './political-cards/subsidy.ts';
import _tilesAldryBesk from './tiles/aldry-besk.ts';
import _tilesAlphaGate from './tiles/alpha-gate.ts';
import _tilesAmbar from './tiles/ambar.ts';
import _tilesAsteroidField1 from './tiles/asteroid-field-1.ts';
import _tilesAsteroidField2 from './tiles/asteroid-field-2.ts';
import _tilesBetaGate from './tiles/beta-gate.ts';
import _tilesBrome from './tiles/brome.ts';
import _tilesCinder from './tiles/cinder.ts';
import _tilesCorrinDovane from './tiles/corrin-dovane.ts';
import _tilesDelve from './tiles/delve.ts';
import _tilesEmber from './tiles/ember.ts';
import _tilesEskelFarlo from './tiles/eskel-farlo.ts';
import _tilesGravityRift1 from './tiles/gravity-rift-1.ts';
import _tilesGravityRift2 from './tiles/gravity-rift-2.ts';
import _tilesGundHestra from './tiles/gund-hestra.ts';
import _tilesImberJarrow from './tiles/imber-jarrow.ts';
import _tilesKolmLathe from './tiles/kolm-lathe.ts';
import _tilesMorrowNivel from './tiles/morrow-nivel.ts';
import _tilesNebula1 from './tiles/nebula-1.ts';
import _tilesNebula2 from './tiles/nebula-2.ts';
import _tilesOrsaPerrin from './tiles/orsa-perrin.ts';
import _tilesQuill from './tiles/quill.ts';
import _tilesRavne from './tiles/ravne.ts';
import _tilesSolm from './tiles/solm.ts';
import _tilesSupernova1 from './tiles/supernova-1.ts';
import _tilesSupernova2 from './tiles/supernova-2.ts';
import _tilesTarn from './tiles/tarn.ts';
import _tilesUlver from './tiles/ulver.ts';
import _tilesVesk from './tiles/vesk.ts';
import _tilesWend from './tiles/wend.ts';
import _tilesYarrow from './tiles/yarrow.ts';
import _tilesZeph from './tiles/zeph.ts';

export const contents: Ti2Contents = {
  components: {
    'action-cards/trade-agreement': _actionCardsTradeAgreement,
    'political-cards/subsidy': _politicalCardsSubsidy,
  },
  tiles: {
    'tiles/aldry-besk': _tilesAldryBesk,
    'tiles/alpha-gate': _tilesAlphaGate,
    'tiles/ambar': _tilesAmbar,
    'tiles/asteroid-field-1': _tilesAsteroidField1,
    'tiles/asteroid-field-2': _tilesAsteroidField2,
    'tiles/beta-gate': _tilesBetaGate,
    'tiles/brome': _tilesBrome,
    'tiles/cinder': _tilesCinder,
    'tiles/corrin-dovane': _tilesCorrinDovane,
    'tiles/delve': _tilesDelve,
    'tiles/ember': _tilesEmber,
    'tiles/eskel-farlo': _tilesEskelFarlo,
    'tiles/gravity-rift-1': _tilesGravityRift1,
    'tiles/gravity-rift-2': _tilesGravityRift2,
    'tiles/gund-hestra': _tilesGundHestra,
    'tiles/imber-jarrow': _tilesImberJarrow,
    'tiles/kolm-lathe': _tilesKolmLathe,
    'tiles/morrow-nivel': _tilesMorrowNivel,
    'tiles/nebula-1': _tilesNebula1,
    'tiles/nebula-2': _tilesNebula2,
    'tiles/orsa-perrin': _tilesOrsaPerrin,
    'tiles/quill': _tilesQuill,
    'tiles/ravne': _tilesRavne,
    'tiles/solm': _tilesSolm,
    'tiles/supernova-1': _tilesSupernova1,
    'tiles/supernova-2': _tilesSupernova2,
    'tiles/tarn': _tilesTarn,
    'tiles/ulver': _tilesUlver,
    'tiles/vesk': _tilesVesk,
    'tiles/wend': _tilesWend,
    'tiles/yarrow': _tilesYarrow,
    'tiles/zeph': _tilesZeph,
  },
};
