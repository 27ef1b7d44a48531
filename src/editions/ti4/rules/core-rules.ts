import type { Action, EngineBook, Procedure, Question } from '#engine';
import { agendaProcedures, agendaQuestions } from './politics/agenda-phase.ts';
import { singleVoterProcedures, singleVoterQuestions } from './politics/single-voter-agendas.ts';
import {
  actionCardProcedures,
  actionCardQuestions,
  emptyDeckCheck,
  handLimitCheck,
  owedCardsCheck,
} from './phases/action-cards.ts';
import { actionPhaseProcedures, actionPhaseQuestions } from './phases/action-phase.ts';
import { blockadeCheck, blockadeProcedures, prisonerCheck } from './production/blockade-checks.ts';
import { combatChecks, combatProcedures, combatQuestions } from './combat/combat-rules.ts';
import { gainTokens, redistributeTokens } from './tokens/command-tokens.ts';
import { useActions } from './components/component-actions.ts';
import { deployProcedures } from './units/deploy.ts';
import { ownTokenMoveProcedures, ownTokenMoveQuestions } from './movement/moves-to-own-tokens.ts';
import { directMoveProcedures, directMoveQuestions } from './movement/direct-moves.ts';
import { displacementProcedures, displacementQuestions } from './movement/displacement.ts';
import { eliminationCheck, eliminationProcedures } from './phases/elimination.ts';
import { explorationProcedures, explorationQuestions } from './exploration/exploration.ts';
import { planetLifecycleProcedures } from './planets/planet-lifecycle.ts';
import { relicProcedures } from './exploration/relics.ts';
import { fleetLimitChecks } from '#ti4/rules/units/fleet-excess.ts';
import type { Game } from './game.ts';
import { outOfTurnActionProcedures } from './phases/out-of-turn-action.ts';
import { gameFlowProcedures } from './phases/game-flow.ts';
import { leaderCheck, leaderProcedures, leaderQuestions } from './leaders/leaders.ts';
import { lossProcedures, lossQuestions } from './units/losses.ts';
import { tileTurningCheck, tileTurningProcedures } from './board/tile-turning.ts';
import { momentCheck, momentProcedures } from './events/moments.ts';
import { objectiveProcedures, objectiveQuestions, secretLimitCheck } from './objectives/objectives.ts';
import { orderEndCheck, standingOrderActions } from './events/standing-orders.ts';
import { payment } from './production/payment.ts';
import { fleetPoolCheck, tokenPlacementProcedures, tokenPlacementQuestions } from './tokens/token-placement.ts';
import { playProcedures } from './components/play-procedures.ts';
import { figureCheck, reinforcementProcedures, reinforcementQuestions } from './units/reinforcements.ts';
import { strategyTokenProcedures, strategyTokenQuestions } from './tokens/strategy-tokens.ts';
import { scoringProcedures, scoringQuestions } from './objectives/scoring.ts';
import { statusPhaseProcedures } from './phases/status-phase.ts';
import { strategicActionProcedures, strategicActionQuestions } from './phases/strategic-action.ts';
import { strategyPhaseProcedures, strategyPhaseQuestions } from './phases/strategy-phase.ts';
import { structureProcedures, structureQuestions } from './units/structures.ts';
import { surplusCheck, surplusProcedures } from './units/structure-surplus.ts';
import { boardBuildingProcedures, boardBuildingQuestions } from './setup/galaxy/board-building.ts';
import { draftProcedures, draftQuestions } from './setup/slice-draft/slice-draft.ts';
import { minorFactionProcedures, minorFactionQuestions } from './setup/minor-faction-setup.ts';
import { setupProcedures, setupQuestions } from './setup/setup-choices.ts';
import { homeProcedures, homeQuestions } from './setup/home-choice.ts';
import { researchPriceProcedures } from './technology/research-price.ts';
import { technologyProcedures, technologyQuestions } from '#ti4/rules/technology/research.ts';
import { commodityCheck, commodityProcedures } from './trade/trade-goods.ts';
import { planetCommodityProcedures, planetCommodityQuestions } from './trade/planet-commodities.ts';
import { grantedProcedures, grantedQuestions } from './trade/granted-transactions.ts';
import { planetTransferProcedures, planetTransferQuestions, planetTransferCheck } from './trade/planet-transfers.ts';
import { offerActions, offerProcedures, offersCheck } from './trade/transactions.ts';
import { victoryCheck, victoryProcedures } from './phases/victory.ts';
import { tacticalActionProcedures, tacticalActionQuestions } from './phases/tactical-action.ts';
import { votingProcedures, votingQuestions } from './politics/voting.ts';

// The procedures, questions, actions and checks of the core rules, listed by section.

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
  ...singleVoterProcedures,
  ...votingProcedures,
  ...tokenPlacementProcedures,
  ...structureProcedures,
  ...surplusProcedures,
  ...reinforcementProcedures,
  ...strategyTokenProcedures,
  ...planetTransferProcedures,
  ...lossProcedures,
  ...blockadeProcedures,
  ...leaderProcedures,
  ...tileTurningProcedures,
  ...displacementProcedures,
  ...directMoveProcedures,
  ...ownTokenMoveProcedures,
  ...outOfTurnActionProcedures,
  ...deployProcedures,
  ...explorationProcedures,
  ...relicProcedures,
  ...planetLifecycleProcedures,
  ...commodityProcedures,
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
  ...singleVoterQuestions,
  ...votingQuestions,
  ...tokenPlacementQuestions,
  ...structureQuestions,
  ...reinforcementQuestions,
  ...strategyTokenQuestions,
  ...planetTransferQuestions,
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
  ...directMoveQuestions,
  ...ownTokenMoveQuestions,
];

export const coreActions: Action<Game>[] = [...standingOrderActions, ...offerActions, ...useActions];

/** Checks run after every step, in this order. */
export const standingChecks: EngineBook<Game>['standingChecks'] = [
  victoryCheck,
  eliminationCheck,
  secretLimitCheck,
  handLimitCheck,
  owedCardsCheck,
  emptyDeckCheck,
  ...combatChecks,
  blockadeCheck,
  prisonerCheck,
  tileTurningCheck,
  fleetPoolCheck,
  ...fleetLimitChecks,
  figureCheck,
  surplusCheck,
  planetTransferCheck,
  momentCheck,
  // Windows opened by an event are resolved first: a leader unlocked by that event cannot respond to it (51 note 1).
  leaderCheck,
  offersCheck,
  commodityCheck,
  orderEndCheck,
];
