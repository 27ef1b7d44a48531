import type { Facts, FactType } from '#ti4/rules/facts.ts';

/** The shape of a saved value. */
type ShapeOf<V> = V extends readonly unknown[]
  ? 'list'
  : V extends string
    ? 'text'
    : V extends number
      ? 'number'
      : V extends object
        ? 'record'
        : never;

/** The required shape of a field; with '?', the field may be missing. */
type Shape<V> = undefined extends V ? `${ShapeOf<NonNullable<V>>}?` : ShapeOf<V>;

/**
 * Fields that a sentence requires of its fact.
 * A saved fact from an older version may lack a field, or have it in another shape. Such a fact gets no sentence.
 * A field that is not listed here may be missing, even if the compiler lets a sentence use it.
 */
export const REQUIRED_FIELDS = {
  // Rounds and phases, turns, tokens, goods, technology.
  'game-begins': { points: 'number' },
  'draft-begins': { order: 'list', factions: 'list', places: 'number' },
  'slice-offered': { slice: 'text', tiles: 'list' },
  'draft-picked': { pick: 'number', pool: 'text', what: 'text', wish: 'number' },
  'player-seated': { slice: 'text', place: 'text' },
  'phase-begins': { phase: 'text', round: 'number' },
  'trade-goods-placed': { cards: 'list' },
  'trade-goods-put-on-cards': { goods: 'record' },
  paid: { kind: 'text', amount: 'number', with: 'record' },
  'tokens-gained': { pools: 'record' },
  'tokens-spent': { pools: 'record' },
  'tokens-lost': { pools: 'record' },
  'tokens-redistributed': { pools: 'record' },
  'planets-readied': { planets: 'list' },
  'no-tile-left': { back: 'text' },
  'planets-exhausted': { planets: 'list' },
  'trade-goods-gained': { count: 'number' },
  'trade-goods-lost': { count: 'number' },
  'trade-goods-given': { count: 'number' },
  'goods-put-on-leader': { count: 'number' },
  'commodities-gained': { count: 'number' },
  'commodities-replenished': { commodities: 'number' },
  'commodities-converted': { count: 'number' },
  'commodities-given': { count: 'number' },
  'planet-commodities-laid': { count: 'number' },
  'planet-commodities-moved': { count: 'number' },
  'planet-commodities-discarded': { count: 'number' },
  'trade-partners-chosen': { seats: 'list' },
  'transaction-done': { seats: 'list', give: 'record', take: 'record' },
  corrected: { what: 'text', about: 'record' },
  'deal-bound': { what: 'text' },
  'offer-made': { seat: 'text' },
  'offer-closed': { why: 'text' },
  'deal-noted': { seats: 'list', note: 'text' },
  // Movement, combat, landing, production.
  'rift-rolled': { unit: 'text', result: 'number' },
  'units-placed': { unit: 'text', count: 'number' },
  'unit-removed': { unit: 'text' },
  'unit-destroyed': { unit: 'text' },
  'unit-repaired': { unit: 'text' },
  'damage-sustained': { unit: 'text' },
  'dice-rolled': { purpose: 'text', dice: 'list' },
  'dice-rerolled': { dice: 'list' },
  'dice-raised': { count: 'number' },
  'die-rolled': { face: 'number' },
  'hits-cancelled': { count: 'number' },
  'hits-added': { count: 'number' },
  'combat-won': { where: 'text' },
  'combat-drawn': { where: 'text' },
  'ground-forces-enlisted': { count: 'number' },
  'wormhole-placed': { wormhole: 'text' },
  'infantry-survival': { face: 'number' },
  'systems-swapped': { systems: 'list' },
  'tile-replaced': { planets: 'list' },
  'tile-turned': { wormholes: 'list' },
  // Objectives, agendas, laws and the speaker.
  'points-gained': { points: 'number', total: 'number' },
  'agendas-looked-at': { count: 'number' },
  'agendas-seen': { agendas: 'list' },
  'agendas-discarded': { agendas: 'list' },
  'deck-ends-seen': { top: 'list', bottom: 'list' },
  'agendas-put-back': { top: 'number', bottom: 'number' },
  'vote-announced': { elect: 'text' },
  'votes-cast': { votes: 'number', outcome: 'text' },
  'votes-added': { votes: 'number', outcome: 'text', by: 'text' },
  'outcome-predicted': { outcome: 'text' },
  'outcome-changed': { outcome: 'text' },
  'outcome-resolved': { outcome: 'text', votes: 'list?' },
  // Cards.
  'target-named': { seat: 'text', target: 'list?' },
  'action-cards-drawn': { count: 'number' },
  'action-cards-revealed': { cards: 'list' },
  'action-cards-seen': { seat: 'text', cards: 'list' },
  'action-cards-discarded': { cards: 'list' },
  'action-cards-passed': { count: 'number' },
  'hand-seen': { cards: 'list' },
  'notes-seen': { cards: 'list' },
  'deck-shuffled': { deck: 'text' },
  'secret-objectives-drawn': { count: 'number' },
  'secret-objectives-seen': { seat: 'text', cards: 'list' },
  'secret-objectives-returned': { count: 'number' },
  // Exploration.
  'commodities-returned': { count: 'number' },
  'commodities-spent': { count: 'number' },
  'action-cards-taken-up': { cards: 'list' },
  'cards-explored': { cards: 'list' },
  'exploration-cards-revealed': { cards: 'list' },
  'cards-purged': { seat: 'text', cards: 'list' },
  'tokens-laid-out': { systems: 'list' },
} as const satisfies { [T in FactType]?: { [F in keyof Facts[T]]?: Shape<Facts[T][F]> } };

type Granted<T extends FactType> = T extends keyof typeof REQUIRED_FIELDS ? keyof (typeof REQUIRED_FIELDS)[T] : never;

/** A narratable fact as any version may have saved it. */
export type SavedFact<T extends FactType> = Partial<Facts[T]> & Pick<Facts[T], Granted<T> & keyof Facts[T]>;

/** Tells whether a fact has all fields that its sentence requires. */
export const hasRequiredFields = (fact: { type: string }): boolean =>
  Object.entries(
    (Object.hasOwn(REQUIRED_FIELDS, fact.type) && REQUIRED_FIELDS[fact.type as keyof typeof REQUIRED_FIELDS]) || {},
  ).every(([field, shape]) => fits((fact as Record<string, unknown>)[field], shape as string));

function fits(value: unknown, shape: string): boolean {
  if (value === undefined) return shape.endsWith('?');
  const is = Array.isArray(value)
    ? 'list'
    : value === null
      ? 'nothing'
      : { object: 'record', string: 'text' }[typeof value as string];
  return (is ?? typeof value) === shape.replace('?', '');
}
