// Written by `npm run -s tool -- content-index`: every component of this set, by its path.
import type { Ti2Contents } from '#ti2/rules/components/component.ts';
import _actionCardsAgitators from './action-cards/agitators.ts';
import _actionCardsAmbushedConvoy from './action-cards/ambushed-convoy.ts';
import _actionCardsBumperHarvest from './action-cards/bumper-harvest.ts';
import _actionCardsCountermand from './action-cards/countermand.ts';
import _actionCardsDeepBunkers from './action-cards/deep-bunkers.ts';
import _actionCardsDelegation from './action-cards/delegation.ts';
import _actionCardsFullBurn from './action-cards/full-burn.ts';
import _actionCardsLostBallots from './action-cards/lost-ballots.ts';
import _actionCardsMilitia from './action-cards/militia.ts';
import _actionCardsMissingNotes from './action-cards/missing-notes.ts';
import _actionCardsNewVein from './action-cards/new-vein.ts';
import _actionCardsOldDebts from './action-cards/old-debts.ts';
import _actionCardsOpenBooks from './action-cards/open-books.ts';
import _actionCardsOrderlyWithdrawal from './action-cards/orderly-withdrawal.ts';
import _actionCardsPickpocket from './action-cards/pickpocket.ts';
import _actionCardsPointBlank from './action-cards/point-blank.ts';
import _actionCardsPointOfOrder from './action-cards/point-of-order.ts';
import _actionCardsResearchGrant from './action-cards/research-grant.ts';
import _actionCardsRiots from './action-cards/riots.ts';
import _actionCardsRousingOrders from './action-cards/rousing-orders.ts';
import _actionCardsSecondLook from './action-cards/second-look.ts';
import _actionCardsShieldCrew from './action-cards/shield-crew.ts';
import _actionCardsSkimmedAccounts from './action-cards/skimmed-accounts.ts';
import _actionCardsSlipPast from './action-cards/slip-past.ts';
import _actionCardsStirringSpeech from './action-cards/stirring-speech.ts';
import _actionCardsTariffWar from './action-cards/tariff-war.ts';
import _actionCardsTradeAgreement from './action-cards/trade-agreement.ts';
import _actionCardsYardFire from './action-cards/yard-fire.ts';
import _domainCountersAlphaWormhole from './domain-counters/alpha-wormhole.ts';
import _domainCountersBetaWormhole from './domain-counters/beta-wormhole.ts';
import _domainCountersBiohazard from './domain-counters/biohazard.ts';
import _domainCountersHostileLocals from './domain-counters/hostile-locals.ts';
import _domainCountersIndustrialSociety from './domain-counters/industrial-society.ts';
import _domainCountersLazaxSurvivors from './domain-counters/lazax-survivors.ts';
import _domainCountersNewTechnology from './domain-counters/new-technology.ts';
import _domainCountersPeacefulInvasion from './domain-counters/peaceful-invasion.ts';
import _domainCountersRadioactive from './domain-counters/radioactive.ts';
import _domainCountersSettlers from './domain-counters/settlers.ts';
import _domainCountersWealth from './domain-counters/wealth.ts';
import _politicalCardsCeasefire from './political-cards/ceasefire.ts';
import _politicalCardsColonyFee from './political-cards/colony-fee.ts';
import _politicalCardsDisarmamentDay from './political-cards/disarmament-day.ts';
import _politicalCardsDockHoursAct from './political-cards/dock-hours-act.ts';
import _politicalCardsFine from './political-cards/fine.ts';
import _politicalCardsGarrisonAct from './political-cards/garrison-act.ts';
import _politicalCardsGeneralAmnesty from './political-cards/general-amnesty.ts';
import _politicalCardsHandLimit from './political-cards/hand-limit.ts';
import _politicalCardsHeavyShipLevy from './political-cards/heavy-ship-levy.ts';
import _politicalCardsHighScholar from './political-cards/high-scholar.ts';
import _politicalCardsHighTreasurer from './political-cards/high-treasurer.ts';
import _politicalCardsImperialWorks from './political-cards/imperial-works.ts';
import _politicalCardsLevyOfTheWorlds from './political-cards/levy-of-the-worlds.ts';
import _politicalCardsLordMarshal from './political-cards/lord-marshal.ts';
import _politicalCardsOpenMarkets from './political-cards/open-markets.ts';
import _politicalCardsOutlaw from './political-cards/outlaw.ts';
import _politicalCardsSacredWorld from './political-cards/sacred-world.ts';
import _politicalCardsSealedGates from './political-cards/sealed-gates.ts';
import _politicalCardsSecondReading from './political-cards/second-reading.ts';
import _politicalCardsSharedStudies from './political-cards/shared-studies.ts';
import _politicalCardsSlowLadder from './political-cards/slow-ladder.ts';
import _politicalCardsSplitTheDifference from './political-cards/split-the-difference.ts';
import _politicalCardsSubsidy from './political-cards/subsidy.ts';
import _politicalCardsSwappedLedgers from './political-cards/swapped-ledgers.ts';
import _politicalCardsTradeBan from './political-cards/trade-ban.ts';
import _politicalCardsUnrest from './political-cards/unrest.ts';
import _politicalCardsWarTax from './political-cards/war-tax.ts';
import _politicalCardsWeaponsTariff from './political-cards/weapons-tariff.ts';
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
    'action-cards/agitators': _actionCardsAgitators,
    'action-cards/ambushed-convoy': _actionCardsAmbushedConvoy,
    'action-cards/bumper-harvest': _actionCardsBumperHarvest,
    'action-cards/countermand': _actionCardsCountermand,
    'action-cards/deep-bunkers': _actionCardsDeepBunkers,
    'action-cards/delegation': _actionCardsDelegation,
    'action-cards/full-burn': _actionCardsFullBurn,
    'action-cards/lost-ballots': _actionCardsLostBallots,
    'action-cards/militia': _actionCardsMilitia,
    'action-cards/missing-notes': _actionCardsMissingNotes,
    'action-cards/new-vein': _actionCardsNewVein,
    'action-cards/old-debts': _actionCardsOldDebts,
    'action-cards/open-books': _actionCardsOpenBooks,
    'action-cards/orderly-withdrawal': _actionCardsOrderlyWithdrawal,
    'action-cards/pickpocket': _actionCardsPickpocket,
    'action-cards/point-blank': _actionCardsPointBlank,
    'action-cards/point-of-order': _actionCardsPointOfOrder,
    'action-cards/research-grant': _actionCardsResearchGrant,
    'action-cards/riots': _actionCardsRiots,
    'action-cards/rousing-orders': _actionCardsRousingOrders,
    'action-cards/second-look': _actionCardsSecondLook,
    'action-cards/shield-crew': _actionCardsShieldCrew,
    'action-cards/skimmed-accounts': _actionCardsSkimmedAccounts,
    'action-cards/slip-past': _actionCardsSlipPast,
    'action-cards/stirring-speech': _actionCardsStirringSpeech,
    'action-cards/tariff-war': _actionCardsTariffWar,
    'action-cards/trade-agreement': _actionCardsTradeAgreement,
    'action-cards/yard-fire': _actionCardsYardFire,
    'domain-counters/alpha-wormhole': _domainCountersAlphaWormhole,
    'domain-counters/beta-wormhole': _domainCountersBetaWormhole,
    'domain-counters/biohazard': _domainCountersBiohazard,
    'domain-counters/hostile-locals': _domainCountersHostileLocals,
    'domain-counters/industrial-society': _domainCountersIndustrialSociety,
    'domain-counters/lazax-survivors': _domainCountersLazaxSurvivors,
    'domain-counters/new-technology': _domainCountersNewTechnology,
    'domain-counters/peaceful-invasion': _domainCountersPeacefulInvasion,
    'domain-counters/radioactive': _domainCountersRadioactive,
    'domain-counters/settlers': _domainCountersSettlers,
    'domain-counters/wealth': _domainCountersWealth,
    'political-cards/ceasefire': _politicalCardsCeasefire,
    'political-cards/colony-fee': _politicalCardsColonyFee,
    'political-cards/disarmament-day': _politicalCardsDisarmamentDay,
    'political-cards/dock-hours-act': _politicalCardsDockHoursAct,
    'political-cards/fine': _politicalCardsFine,
    'political-cards/garrison-act': _politicalCardsGarrisonAct,
    'political-cards/general-amnesty': _politicalCardsGeneralAmnesty,
    'political-cards/hand-limit': _politicalCardsHandLimit,
    'political-cards/heavy-ship-levy': _politicalCardsHeavyShipLevy,
    'political-cards/high-scholar': _politicalCardsHighScholar,
    'political-cards/high-treasurer': _politicalCardsHighTreasurer,
    'political-cards/imperial-works': _politicalCardsImperialWorks,
    'political-cards/levy-of-the-worlds': _politicalCardsLevyOfTheWorlds,
    'political-cards/lord-marshal': _politicalCardsLordMarshal,
    'political-cards/open-markets': _politicalCardsOpenMarkets,
    'political-cards/outlaw': _politicalCardsOutlaw,
    'political-cards/sacred-world': _politicalCardsSacredWorld,
    'political-cards/sealed-gates': _politicalCardsSealedGates,
    'political-cards/second-reading': _politicalCardsSecondReading,
    'political-cards/shared-studies': _politicalCardsSharedStudies,
    'political-cards/slow-ladder': _politicalCardsSlowLadder,
    'political-cards/split-the-difference': _politicalCardsSplitTheDifference,
    'political-cards/subsidy': _politicalCardsSubsidy,
    'political-cards/swapped-ledgers': _politicalCardsSwappedLedgers,
    'political-cards/trade-ban': _politicalCardsTradeBan,
    'political-cards/unrest': _politicalCardsUnrest,
    'political-cards/war-tax': _politicalCardsWarTax,
    'political-cards/weapons-tariff': _politicalCardsWeaponsTariff,
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
