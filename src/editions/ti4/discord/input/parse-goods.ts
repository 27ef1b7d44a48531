import { resolveList } from '#discord/input/ambiguous-input.ts';
import type { Choice } from '#discord/edition/game-presenter.ts';
import { collapseWhitespace } from '#text/markdown.ts';
import type { ListOption } from '#discord/input/parse-names.ts';
import type { SeatId } from '#engine';
import { MAX_LIST_PARTS } from '#text/list-parts.ts';
import { componentOf } from '#ti4/rules/components/component.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import type { Game } from '#ti4/rules/game.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { CardId } from '#ti4/rules/state.ts';
import { CAPTURED, RELIC_FRAGMENTS, PLANETS, TECHNOLOGIES } from './named-goods.ts';
import { abbreviations } from './abbreviations.ts';
import { givableCards } from '#ti4/discord/trade/holdings.ts';

// Parses everything that one player gives from one text: "2 tg, 3 comms, Support for the Throne".

/** The giver, the receiver, and whether the user gives their own goods. The other player's hand stays hidden. */
export interface TradeDirection {
  from: SeatId;
  to: SeatId;
  own: boolean;
}

/** A good that the text may name, and what it stands for. */
type Good = ListOption & ({ amount: 'tradeGoods' | 'commodities' } | { kind: string; cards: readonly CardId[] });

function goods(game: Game, { from, to, own }: TradeDirection): Good[] {
  const { tradeGoods, commodities } = seatOf(game, from);
  const named = [RELIC_FRAGMENTS, CAPTURED, PLANETS, TECHNOLOGIES].flatMap(({ name: kind, groups }) =>
    groups(game, from, to).map(({ name, cards }): Good => ({
      key: `${kind}:${name}`,
      label: name,
      max: cards.length,
      kind,
      cards,
    })),
  );
  const tradable = own ? modify(game, 'tradable-cards', { from, to }, []) : [];
  return [
    { key: 'trade-goods', label: 'trade good', max: tradeGoods, amount: 'tradeGoods', isFrequent: true },
    { key: 'commodities', label: 'commodity', max: commodities, amount: 'commodities', isFrequent: true },
    ...givableCards(game, from, to, own)
      .filter(({ kind }) => kind === 'notes')
      .map(({ kind, card, label }): Good => ({
        key: card,
        label,
        group: 'promissory note',
        max: 1,
        kind,
        cards: [card],
      })),
    ...named,
    ...[...new Set(tradable)].map((card): Good => ({
      key: card,
      label: game.book.components[componentOf(card)]?.name ?? card,
      group: 'action card',
      max: 1,
      kind: 'cards',
      cards: [card],
    })),
  ];
}

/** Goods of one player, with cards by kind. */
export interface ParsedGoods {
  tradeGoods: number;
  commodities: number;
  cards: Record<string, CardId[]>;
}

/**
 * Parses all that one player gives. Throws AmbiguousInput if a part matches several goods or none. Does not check that
 * there is enough.
 */
export function parseGoods(game: Game, way: TradeDirection, option: string, typed: string): ParsedGoods {
  const found: ParsedGoods = { tradeGoods: 0, commodities: 0, cards: {} };
  if (/^(nothing|none|-)?$/i.test(typed.trim())) return found;
  const list = goods(game, way);
  for (const { option: one, count = 1 } of resolveList(list, { option, typed, abbreviations })) {
    const good = list.find(({ key }) => key === one.key);
    if (!good) continue;
    if ('amount' in good) found[good.amount] += count;
    else {
      const before = found.cards[good.kind] ?? [];
      found.cards[good.kind] = [...before, ...good.cards.filter((card) => !before.includes(card)).slice(0, count)];
    }
  }
  return found;
}

/** Completes the last part of a typed list and keeps the parts before it. */
export function completeGoods(game: Game, way: TradeDirection, typed: string): Choice[] {
  const written = typed.split(',');
  if (written.length > MAX_LIST_PARTS) return [];
  const last = collapseWhitespace(written.pop() ?? '').toLowerCase();
  const [, count = '', name = ''] = /^(\d{1,3} )?(.*)$/.exec(last) ?? [];
  const before = written.map((part) => part.trim()).filter(Boolean);
  return goods(game, way)
    .filter(({ label, max = 1 }) => max > 0 && label.toLowerCase().includes(name))
    .map(({ label }) => [...before, `${count}${label}`].join(', '))
    .map((text) => ({ key: text, label: text }));
}
