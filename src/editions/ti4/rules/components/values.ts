import type { CombatValues } from '#ti4/rules/combat/combat-value-types.ts';
import type { AgendaValues } from '#ti4/rules/politics/agenda-value-types.ts';
import type { TradeValues } from '#ti4/rules/trade/trade-value-types.ts';
import type { ExplorationValues } from '#ti4/rules/exploration/exploration-value-types.ts';
import type { MovementValues } from '#ti4/rules/movement/movement-value-types.ts';
import type { PhaseValues } from '#ti4/rules/phases/phase-value-types.ts';
import type { ProductionValues } from '#ti4/rules/production/production-value-types.ts';
import type { UnitValues } from '#ti4/rules/units/unit-value-types.ts';

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
