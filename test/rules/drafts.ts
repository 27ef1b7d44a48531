import { rulebookOf } from '#ti4/rulebook.ts';
import { SETS } from '#ti4/content/sets.ts';
import { homeTileOf } from '#ti4/rules/setup/borrowed-homes.ts';
import { MILTY_BOARDS } from '#ti4/rules/setup/draft-import/milty-draft.ts';

export const book = rulebookOf(
  [],
  SETS.map(({ id }) => id),
);

/** A player of a sample draft, in the order of positions. */
export interface Sample {
  name: string;
  faction: string;
}

export const SAMPLE: readonly Sample[] = [
  { name: 'Ann', faction: 'sol' },
  { name: 'Bob', faction: 'jol-nar' },
  { name: 'Cid', faction: 'creuss' },
  { name: 'Dan', faction: 'sardakk-norr' },
  { name: 'Eve', faction: 'vuilraith' },
  { name: 'Fay', faction: 'winnu' },
  { name: 'Gus', faction: 'ul' },
  { name: 'Hal', faction: 'l1z1x' },
];

const SYSTEMS = Object.values(book.tiles)
  .filter(({ back }) => back === 'blue' || back === 'red')
  .map(({ id }) => id)
  .filter((id) => /^\d+$/.test(id) && Number(id) < 81)
  .sort();

/** Returns the five tiles of the slice at a position. */
export const sliceAt = (position: number): string[] => SYSTEMS.slice(position * 5, position * 5 + 5);

/** Returns the data of a Milty draft in which the players have these positions and the slices lie in reverse. */
export function miltyData(players: readonly Sample[]) {
  const count = players.length;
  return {
    id: 'abc',
    done: true,
    config: { players: players.map(({ name }) => name).toSorted(), alliance: null as unknown },
    draft: {
      players: Object.fromEntries(
        players
          .map(({ name, faction }, i) => [
            `p_${name}`,
            {
              id: `p_${name}`,
              name,
              claimed: true,
              position: String(i) as string | null,
              slice: String(count - 1 - i),
              faction: book.components[faction]?.name ?? faction,
              team: null,
            },
          ])
          .toReversed() as [string, Record<string, unknown>][],
      ),
      log: [],
      current: null,
    },
    factions: [],
    slices: players.map((_player, i) => ({ tiles: sliceAt(count - 1 - i).map((tile) => Number(tile) || tile) })),
  };
}

/** Returns the TTS string of the same draft, with the home tiles of the factions. */
export const miltyMap = (players: readonly Sample[]): string =>
  MILTY_BOARDS[players.length].replace(/(\d)\.([H0-4])/g, (_word, seat: string, tile: string) =>
    tile === 'H'
      ? String(Number(homeTileOf(book.byKind.faction[players[Number(seat)].faction])))
      : sliceAt(Number(seat))[Number(tile)],
  );

const ordinal = (n: number): string => `${n}${['st', 'nd', 'rd'][n - 1] ?? 'th'}`;

/** Returns the log of the same draft, as the tool shows it. */
export const miltyLog = (players: readonly Sample[]): string =>
  [
    ...players.map(({ name, faction }) => `${name} picked ${book.components[faction].name}`),
    ...players.map(({ name }, i) => `${name} picked slice ${players.length - i}`).toReversed(),
    ...players.map(({ name }, i) => `${name} picked ${i === 0 ? 'speaker' : `${ordinal(i + 1)} position`}`),
  ].join('\n');
