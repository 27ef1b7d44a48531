import { COUNTER_PILE } from '#ti3/rules/exploration/domain-counters.ts';
import type { State } from '#ti3/rules/state.ts';
import { table, type Laid, type Player, type Table } from '../table.ts';

/** Lays counters face down on planets, or open where they are marked with "!", as if they had lain there from the start. */
export function layFaceDown(state: State, lying: Record<string, string>): void {
  state.options.played = ['distantSuns'];
  state.decks[COUNTER_PILE] ??= { draw: [], discard: [] };
  for (const [planet, said] of Object.entries(lying))
    state.planets[planet].counter = said.endsWith('!') ? { id: said.slice(0, -1) } : { id: said, seenBy: [] };
}

/** Ann lies beside Tarmann with a carrier, fighters and ground forces; her counter has been laid there. */
export function before(counter: string, laid: Laid & { aboard?: string } = {}): Table {
  const { aboard = '3 ground-force', ...more } = laid;
  const t = table({ space: { 'empty-1': `ann carrier${aboard ? `, ${aboard}` : ''}` }, ...more });
  layFaceDown(t.game.state, { tarmann: counter });
  return t.begins('tactical-action', { seat: 'ann' });
}

/** She goes there, and lands so many. */
export function lands(
  t: Table,
  troops: number,
  also: Record<string, number> = {},
  on: Record<string, number> = {},
): Table {
  t.says('ann', 'tarmann').says('ann', {
    'carrier@empty-1': 1,
    ...(troops && { 'ground-force@empty-1': troops }),
    ...also,
  });
  return t.says('ann', { 'ground-force>tarmann': troops, ...on });
}

export const ownerOf = (t: Table, planet = 'tarmann'): string | null => t.game.state.planets[planet].owner;

/** Counters that are gone. */
export const gone = (t: Table): string[] => t.game.state.decks[COUNTER_PILE].discard;

export const goodsOf = (t: Table, seat: Player): number => t.game.state.seats[seat].tradeGoods;
