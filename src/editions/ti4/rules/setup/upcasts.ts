import type { Json } from '#engine';
import type { State } from '#ti4/rules/state.ts';
import { splitSheets, type SheetSplits } from './split-faction-sheets.ts';

/** What of today's components saved games call otherwise. */
export interface SavedRenames {
  /** Ids that named an issue once, and the id of the card now. */
  renamed: Readonly<Record<string, string>>;
  /** The sheets of factions that were one component each, and their abilities now. */
  split: SheetSplits;
}

/** What brings a saved state to the next version: [1] from 1 to 2. */
export const createUpcasts = ({ renamed, split }: SavedRenames): Record<number, (state: Json) => Json> => ({
  /** A game names its sets, and an id the card, not the issue. What was played before sets could be chosen was the base game with two codices. */
  1: (state) => {
    const text = Object.entries(renamed).reduce(
      (said, [before, now]) => said.replaceAll(before, now),
      JSON.stringify(state),
    );
    const read = JSON.parse(text) as { options: Record<string, Json> };
    read.options.sets = ['base@1', 'codex-1@1', 'codex-4@1'];
    return read as unknown as Json;
  },
  /** What lies on systems and planets are markers, and goods on offer go by their names. */
  2: (state) => {
    const { systems, planets, laws, offers, ...rest } = state as unknown as Before3;
    return {
      ...rest,
      laws,
      systems: mapped(systems, ({ wormholes = [], ...system }) => ({
        ...system,
        ...marked(wormholes.map((kind) => ({ id: `${kind}-wormhole`, component: `${kind}-wormhole` }))),
      })),
      planets: mapped(planets, ({ attached, ...planet }) => ({
        ...planet,
        ...marked(attached.map((id) => ({ id, component: laws[id]?.component ?? id }))),
      })),
      offers: mapped(offers, (offer) => ({ ...offer, give: byName(offer.give), take: byName(offer.take) })),
    } as unknown as Json;
  },
  /** A faction's abilities are components of their own, and lie with whoever has them. */
  3: (state) => {
    splitSheets(state as unknown as State, split);
    return state;
  },
});

/** What of a state the third version changed, as it was. */
interface Before3 {
  systems: Record<string, { wormholes?: string[] }>;
  planets: Record<string, { attached: string[] }>;
  laws: Record<string, { component: string }>;
  offers: Record<string, { give: GoodsBefore3; take: GoodsBefore3 }>;
}
interface GoodsBefore3 {
  tradeGoods: number;
  commodities: number;
  promissoryNote?: string;
  cards?: string[];
}

const mapped = <A, B>(record: Record<string, A>, to: (one: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(record).map(([key, one]) => [key, to(one)]));

const marked = <M>(markers: M[]): { markers?: M[] } => (markers.length ? { markers } : {});

const byName = ({
  tradeGoods,
  commodities,
  promissoryNote,
  cards,
}: GoodsBefore3): Record<string, number | string[]> => ({
  ...(tradeGoods && { tradeGoods }),
  ...(commodities && { commodities }),
  ...(promissoryNote !== undefined && { notes: [promissoryNote] }),
  ...(cards && { cards }),
});
