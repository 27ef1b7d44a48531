import type { Action, EngineBook, Procedure, Question } from '#engine';
import { bombardmentProcedures, bombardmentQuestions } from './invasion/bombardment.ts';
import { hitProcedures, hitQuestions } from './combat/hits.ts';
import { invasionSegmentProcedures } from './invasion/invasion-segment.ts';
import { invasionProcedures } from './invasion/invasion.ts';
import { land } from './invasion/landing.ts';
import { pdsProcedures, pdsQuestions } from './combat/pds-fire.ts';
import { battleProcedures, battleQuestions } from './combat/space-battle.ts';
import { momentCheck, momentProcedures, useActions } from './components/kit.ts';
import { playProcedures } from './components/play-procedures.ts';
import { targetQuestions } from './components/target-questions.ts';
import { orderEndCheck, standingOrderActions } from './events/standing-orders.ts';
import type { Game } from './game.ts';
import { boardingQuestions } from './leaders/boarding.ts';
import { captiveActions } from './leaders/captives.ts';
import { fateProcedures, leaderCheck } from './leaders/fate.ts';
import { leaderSetupProcedures } from './leaders/leader-setup.ts';
import { movementProcedures, movementQuestions } from './movement/movement.ts';
import { debtProcedures, debtQuestions } from './production/debts.ts';
import { distantSunsProcedures, distantSunsQuestions } from './exploration/distant-suns.ts';
import { economyProcedures, economyQuestions } from './phases/economy-phase.ts';
import { eliminationCheck, eliminationProcedures, fighterCheck } from './phases/elimination.ts';
import { gameFlowProcedures } from './phases/game-flow.ts';
import { handLimitCheck, actionCardProcedures, actionCardQuestions } from './phases/action-cards.ts';
import { placementProcedures, placementQuestions } from './phases/placement-phase.ts';
import { progressionProcedures, progressionQuestions } from './phases/progression-phase.ts';
import { technologyProcedures, technologyQuestions } from './technology/technology.ts';
import { turnsProcedures, turnsQuestions } from './phases/turns-phase.ts';
import { victoryCheck, victoryProcedures } from './phases/victory.ts';
import { offerActions, offerProcedures, offersCheck } from './politics/debate-exchanges.ts';
import { senateProcedures, senateQuestions } from './politics/senate.ts';
import { votingProcedures, votingQuestions } from './politics/voting.ts';
import { setupProcedures, setupQuestions } from './setup/setup-choices.ts';
import { agreementActions, agreementProcedures, agreementQuestions } from './trade/agreements.ts';

// Procedures of the core rules, in the order of the rulebook.

export const coreProcedures: readonly Procedure<Game, never>[] = [
  setupProcedures,
  gameFlowProcedures,
  senateProcedures,
  votingProcedures,
  offerProcedures,
  economyProcedures,
  agreementProcedures,
  turnsProcedures,
  movementProcedures,
  pdsProcedures,
  battleProcedures,
  hitProcedures,
  invasionSegmentProcedures,
  bombardmentProcedures,
  invasionProcedures,
  technologyProcedures,
  placementProcedures,
  progressionProcedures,
  victoryProcedures,
  debtProcedures,
  eliminationProcedures,
  actionCardProcedures,
  distantSunsProcedures,
  leaderSetupProcedures,
  fateProcedures,
  playProcedures,
  momentProcedures,
].flat();

export const coreQuestions: readonly Question<Game, never>[] = [
  setupQuestions,
  senateQuestions,
  votingQuestions,
  economyQuestions,
  agreementQuestions,
  turnsQuestions,
  movementQuestions,
  pdsQuestions,
  battleQuestions,
  hitQuestions,
  [land],
  bombardmentQuestions,
  technologyQuestions,
  placementQuestions,
  progressionQuestions,
  debtQuestions,
  actionCardQuestions,
  distantSunsQuestions,
  boardingQuestions,
  targetQuestions,
].flat() as Question<Game, never>[];

export const coreActions: readonly Action<Game>[] = [
  ...offerActions,
  ...agreementActions,
  ...captiveActions,
  ...useActions,
  ...standingOrderActions,
];

/** Run after every step, in this order. */
export const standingChecks: EngineBook<Game>['standingChecks'] = [
  victoryCheck,
  eliminationCheck,
  fighterCheck,
  leaderCheck,
  handLimitCheck,
  offersCheck,
  momentCheck,
  orderEndCheck,
];
