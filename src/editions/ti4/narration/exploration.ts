import { formatCountedNames, formatList } from '#text/sentences.ts';
import type { GroupedFact, Narrators, Words } from './words.ts';

/** Formats an explored card as the end of a line. */
export const formatFinding = (fact: GroupedFact, say: Words): string =>
  fact.type === 'card-explored' ? `${say.component(fact.card)}.` : 'the exploration deck is empty.';

/** Sentences about exploration and its results. */
export const explorationNarrators = {
  'card-explored': (fact, say) =>
    `${say.seat(fact.seat)} explores ${say.placeItself(fact)}: ${say.component(fact.card)}.`,
  'cards-explored': (fact, say) =>
    `${say.seat(fact.seat)} explores ${say.placeItself(fact)} and reveals ${formatCountedNames(fact.cards.map((card) => say.component(card)))}.`,
  'exploration-cards-revealed': (fact, say) =>
    `${say.seat(fact.seat)} reveals ${formatCountedNames(fact.cards.map((card) => say.component(card))) || 'nothing'}.`,
  'nothing-explored': (fact, say) => `${say.seat(fact.seat)} explores ${say.placeItself(fact)}: the deck is empty.`,
  'card-attached': (fact, say) => `${say.component(fact.card)} is attached to ${say.planet(fact.planet)}.`,
  'card-kept': (fact, say) =>
    `${say.seat(fact.seat)} keeps ${formatCountedNames((fact.cards ?? [fact.card]).map((card) => say.component(card)))}.`,
  'fragment-handed-over': (fact, say) =>
    `${say.seat(fact.seat)} gives ${say.component(fact.card)} to ${say.seat(fact.receiver)}.`,
  'cards-purged': (fact, say) =>
    fact.cards.length
      ? `${say.seat(fact.seat)} purges ${formatCountedNames(fact.cards.map((card) => say.component(card)))}.`
      : undefined,
  'relic-gained': (fact, say) =>
    `${say.seat(fact.seat)} gains the relic ${say.component(fact.relic)}${fact.from === undefined ? '' : ` from ${say.seat(fact.from)}`}.`,
  'action-cards-taken-up': (fact, say) =>
    fact.cards.length
      ? `${say.seat(fact.seat)} takes ${formatList(fact.cards.map((card) => say.component(card)))} into hand.`
      : undefined,
  'relic-exhausted': () => undefined, // narrated with its use
  'no-relic-left': (fact, say) => `${say.seat(fact.seat)} gains no relic: none is left.`,
  'no-tile-left': (fact, say) =>
    `${say.seat(fact.seat)} places no tile: all tiles with a ${fact.back} back are in play.`,
  'token-laid': (fact, say) =>
    `${say.seat(fact.seat)} places ${say.newToken(fact.token, fact.face)}${say.place(fact)}.`,
  'token-taken-up': (fact, say) =>
    `${say.seat(fact.seat)} removes the ${say.token(fact.token)}${say.place(fact) && ` from ${say.placeItself(fact)}`}.`,
  'tokens-laid-out': (fact, say) =>
    fact.systems.length ? `A ${say.token(fact.token)} is placed in each of ${fact.systems.length} systems.` : undefined,
  'token-turned': (fact, say) =>
    `The token at ${say.system(fact.system)} is flipped: ${say.token(fact.token, fact.face)}.`,
  'planet-card-gained': (fact, say) => `${say.seat(fact.seat)} gains the planet ${say.planet(fact.planet)}.`,
  'planet-destroyed': (fact, say) => `${say.seat(fact.seat)} destroys ${say.planet(fact.planet)}.`,
} satisfies Partial<Narrators>;
