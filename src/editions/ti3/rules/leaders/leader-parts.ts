import { boardLeaders } from './boarding.ts';
import { captiveProcedures, captiveQuestions } from './captives.ts';
import { fateCheck, fateProcedures } from './fate.ts';
import { landLeaders } from './landing.ts';
import { settlingLeaders, settlingQuestions } from './settling.ts';

export const leaderProcedures = [settlingLeaders, ...fateProcedures, ...captiveProcedures];
export const leaderQuestions = [...settlingQuestions, boardLeaders, landLeaders, ...captiveQuestions];
export const leaderChecks = [fateCheck];
