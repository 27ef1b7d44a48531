import { chooseSystemToActivate } from './activation.ts';
import { frontierCounterCheck, frontierCounterProcedures } from '#ti3/rules/exploration/frontier-counters.ts';
import { landUnits } from '#ti3/rules/invasion/landing.ts';
import { encounterProcedures } from '#ti3/rules/exploration/counter-encounters.ts';
import { moveShips } from './movement.ts';
import { escapeMoveProcedures, escapeMoveQuestions } from './escape-moves.ts';
import { tacticalProcedures } from '#ti3/rules/phases/tactical-action.ts';
import { transferProcedures, transferQuestions } from '#ti3/rules/phases/transfer-action.ts';

export const movementProcedures = [
  ...tacticalProcedures,
  ...transferProcedures,
  ...escapeMoveProcedures,
  ...encounterProcedures,
  ...frontierCounterProcedures,
];
export const movementQuestions = [
  chooseSystemToActivate,
  moveShips,
  landUnits,
  ...transferQuestions,
  ...escapeMoveQuestions,
];
export const movementChecks = [frontierCounterCheck];
