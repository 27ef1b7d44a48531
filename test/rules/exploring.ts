import { componentOf } from '#ti4/rules/components/component.ts';
import { explore } from '#ti4/rules/exploration/exploration.ts';
import type { BoardMarker, State } from '#ti4/rules/state.ts';
import { table, type Setting, type TestTable } from './table.ts';

export const POK = ['base', 'codex-1', 'pok'];

/** A card lies on top of its deck: 'mining-world' or 'mining-world#1'. */
export function onTop({ decks }: State, ...cards: string[]): void {
  for (const card of [...cards].reverse()) {
    for (const deck of Object.values(decks)) {
      const there = deck.draw.find((one) => one === card || componentOf(one) === card);
      if (there !== undefined) deck.draw = [there, ...deck.draw.filter((one) => one !== there)];
    }
  }
}

/** Frontier tokens, as they lie in a system. */
export const frontierToken = (number = 1): BoardMarker[] => [{ id: `frontier#${number}`, component: 'frontier' }];

/** A table with Prophecy of Kings on which these cards are the next to be found. */
export function tableToExplore(cards: string[], { change, ...setting }: Setting = {}): TestTable {
  return table({
    sets: POK,
    ...setting,
    change: (state) => {
      onTop(state, ...cards);
      change?.(state);
    },
  });
}

/** Ann explores a planet on which she has these ground forces, and finds these cards. */
export const finds = (
  cards: string | string[],
  planet = 'starpoint',
  forces = '1 infantry',
  setting: Setting = {},
): TestTable => {
  const t = tableToExplore([cards].flat(), { ...setting, ground: { [planet]: { ann: forces }, ...setting.ground } });
  return t.begin(explore, { seat: 'ann', planet, system: t.state.planets[planet].system });
};

/** Ann explores the frontier token at 46, where she has a cruiser, and finds this card. */
export const findsInSpace = (card: string, setting: Setting = {}): TestTable =>
  tableToExplore([card], {
    ...setting,
    board: { '206': '46', ...setting.board },
    space: { 46: { ann: '1 cruiser' }, ...setting.space },
    change: (state) => {
      state.systems['46'].markers = frontierToken();
      setting.change?.(state);
    },
  }).begin(explore, { seat: 'ann', system: '46' });
