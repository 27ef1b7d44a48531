import type { CombatValues } from '../combat/combat-values.ts';
import type { CouncilValues } from '../council/council-values.ts';
import type { DealValues } from '../deals/deal-values.ts';
import type { ExplorationValues } from '../exploration/exploration-values.ts';
import type { MovementValues } from '../movement/movement-values.ts';
import type { PhaseValues } from '../phases/phase-values.ts';
import type { ProductionValues } from '../production/production-values.ts';
import type { UnitValues } from '../units/unit-values.ts';

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
    CouncilValues,
    DealValues,
    ExplorationValues {}
