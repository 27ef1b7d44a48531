import type { Json } from '#engine';
import type { State } from '#ti4/rules/state.ts';
import { splitSheets, type SheetSplits } from './split-faction-sheets.ts';

/** Component names in saved games that have changed since. */
export interface SavedRenames {
  /** Old ids that named a version of a card, and the card's current id. */
  renamed: Readonly<Record<string, string>>;
  /** Faction sheets that were one component each, and their current abilities. */
  split: SheetSplits;
}

/** Creates the upcasts of a saved state to the next version: [1] from 1 to 2. */
export const createUpcasts = ({ renamed, split }: SavedRenames): Record<number, (state: Json) => Json> => ({
  /**
   * Version 2 names its sets, and uses card ids without a version. Games from before sets could be chosen used the base
   * game with two codices.
   */
  1: (state) => {
    const text = Object.entries(renamed).reduce(
      (said, [before, now]) => said.replaceAll(before, now),
      JSON.stringify(state),
    );
    const read = JSON.parse(text) as { options: Record<string, Json> };
    read.options.sets = ['base@1', 'codex-1@1', 'codex-4@1'];
    return read as unknown as Json;
  },
  /** Version 3 stores tokens and attachments of systems and planets as markers, and offered goods by name. */
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
  /** Version 4 stores a faction's abilities as components of their own at the seat. */
  3: (state) => {
    splitSheets(state as unknown as State, split);
    return state;
  },
});

/** The parts of a state that version 3 changed, in their old form. */
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
