import type { FactType, GameFact } from '#ti4/rules/facts.ts';
import { typesIn } from '#ti4/rules/units/units.ts';
import type { State, Unit } from '#ti4/rules/state.ts';
import type { Universal } from './walk.ts';

const WHY = 'test';
const units = (state: State): Unit[] => Object.values(state.units);
const of =
  (...types: FactType[]) =>
  ({ type }: GameFact): boolean =>
    types.includes(type);
const each = (state: State, what: (seat: State['seats'][string]) => string | undefined): string[] =>
  state.order
    .filter((id) => !state.seats[id].eliminated)
    .flatMap((id) => {
      const wrong = what(state.seats[id]);
      return wrong === undefined ? [] : [`${id} ${wrong}`];
    });

/**
 * What holds for everything, whoever does it: each value is set against all, and every component is played through.
 * A value that one rule alone reads (the price of a technology, say) is no matter of this list, nor is what comes up in combats only.
 */
export const universals: Record<string, Universal> = {
  'placement-barred': {
    modifiers: { 'placement-barred': () => WHY },
    broken: (before, after) =>
      units(after)
        .filter(({ id, planet }) => planet !== undefined && before.units[id]?.planet !== planet)
        .map(({ type, planet }) => `a ${type} comes to ${planet ?? ''}`),
    touches: (fact) =>
      (fact.type === 'units-placed' && fact.planet !== undefined) ||
      fact.type === 'forces-relocated' ||
      fact.type === 'ground-forces-moved',
  },
  'structure-limit': {
    modifiers: { 'structure-limit': () => 0 },
    broken: (before, after) =>
      units(after)
        .filter(
          ({ id, type, planet }) =>
            planet !== undefined && (type === 'pds' || type === 'space-dock') && !before.units[id],
        )
        .map(({ type }) => `a ${type} is placed`),
    touches: (fact) => fact.type === 'units-placed' && (fact.unit === 'pds' || fact.unit === 'space-dock'),
  },
  'movement-barred': {
    modifiers: { 'movement-barred': () => WHY },
    broken: (before, after) =>
      units(after)
        .filter(
          ({ id, type, system }) =>
            (typesIn('ship') as readonly string[]).includes(type) &&
            before.units[id] &&
            before.units[id].system !== system,
        )
        .map(({ type, system }) => `a ${type} moves to ${system}`),
    touches: of('ships-moved', 'ships-withdrawn'),
  },
  'hand-limit': {
    modifiers: { 'hand-limit': (_game, _held, limit) => Math.min(limit, 0) },
    broken: (_before, after) =>
      each(after, ({ actionCards, faction, id }) =>
        faction !== 'yssaril' &&
        actionCards.length > 0 &&
        !after.stack.some(({ asks }) => asks?.some(({ player, reply }) => player === id && reply === undefined))
          ? `holds ${actionCards.length} action cards`
          : undefined,
      ),
    touches: of('action-cards-drawn', 'action-cards-passed'),
  },
  'fleet-pool-limit': {
    modifiers: { 'fleet-pool-limit': () => 1 },
    broken: (_before, after) =>
      each(after, ({ tokens }) => (tokens.fleet > 1 ? `has ${tokens.fleet} tokens in the fleet pool` : undefined)),
    touches: of('tokens-gained', 'tokens-redistributed'),
  },
  'commodity-limit': {
    modifiers: { 'commodity-limit': () => 0 },
    broken: (before, after) =>
      each(after, ({ id, commodities }) =>
        commodities > before.seats[id].commodities ? 'has replenished commodities' : undefined,
      ),
    touches: of('commodities-replenished'),
  },
};
