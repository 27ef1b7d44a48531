import type { CombatFacts } from './combat/combat-facts.ts';
import type { ComponentFacts } from './components/component-facts.ts';
import type { AgendaFacts } from './politics/agenda-facts.ts';
import type { TradeFacts } from './trade/trade-facts.ts';
import type { ExplorationFacts } from './exploration/exploration-facts.ts';
import type { LeaderFacts } from './leaders/leader-facts.ts';
import type { MovementFacts } from './movement/movement-facts.ts';
import type { PhaseFacts } from './phases/phase-facts.ts';
import type { ProductionFacts } from './production/production-facts.ts';
import type { SetupFacts } from './setup/setup-facts.ts';
import type { SeatId } from './terms.ts';
import type { PieceFacts } from './board/piece-facts.ts';

/** Event types of this edition and their data; each rules folder declares its own. Saved in games. */
export interface Facts
  extends
    PieceFacts,
    MovementFacts,
    CombatFacts,
    ProductionFacts,
    AgendaFacts,
    TradeFacts,
    PhaseFacts,
    SetupFacts,
    ComponentFacts,
    LeaderFacts,
    ExplorationFacts {
  /** A correction by the players: `what` names it, `about` holds the values filled in. */
  corrected: { what: string; about: Record<string, string> };
}

export type FactType = keyof Facts;

type AnyFact = { [K in FactType]: { type: K; to?: SeatId[] } & Facts[K] }[FactType];

/** An event of the log. `to`: the only seats that may see it; undefined if all may. */
export type GameFact<T extends FactType = FactType> = Extract<AnyFact, { type: T }>;

/** Returns a predicate for facts of one type. */
export const isFact =
  <T extends FactType>(type: T) =>
  (fact: GameFact): fact is GameFact<T> =>
    fact.type === type;
