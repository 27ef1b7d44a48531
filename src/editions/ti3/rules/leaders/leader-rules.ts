import { boardLeaders } from './boarding.ts';
import { captiveProcedures, captiveQuestions } from './captives.ts';
import { fateCheck, fateProcedures } from './fate.ts';
import { landLeaders } from './leader-landing.ts';
import { placeLeadersAtSetup, leaderSetupQuestions } from './leader-setup.ts';

export const leaderProcedures = [placeLeadersAtSetup, ...fateProcedures, ...captiveProcedures];
export const leaderQuestions = [...leaderSetupQuestions, boardLeaders, landLeaders, ...captiveQuestions];
export const leaderChecks = [fateCheck];
