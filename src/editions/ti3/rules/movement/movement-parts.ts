import { chooseSystem } from './activation.ts';
import { frontierCheck, frontierProcedures } from './frontier.ts';
import { landUnits } from './landing.ts';
import { meetingProcedures } from './meeting.ts';
import { moveShips } from './moving.ts';
import { sortieProcedures, sortieQuestions } from './sortie.ts';
import { tacticalProcedures } from './tactical-action.ts';
import { transferProcedures, transferQuestions } from './transfer.ts';

export const movementProcedures = [
  ...tacticalProcedures,
  ...transferProcedures,
  ...sortieProcedures,
  ...meetingProcedures,
  ...frontierProcedures,
];
export const movementQuestions = [chooseSystem, moveShips, landUnits, ...transferQuestions, ...sortieQuestions];
export const movementChecks = [frontierCheck];
