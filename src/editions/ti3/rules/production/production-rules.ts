import { productionAnywhereProcedures, productionAnywhereQuestions } from './production-anywhere.ts';
import { facilityProcedures, facilityQuestions } from './facilities.ts';
import { payment } from './payment.ts';
import { singleShipProcedures, singleShipQuestions } from './single-ship.ts';
import { laidTokenProcedures, laidTokenQuestions } from '#ti3/rules/tokens/laid-tokens.ts';
import { buildUnits, productionStepQuestions as stepQuestions, productionStep, produceUnits } from './production.ts';

export const productionProcedures = [
  productionStep,
  produceUnits,
  ...productionAnywhereProcedures,
  ...laidTokenProcedures,
  ...facilityProcedures,
  ...singleShipProcedures,
];
export const productionQuestions = [
  payment,
  buildUnits,
  ...stepQuestions,
  ...productionAnywhereQuestions,
  ...laidTokenQuestions,
  ...facilityQuestions,
  ...singleShipQuestions,
];
