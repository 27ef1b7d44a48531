import type { Action, EngineBook, Procedure, Question } from '../engine/index.ts';
import { agendaProcedures } from './agenda-phase.ts';
import { actionCardProcedures, actionCardQuestions, handLimitCheck, owedCardsCheck } from './action-cards.ts';
import { actionPhaseProcedures, actionPhaseQuestions } from './action-phase.ts';
import { blockadeCheck, blockadeProcedures } from './blockade.ts';
import { combatChecks, combatProcedures, combatQuestions } from './combat-sections.ts';
import { gainTokens, redistributeTokens } from './command-tokens.ts';
import { componentActionActions } from './component-action.ts';
import { eliminationCheck, eliminationProcedures } from './elimination.ts';
import { fleetChecks } from './fleet-pool.ts';
import type { Game } from './game.ts';
import { gameFlowProcedures } from './game-flow.ts';
import { lossProcedures, lossQuestions } from './losses.ts';
import { momentCheck, momentProcedures } from './moments.ts';
import { objectiveProcedures, objectiveQuestions, secretLimitCheck } from './objectives.ts';
import { standingOrderActions } from './standing-orders.ts';
import { payment } from './payment.ts';
import { fleetPoolCheck, placingTokensProcedures, placingTokensQuestions } from './placing-tokens.ts';
import { playProcedures } from './play.ts';
import { figureCheck, reinforcementProcedures, reinforcementQuestions } from './reinforcements.ts';
import { scoringProcedures, scoringQuestions } from './scoring.ts';
import { statusPhaseProcedures } from './status-phase.ts';
import { strategicActionProcedures, strategicActionQuestions } from './strategic-action.ts';
import { strategyPhaseProcedures, strategyPhaseQuestions } from './strategy-phase.ts';
import { structureProcedures, structureQuestions } from './structures.ts';
import { boardBuildingProcedures, boardBuildingQuestions } from './board-building.ts';
import { setupProcedures, setupQuestions } from './setup.ts';
import { technologyProcedures, technologyQuestions } from './technology.ts';
import { lapsedOffersCheck, transactionActions, transactionProcedures } from './transactions.ts';
import { victoryCheck, victoryProcedures } from './victory.ts';
import { tacticalActionProcedures, tacticalActionQuestions } from './tactical-action.ts';
import { votingProcedures, votingQuestions } from './voting.ts';

// What the rules themselves bring; every section is listed here by what it exports.

export const coreProcedures: Procedure<Game, never>[] = [
  ...playProcedures,
  ...gameFlowProcedures, ...strategyPhaseProcedures, ...actionPhaseProcedures, ...strategicActionProcedures, ...statusPhaseProcedures,
  ...scoringProcedures, ...objectiveProcedures, ...victoryProcedures, ...eliminationProcedures,
  ...technologyProcedures, ...actionCardProcedures, ...transactionProcedures, ...momentProcedures,
  ...tacticalActionProcedures, ...combatProcedures,
  ...boardBuildingProcedures,
  ...setupProcedures,
  ...agendaProcedures, ...votingProcedures,
  ...placingTokensProcedures, ...structureProcedures, ...reinforcementProcedures, ...lossProcedures, ...blockadeProcedures,
];

export const coreQuestions: Question<Game, never>[] = [
  payment, gainTokens, redistributeTokens,
  ...strategyPhaseQuestions, ...actionPhaseQuestions, ...strategicActionQuestions,
  ...scoringQuestions, ...objectiveQuestions, ...technologyQuestions, ...actionCardQuestions,
  ...tacticalActionQuestions, ...combatQuestions,
  ...votingQuestions,
  ...placingTokensQuestions, ...structureQuestions, ...reinforcementQuestions, ...lossQuestions,
  ...boardBuildingQuestions,
  ...setupQuestions,
];

export const coreActions: Action<Game>[] = [
  ...standingOrderActions,
  ...transactionActions, ...componentActionActions,
];

/** Run after every step, in this order. */
export const standingChecks: EngineBook<Game>['standing'] = [
  victoryCheck, eliminationCheck, secretLimitCheck, handLimitCheck, owedCardsCheck, ...combatChecks, blockadeCheck, fleetPoolCheck, ...fleetChecks, figureCheck, momentCheck, lapsedOffersCheck,
];
