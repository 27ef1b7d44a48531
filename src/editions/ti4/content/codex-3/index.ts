// Written by `npm run -s tool -- content-index`: every component of this set, by its path.
import type { Ti4Contents } from '#ti4/rules/components/component.ts';
import _explorationDeadWorld from './exploration/dead-world.ts';
import _explorationEntropicField from './exploration/entropic-field.ts';
import _explorationKeleresShip from './exploration/keleres-ship.ts';
import _explorationMajorEntropicField from './exploration/major-entropic-field.ts';
import _explorationMinorEntropicField from './exploration/minor-entropic-field.ts';
import _factionsKeleresAgencySupplyNetwork from './factions/keleres/agency-supply-network.ts';
import _factionsKeleresArtemiris from './factions/keleres/artemiris.ts';
import _factionsKeleresCouncilPatronage from './factions/keleres/council-patronage.ts';
import _factionsKeleresHarkaLeeds from './factions/keleres/harka-leeds.ts';
import _factionsKeleresIihqModernization from './factions/keleres/iihq-modernization.ts';
import _factionsKeleresKeleresRider from './factions/keleres/keleres-rider.ts';
import _factionsKeleresKeleres from './factions/keleres/keleres.ts';
import _factionsKeleresKuuasiAunJalatai from './factions/keleres/kuuasi-aun-jalatai.ts';
import _factionsKeleresLawsOrder from './factions/keleres/laws-order.ts';
import _factionsKeleresOdlynnMyrr from './factions/keleres/odlynn-myrr.ts';
import _factionsKeleresOmniopiares from './factions/keleres/omniopiares.ts';
import _factionsKeleresSuffiAnKeleres from './factions/keleres/suffi-an-keleres.ts';
import _factionsKeleresTheTribunii from './factions/keleres/the-tribunii.ts';
import _factionsKeleresXanderAlexinVictoriIii from './factions/keleres/xander-alexin-victori-iii.ts';
import _factionsNaaluIconoclast from './factions/naalu/iconoclast.ts';
import _factionsNaaluMaban from './factions/naalu/maban.ts';
import _factionsNaaluZeu from './factions/naalu/zeu.ts';
import _factionsXxchaXxekirGrom from './factions/xxcha/xxekir-grom.ts';
import _factionsYinBrotherMilor from './factions/yin/brother-milor.ts';
import _factionsYinBrotherOmar from './factions/yin/brother-omar.ts';
import _factionsYinDannelOfTheTenth from './factions/yin/dannel-of-the-tenth.ts';
import _legendaryCardsCustodiaVigiliaAbility from './legendary-cards/custodia-vigilia-ability.ts';
import _objectivesSecretFightWithPrecision from './objectives/secret/fight-with-precision.ts';
import _objectivesSecretMakeAnExampleOfTheirWorld from './objectives/secret/make-an-example-of-their-world.ts';
import _objectivesSecretTurnTheirFleetsToDust from './objectives/secret/turn-their-fleets-to-dust.ts';
import _tokensCustodiaVigilia from './tokens/custodia-vigilia.ts';

export const contents: Ti4Contents = {
  components: {
    'exploration/dead-world': _explorationDeadWorld,
    'exploration/entropic-field': _explorationEntropicField,
    'exploration/keleres-ship': _explorationKeleresShip,
    'exploration/major-entropic-field': _explorationMajorEntropicField,
    'exploration/minor-entropic-field': _explorationMinorEntropicField,
    'factions/keleres/agency-supply-network': _factionsKeleresAgencySupplyNetwork,
    'factions/keleres/artemiris': _factionsKeleresArtemiris,
    'factions/keleres/council-patronage': _factionsKeleresCouncilPatronage,
    'factions/keleres/harka-leeds': _factionsKeleresHarkaLeeds,
    'factions/keleres/iihq-modernization': _factionsKeleresIihqModernization,
    'factions/keleres/keleres-rider': _factionsKeleresKeleresRider,
    'factions/keleres/keleres': _factionsKeleresKeleres,
    'factions/keleres/kuuasi-aun-jalatai': _factionsKeleresKuuasiAunJalatai,
    'factions/keleres/laws-order': _factionsKeleresLawsOrder,
    'factions/keleres/odlynn-myrr': _factionsKeleresOdlynnMyrr,
    'factions/keleres/omniopiares': _factionsKeleresOmniopiares,
    'factions/keleres/suffi-an-keleres': _factionsKeleresSuffiAnKeleres,
    'factions/keleres/the-tribunii': _factionsKeleresTheTribunii,
    'factions/keleres/xander-alexin-victori-iii': _factionsKeleresXanderAlexinVictoriIii,
    'factions/naalu/iconoclast': _factionsNaaluIconoclast,
    'factions/naalu/maban': _factionsNaaluMaban,
    'factions/naalu/zeu': _factionsNaaluZeu,
    'factions/xxcha/xxekir-grom': _factionsXxchaXxekirGrom,
    'factions/yin/brother-milor': _factionsYinBrotherMilor,
    'factions/yin/brother-omar': _factionsYinBrotherOmar,
    'factions/yin/dannel-of-the-tenth': _factionsYinDannelOfTheTenth,
    'legendary-cards/custodia-vigilia-ability': _legendaryCardsCustodiaVigiliaAbility,
    'objectives/secret/fight-with-precision': _objectivesSecretFightWithPrecision,
    'objectives/secret/make-an-example-of-their-world': _objectivesSecretMakeAnExampleOfTheirWorld,
    'objectives/secret/turn-their-fleets-to-dust': _objectivesSecretTurnTheirFleetsToDust,
  },
  tiles: {
  },
  boards: {
  },
  decks: {
  },
  tokens: {
    'tokens/custodia-vigilia': _tokensCustodiaVigilia,
  },
};
