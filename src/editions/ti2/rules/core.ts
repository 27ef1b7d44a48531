import type { Action, EngineBook, Procedure, Question } from '../../../engine/index.ts';
import { bombardmentProcedures, bombardmentQuestions } from './combat/bombardment.ts';
import { casualtyProcedures, casualtyQuestions } from './combat/casualties.ts';
import { invasionSegmentProcedures } from './combat/invasion-segment.ts';
import { invasionProcedures } from './combat/invasion.ts';
import { land } from './combat/landing.ts';
import { fireProcedures, fireQuestions } from './combat/pds-fire.ts';
import { battleProcedures, battleQuestions } from './combat/space-battle.ts';
import { momentCheck, momentProcedures, useActions } from './components/bound.ts';
import { playProcedures } from './components/play.ts';
import { targetQuestions } from './components/targets.ts';
import { standingOrderActions } from './components/windows.ts';
import type { Game } from './game.ts';
import { boardingQuestions } from './leaders/boarding.ts';
import { captiveActions } from './leaders/captives.ts';
import { fateProcedures, leaderCheck } from './leaders/fate.ts';
import { settlingProcedures } from './leaders/settling.ts';
import { movementProcedures, movementQuestions } from './movement/movement.ts';
import { debtProcedures, debtQuestions } from './phases/debts.ts';
import { distantSunsProcedures, distantSunsQuestions } from './phases/distant-suns.ts';
import { economyProcedures, economyQuestions } from './phases/economy.ts';
import { eliminationCheck, eliminationProcedures, fighterCheck } from './phases/elimination.ts';
import { gameFlowProcedures } from './phases/game-flow.ts';
import { handCheck, handProcedures, handQuestions } from './phases/hands.ts';
import { placementProcedures, placementQuestions } from './phases/placement.ts';
import { progressionProcedures, progressionQuestions } from './phases/progression.ts';
import { technologyProcedures, technologyQuestions } from './phases/technology.ts';
import { turnsProcedures, turnsQuestions } from './phases/turns.ts';
import { victoryCheck, victoryProcedures } from './phases/victory.ts';
import { offerActions, offerProcedures, offersCheck } from './politics/exchanges.ts';
import { senateProcedures, senateQuestions } from './politics/senate.ts';
import { votingProcedures, votingQuestions } from './politics/voting.ts';
import { setupProcedures, setupQuestions } from './setup/setup-choices.ts';
import { agreementActions, agreementProcedures, agreementQuestions } from './trade/agreements.ts';

// What the rules bring by themselves, in the order of the rules.

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
  fireProcedures,
  battleProcedures,
  casualtyProcedures,
  invasionSegmentProcedures,
  bombardmentProcedures,
  invasionProcedures,
  technologyProcedures,
  placementProcedures,
  progressionProcedures,
  victoryProcedures,
  debtProcedures,
  eliminationProcedures,
  handProcedures,
  distantSunsProcedures,
  settlingProcedures,
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
  fireQuestions,
  battleQuestions,
  casualtyQuestions,
  [land],
  bombardmentQuestions,
  technologyQuestions,
  placementQuestions,
  progressionQuestions,
  debtQuestions,
  handQuestions,
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

/** Looked at after every step, in this order. */
export const standingChecks: EngineBook<Game>['standing'] = [
  victoryCheck,
  eliminationCheck,
  fighterCheck,
  leaderCheck,
  handCheck,
  offersCheck,
  momentCheck,
];
