import type { CombatValues } from '#ti4/rules/combat/combat-values.ts';
import type { AgendaValues } from '#ti4/rules/politics/agenda-values.ts';
import type { TradeValues } from '#ti4/rules/trade/trade-values.ts';
import type { ExplorationValues } from '#ti4/rules/exploration/exploration-values.ts';
import type { MovementValues } from '#ti4/rules/movement/movement-values.ts';
import type { PhaseValues } from '#ti4/rules/phases/phase-values.ts';
import type { ProductionValues } from '#ti4/rules/production/production-values.ts';
import type { UnitValues } from '#ti4/rules/units/unit-values.ts';

/**
 * The values that components change without acting, declared room by room: what each is about, and its type. Each is folded over
 * everything in force: a base value goes in, every component may give another. Rules read values only through `modify`.
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
