import type { EventData, Gains, GainsFor } from '#ti4/rules/components/ai-advice.ts';
import type { Game } from '#ti4/rules/components/component.ts';
import type { UnitType } from '#ti4/rules/state.ts';
import type { AiContext } from '#ti4/ai/ai-context.ts';

/** Value of each gain to an AI player, in trade goods. */
const WORTH: Required<Omit<Gains, 'units'>> = {
  points: 5,
  technologies: 5.5,
  tokens: 1.7,
  activations: 1.7,
  tradeGoods: 1,
  resources: 1,
  influence: 0.6,
  votes: 0.3,
  planets: 3,
  actionCards: 0.8,
  secretObjectives: 5.5,
  hits: 0.8,
  dice: 0.5,
  moves: 1.6,
  actions: 1.2,
  say: 1,
};
/** Value of a free unit as a share of its cost; structures, which have no cost, have the values below. */
const SHARE = 0.9;
const STRUCTURES: Partial<Record<UnitType, number>> = { pds: 2, 'space-dock': 4 };

function worthOfUnit({ game, seat }: AiContext, type: UnitType): number {
  const { cost = STRUCTURES[type] ?? 0, perCost = 1 } = game.book.unitFacts[game.state.seats[seat].units[type]] ?? {};
  return (cost / perCost) * SHARE;
}

export const gainsOf = (context: AiContext, told: GainsFor<Game> | undefined, event?: EventData): Gains =>
  typeof told === 'function' ? told(context.game, context.seat, event) : (told ?? {});

/** Returns the value of gains in trade goods; negative for costs. */
export function weighGains(context: AiContext, told: GainsFor<Game> | undefined, event?: EventData): number {
  const { units = {}, ...amounts } = gainsOf(context, told, event);
  const others = Object.entries(amounts) as [keyof typeof WORTH, number][];
  return (
    others.reduce((sum, [what, amount]) => sum + WORTH[what] * amount, 0) +
    (Object.entries(units) as [UnitType, number][]).reduce(
      (sum, [type, count]) => sum + worthOfUnit(context, type) * count,
      0,
    )
  );
}
