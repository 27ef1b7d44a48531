import { anywhereProcedures, anywhereQuestions } from './anywhere.ts';
import { payment } from './payment.ts';
import { buildUnits, productionQuestions as stepQuestions, productionStep, produceUnits } from './production.ts';

export const productionProcedures = [productionStep, produceUnits, ...anywhereProcedures];
export const productionQuestions = [payment, buildUnits, ...stepQuestions, ...anywhereQuestions];
