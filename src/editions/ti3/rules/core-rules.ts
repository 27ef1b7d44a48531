import type { Action, EngineBook, Procedure, Question } from '#engine';
import { combatChecks, combatProcedures, combatQuestions } from './combat/combat-rules.ts';
import { momentCheck, momentProcedures } from './events/moments.ts';
import { orderEndCheck, standingOrderActions } from './events/standing-orders.ts';
import { playProcedures, useActions } from './components/play-procedures.ts';
import { targetQuestions } from './components/target-questions.ts';
import { counterProcedures, counterQuestions } from './tokens/counter-placement.ts';
import { tradeGoodsCheck, tradeGoodsProcedures } from './trade/trade-goods.ts';
import type { Game } from './game.ts';
import { leaderChecks, leaderProcedures, leaderQuestions } from './leaders/leader-rules.ts';
import { movementChecks, movementProcedures, movementQuestions } from './movement/movement-rules.ts';
import { actionCardProcedures, actionCardQuestions, handLimitCheck } from './phases/action-cards.ts';
import { actionPhaseProcedures, actionPhaseQuestions } from './phases/action-phase.ts';
import { eliminationCheck, eliminationProcedures } from './phases/elimination.ts';
import { gameFlowProcedures } from './phases/game-flow.ts';
import { objectiveProcedures, objectiveQuestions } from './objectives/objectives.ts';
import { statusPhaseProcedures } from './phases/status-phase.ts';
import { objectivePaymentProcedures, objectivePaymentQuestions } from './objectives/objective-payment.ts';
import { strategicActionProcedures, strategicActionQuestions } from './phases/strategic-action.ts';
import { strategyPhaseProcedures, strategyPhaseQuestions } from './phases/strategy-phase.ts';
import { victoryCheck, victoryProcedures } from './phases/victory.ts';
import { scuttleActions } from './phases/scuttling.ts';
import { bribeActions } from './politics/bribes.ts';
import { imposedChoiceProcedures, imposedChoiceQuestions } from './politics/imposed-choices.ts';
import { politicalHandCheck, politicalHandProcedures, politicalHandQuestions } from './politics/political-hands.ts';
import { politicsProcedures, politicsQuestions } from './politics/political-card.ts';
import { votingProcedures, votingQuestions } from './politics/voting.ts';
import { tradeStationProcedures, tradeStationQuestions } from './planets/trade-stations.ts';
import { productionProcedures, productionQuestions } from './production/production-rules.ts';
import { setupProcedures, setupQuestions } from './setup/setup-choices.ts';
import { technologyProcedures, technologyQuestions } from './technology/technology.ts';
import { breakingProcedures, breakingQuestions } from './trade/breaking-agreements.ts';
import { tradeProcedures, tradeQuestions } from './trade/trade-card.ts';

// The procedures, questions, actions and checks of the core rules, collected from every folder. Components add their
// own.

export const coreProcedures: Procedure<Game, never>[] = [
  ...gameFlowProcedures,
  ...setupProcedures,
  ...strategyPhaseProcedures,
  ...actionPhaseProcedures,
  ...strategicActionProcedures,
  ...statusPhaseProcedures,
  ...tradeStationProcedures,
  ...objectiveProcedures,
  ...objectivePaymentProcedures,
  ...victoryProcedures,
  ...eliminationProcedures,
  ...movementProcedures,
  ...combatProcedures,
  ...productionProcedures,
  ...counterProcedures,
  ...tradeGoodsProcedures,
  ...technologyProcedures,
  ...tradeProcedures,
  ...breakingProcedures,
  ...politicsProcedures,
  ...politicalHandProcedures,
  ...votingProcedures,
  ...imposedChoiceProcedures,
  ...actionCardProcedures,
  ...leaderProcedures,
  ...playProcedures,
  ...momentProcedures,
];

export const coreQuestions: Question<Game, never>[] = [
  ...targetQuestions,
  ...setupQuestions,
  ...strategyPhaseQuestions,
  ...actionPhaseQuestions,
  ...strategicActionQuestions,
  ...objectiveQuestions,
  ...objectivePaymentQuestions,
  ...tradeStationQuestions,
  ...movementQuestions,
  ...combatQuestions,
  ...productionQuestions,
  ...counterQuestions,
  ...technologyQuestions,
  ...tradeQuestions,
  ...breakingQuestions,
  ...politicsQuestions,
  ...politicalHandQuestions,
  ...votingQuestions,
  ...imposedChoiceQuestions,
  ...actionCardQuestions,
  ...leaderQuestions,
];

export const coreActions: Action<Game>[] = [...standingOrderActions, ...useActions, ...bribeActions, ...scuttleActions];

/** Checks that run after every engine step, in this order. */
export const standingChecks: EngineBook<Game>['standingChecks'] = [
  victoryCheck,
  ...leaderChecks,
  eliminationCheck,
  handLimitCheck,
  politicalHandCheck,
  tradeGoodsCheck,
  ...combatChecks,
  ...movementChecks,
  momentCheck,
  orderEndCheck,
];
