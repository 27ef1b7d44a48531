import { anywhereProcedures, anywhereQuestions } from './production-anywhere.ts';
import { facilityProcedures, facilityQuestions } from './facilities.ts';
import { payment } from './payment.ts';
import { singleShipProcedures, singleShipQuestions } from './single-ship.ts';
import { tokenProcedures, tokenQuestions } from '#ti3/rules/tokens/laid-tokens.ts';
import { buildUnits, productionQuestions as stepQuestions, productionStep, produceUnits } from './production.ts';

export const productionProcedures = [
  productionStep,
  produceUnits,
  ...anywhereProcedures,
  ...tokenProcedures,
  ...facilityProcedures,
  ...singleShipProcedures,
];
export const productionQuestions = [
  payment,
  buildUnits,
  ...stepQuestions,
  ...anywhereQuestions,
  ...tokenQuestions,
  ...facilityQuestions,
  ...singleShipQuestions,
];
