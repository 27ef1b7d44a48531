import type { Choice } from '#discord/edition/game-presenter.ts';
import { AmbiguousInput } from '#discord/input/ambiguous-input.ts';
import { suggestCorrections } from '#discord/input/suggestions.ts';
import { collapseWhitespace } from '#text/markdown.ts';
import type { ListOption } from '#discord/input/parse-names.ts';
import { hasTooManyParts, parseList, findParseFailure, type ListPart } from '#discord/input/parse-list.ts';
import { Illegal, type SeatId } from '#engine';
import { MAX_LIST_PARTS } from '#text/list-parts.ts';
import { formatList, capitalize } from '#text/sentences.ts';
import { componentOf } from '#ti4/rules/components/component.ts';
import { findExplorationCard } from '#ti4/rules/exploration/exploration-cards.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import type { Game } from '#ti4/rules/game.ts';
import { tradablePlanets } from '#ti4/rules/trade/planet-transfers.ts';
import { nameOfPlanet, nameOfUnit, nameOfSeat } from '#ti4/rules/names.ts';
import { prisonersFrom } from '#ti4/rules/units/prisoners.ts';
import type { CardId } from '#ti4/rules/state.ts';
import { abbreviations } from './abbreviations.ts';

// Goods that players trade by name.

/** Equal cards, or other goods with one name. */
interface NamedGroup {
  name: string;
  cards: CardId[];
}

/** A kind of goods that players write by name. */
export interface NamedGoods {
  /** Field of the goods in an offer. */
  name: 'fragments' | 'captured' | 'planets' | 'technologies';
  groups: (game: Game, from: SeatId, to: SeatId) => NamedGroup[];
  /** Name of the kind in an error message. */
  called: string;
}

function groupByName(cards: Iterable<readonly [name: string, card: CardId]>): NamedGroup[] {
  const sorts = new Map<string, CardId[]>();
  for (const [name, card] of cards) sorts.set(name, [...(sorts.get(name) ?? []), card]);
  return [...sorts].map(([name, all]) => ({ name, cards: all }));
}

/** Relic fragments: "2 Cultural Relic Fragment, Unknown Relic Fragment". */
export const RELIC_FRAGMENTS: NamedGoods = {
  name: 'fragments',
  groups: (game, seat) =>
    groupByName(
      (game.state.seats[seat]?.fragments ?? [])
        .filter((card) => findExplorationCard(game, card)?.fragment !== undefined)
        .map((card) => [game.book.components[componentOf(card)].name, card] as const),
    ),
  called: 'relic fragments',
};

/** Captured units, which can go only to their owner: "2 cruiser, mech". */
export const CAPTURED: NamedGoods = {
  name: 'captured',
  groups: (game, from, to) =>
    groupByName([...prisonersFrom(game, from, to)].map(([card, { type }]) => [nameOfUnit(type), card] as const)),
  called: 'captured units to return',
};

/** Planets whose cards can be traded now, by name. */
export const PLANETS: NamedGoods = {
  name: 'planets',
  groups: (game, from, to) =>
    groupByName(tradablePlanets(game, from, to).map((planet) => [nameOfPlanet(game, planet), planet] as const)),
  called: 'planets to trade now',
};

/** Technologies that can be shared, by name. */
export const TECHNOLOGIES: NamedGoods = {
  name: 'technologies',
  groups: (game, from, to) =>
    groupByName(
      modify(game, 'shareable-technologies', { from, to }, []).map(
        (id) => [game.book.components[id]?.name ?? id, id] as const,
      ),
    ),
  called: 'technologies to share',
};

const formatAmount = (count: number, name: string): string => (count === 1 ? name : `${count} ${name}`);

/** Splits "2 cultural" into a count and a name. */
function parseCount(part: string): { count: number; name: string } {
  const [, count = '1', name = ''] = /^(?:(\d{1,2}) )?(.*)$/.exec(collapseWhitespace(part).toLowerCase()) ?? [];
  return { count: Number(count), name };
}

/** Returns the parts of the typed text. Throws Illegal if there are too many. */
function readableParts(list: readonly ListOption[], typed: string): ListPart[] {
  const parts = parseList(list, typed, { counted: true, abbreviations });
  const problem = hasTooManyParts(parts) ? findParseFailure(parts, list) : undefined;
  if (problem) throw new Illegal(problem.problem);
  return parts;
}

/** Resolves the typed goods of a seat. Throws AmbiguousInput, an Illegal, if the seat does not have them. */
export function resolveNamedGoods(
  game: Game,
  kind: NamedGoods,
  { from, to, typed, own = false }: { from: SeatId; to: SeatId; typed: string; own?: boolean },
): CardId[] {
  const sorts = kind.groups(game, from, to);
  const meant: CardId[] = [];
  const list = sorts.map(({ name, cards }) => ({ key: name, label: name, max: cards.length }));
  const parts = readableParts(list, typed);
  for (const { count = 1, option } of parts) {
    const left = sorts.find(({ name }) => name === option?.key)?.cards.filter((card) => !meant.includes(card)) ?? [];
    if (count < 1 || left.length < count) {
      const all = formatList(sorts.map((one) => formatAmount(one.cards.length, one.name)));
      const who = own ? 'You have' : `${capitalize(nameOfSeat(game, from))} has`;
      const said = `${who} ${all ? `these ${kind.called}: ${all}.` : `no ${kind.called}.`}`;
      throw new AmbiguousInput(
        said,
        `${own ? 'give' : 'take'}-${kind.name}`,
        option ? [] : suggestCorrections(parts, list, ({ label }) => label),
      );
    }
    meant.push(...left.slice(0, count));
  }
  return meant;
}

/** Completes a typed list with another kind of goods in each possible count. */
export function completeNamedGoods(
  game: Game,
  kind: NamedGoods,
  { from, to, typed }: { from: SeatId; to: SeatId; typed: string },
): Choice[] {
  const written = typed.split(',');
  if (written.length > MAX_LIST_PARTS) return [];
  const last = parseCount(written.pop() ?? '').name;
  const before = written.map((part) => part.trim()).filter(Boolean);
  const named = new Set(before.map((part) => parseCount(part).name));
  return kind
    .groups(game, from, to)
    .filter(({ name }) => !named.has(name.toLowerCase()) && name.toLowerCase().includes(last))
    .flatMap(({ name, cards }) => cards.map((_card, i) => [...before, formatAmount(i + 1, name)].join(', ')))
    .map((text) => ({ key: text, label: text }));
}
