import { chooseSystem } from './activation.ts';
import { frontierCheck, frontierProcedures } from '#ti3/rules/exploration/frontier-counters.ts';
import { landUnits } from '#ti3/rules/invasion/landing.ts';
import { meetingProcedures } from '#ti3/rules/exploration/counter-encounters.ts';
import { moveShips } from './movement.ts';
import { sortieProcedures, sortieQuestions } from './escape-moves.ts';
import { tacticalProcedures } from '#ti3/rules/phases/tactical-action.ts';
import { transferProcedures, transferQuestions } from '#ti3/rules/phases/transfer-action.ts';

export const movementProcedures = [
  ...tacticalProcedures,
  ...transferProcedures,
  ...sortieProcedures,
  ...meetingProcedures,
  ...frontierProcedures,
];
export const movementQuestions = [chooseSystem, moveShips, landUnits, ...transferQuestions, ...sortieQuestions];
export const movementChecks = [frontierCheck];
