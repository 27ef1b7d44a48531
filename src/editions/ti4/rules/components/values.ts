import type { CombatValues } from '#ti4/rules/combat/combat-values.ts';
import type { AgendaValues } from '#ti4/rules/politics/agenda-values.ts';
import type { TradeValues } from '#ti4/rules/trade/trade-values.ts';
import type { ExplorationValues } from '#ti4/rules/exploration/exploration-values.ts';
import type { MovementValues } from '#ti4/rules/movement/movement-values.ts';
import type { PhaseValues } from '#ti4/rules/phases/phase-values.ts';
import type { ProductionValues } from '#ti4/rules/production/production-values.ts';
import type { UnitValues } from '#ti4/rules/units/unit-values.ts';

/**
 * Values that components change without acting, declared per folder with their subject and type. Starting from a base
 * value, each component in force may return another. Rules read values only through `modify`.
 */
export interface Values
  extends
    PhaseValues,
    MovementValues,
    CombatValues,
    UnitValues,
    ProductionValues,
    AgendaValues,
    TradeValues,
    ExplorationValues {}
