import { boardLeaders } from './boarding.ts';
import { captiveProcedures, captiveQuestions } from './captives.ts';
import { fateCheck, fateProcedures } from './fate.ts';
import { landLeaders } from './leader-landing.ts';
import { settlingLeaders, settlingQuestions } from './leader-setup.ts';

export const leaderProcedures = [settlingLeaders, ...fateProcedures, ...captiveProcedures];
export const leaderQuestions = [...settlingQuestions, boardLeaders, landLeaders, ...captiveQuestions];
export const leaderChecks = [fateCheck];
