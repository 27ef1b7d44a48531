import type { Action, EngineBook, Procedure, Question } from '../../../engine/index.ts';
import { agendaProcedures, agendaQuestions } from './council/agenda-phase.ts';
import { agendasByOneProcedures, agendasByOneQuestions } from './council/agendas-by-one.ts';
import {
  actionCardProcedures,
  actionCardQuestions,
  emptyDeckCheck,
  handLimitCheck,
  owedCardsCheck,
} from './phases/action-cards.ts';
import { actionPhaseProcedures, actionPhaseQuestions } from './phases/action-phase.ts';
import { blockadeCheck, blockadeProcedures, prisonerCheck } from './production/blockade.ts';
import { combatChecks, combatProcedures, combatQuestions } from './combat/combat-sections.ts';
import { gainTokens, redistributeTokens } from './units/command-tokens.ts';
import { useActions } from './components/component-action.ts';
import { deployProcedures } from './units/deploy.ts';
import { directProcedures, directQuestions } from './movement/direct-moves.ts';
import { displacementProcedures, displacementQuestions } from './movement/displacement.ts';
import { eliminationCheck, eliminationProcedures } from './phases/elimination.ts';
import { explorationProcedures, explorationQuestions } from './exploration/exploration.ts';
import { planetProcedures } from './exploration/planets-that-come-and-go.ts';
import { relicProcedures } from './exploration/relics.ts';
import { fleetChecks } from './units/fleet-pool.ts';
import type { Game } from './game.ts';
import { guestActionProcedures } from './phases/guest-action.ts';
import { gameFlowProcedures } from './game-flow.ts';
import { leaderCheck, leaderProcedures, leaderQuestions } from './leaders/leaders.ts';
import { lossProcedures, lossQuestions } from './units/losses.ts';
import { openingCheck, openingProcedures } from './movement/opening-tiles.ts';
import { momentCheck, momentProcedures } from './components/moments.ts';
import { objectiveProcedures, objectiveQuestions, secretLimitCheck } from './phases/objectives.ts';
import { standingOrderActions } from './components/standing-orders.ts';
import { payment } from './production/payment.ts';
import { fleetPoolCheck, placingTokensProcedures, placingTokensQuestions } from './units/placing-tokens.ts';
import { playProcedures } from './components/play.ts';
import { figureCheck, reinforcementProcedures, reinforcementQuestions } from './units/reinforcements.ts';
import { strategyTokenProcedures, strategyTokenQuestions } from './units/strategy-tokens.ts';
import { scoringProcedures, scoringQuestions } from './phases/scoring.ts';
import { statusPhaseProcedures } from './phases/status-phase.ts';
import { strategicActionProcedures, strategicActionQuestions } from './phases/strategic-action.ts';
import { strategyPhaseProcedures, strategyPhaseQuestions } from './phases/strategy-phase.ts';
import { structureProcedures, structureQuestions } from './units/structures.ts';
import { boardBuildingProcedures, boardBuildingQuestions } from './setup/board-building.ts';
import { draftProcedures, draftQuestions } from './setup/draft.ts';
import { minorFactionProcedures, minorFactionQuestions } from './setup/minor-factions.ts';
import { setupProcedures, setupQuestions } from './setup/setup.ts';
import { homeProcedures, homeQuestions } from './setup/taking-homes.ts';
import { researchPriceProcedures } from './phases/research-price.ts';
import { technologyProcedures, technologyQuestions } from './phases/technology.ts';
import { commodityCheck, tradeProcedures } from './deals/trade.ts';
import { planetCommodityProcedures, planetCommodityQuestions } from './deals/planet-commodities.ts';
import { grantedProcedures, grantedQuestions } from './deals/granted-transactions.ts';
import { passageProcedures, passageQuestions, passagesCheck } from './deals/planets-handed-over.ts';
import { offerActions, offerProcedures, offersCheck } from './deals/transactions.ts';
import { victoryCheck, victoryProcedures } from './phases/victory.ts';
import { tacticalActionProcedures, tacticalActionQuestions } from './phases/tactical-action.ts';
import { votingProcedures, votingQuestions } from './council/voting.ts';

// What the rules themselves bring; every section is listed here by what it exports.

export const coreProcedures: Procedure<Game, never>[] = [
  ...playProcedures,
  ...gameFlowProcedures,
  ...strategyPhaseProcedures,
  ...actionPhaseProcedures,
  ...strategicActionProcedures,
  ...statusPhaseProcedures,
  ...scoringProcedures,
  ...objectiveProcedures,
  ...victoryProcedures,
  ...eliminationProcedures,
  ...technologyProcedures,
  ...researchPriceProcedures,
  ...actionCardProcedures,
  ...offerProcedures,
  ...momentProcedures,
  ...tacticalActionProcedures,
  ...combatProcedures,
  ...boardBuildingProcedures,
  ...setupProcedures,
  ...draftProcedures,
  ...homeProcedures,
  ...minorFactionProcedures,
  ...agendaProcedures,
  ...agendasByOneProcedures,
  ...votingProcedures,
  ...placingTokensProcedures,
  ...structureProcedures,
  ...reinforcementProcedures,
  ...strategyTokenProcedures,
  ...passageProcedures,
  ...lossProcedures,
  ...blockadeProcedures,
  ...leaderProcedures,
  ...openingProcedures,
  ...displacementProcedures,
  ...directProcedures,
  ...guestActionProcedures,
  ...deployProcedures,
  ...explorationProcedures,
  ...relicProcedures,
  ...planetProcedures,
  ...tradeProcedures,
  ...grantedProcedures,
  ...planetCommodityProcedures,
];

export const coreQuestions: Question<Game, never>[] = [
  payment,
  gainTokens,
  redistributeTokens,
  ...strategyPhaseQuestions,
  ...actionPhaseQuestions,
  ...strategicActionQuestions,
  ...scoringQuestions,
  ...objectiveQuestions,
  ...technologyQuestions,
  ...actionCardQuestions,
  ...tacticalActionQuestions,
  ...combatQuestions,
  ...agendaQuestions,
  ...agendasByOneQuestions,
  ...votingQuestions,
  ...placingTokensQuestions,
  ...structureQuestions,
  ...reinforcementQuestions,
  ...strategyTokenQuestions,
  ...passageQuestions,
  ...lossQuestions,
  ...boardBuildingQuestions,
  ...setupQuestions,
  ...draftQuestions,
  ...homeQuestions,
  ...minorFactionQuestions,
  ...leaderQuestions,
  ...explorationQuestions,
  ...grantedQuestions,
  ...planetCommodityQuestions,
  ...displacementQuestions,
  ...directQuestions,
];

export const coreActions: Action<Game>[] = [...standingOrderActions, ...offerActions, ...useActions];

/** Run after every step, in this order. */
export const standingChecks: EngineBook<Game>['standing'] = [
  victoryCheck,
  eliminationCheck,
  secretLimitCheck,
  handLimitCheck,
  owedCardsCheck,
  emptyDeckCheck,
  ...combatChecks,
  blockadeCheck,
  prisonerCheck,
  openingCheck,
  fleetPoolCheck,
  ...fleetChecks,
  figureCheck,
  passagesCheck,
  momentCheck,
  // What has come about is answered first: it is not for those whom it unlocks (51 note 1).
  leaderCheck,
  offersCheck,
  commodityCheck,
];
