import { Illegal } from '#engine';
import type { Rulebook } from '#ti4/rules/game.ts';
import { formatMapString } from '#ti4/rules/setup/galaxy/format-map-string.ts';
import { parseMapString, type Layout } from '#ti4/rules/setup/galaxy/map-string.ts';
import type { ComponentId } from '#ti4/rules/state.ts';
import { shortNameOfFaction } from '#ti4/rules/names.ts';
import { resolveFactionName } from './faction-names.ts';
import type { DraftResult, DraftedSeat } from './draft-result.ts';

/** A player of a finished draft, with the faction of the rulebook. */
export interface SeatedFaction extends Omit<DraftedSeat, 'faction'> {
  faction: ComponentId;
}

/** A finished draft as a game can begin with it. */
export interface SeatedDraft {
  map: string;
  /** In the order of home positions, clockwise from the north. */
  seats: SeatedFaction[];
  /** Index of the speaker among the seats. */
  speaker: number;
}

/**
 * Seats the players of a draft on its map. Throws Illegal if the map or a faction is not possible, if two players have
 * the same faction, or if they do not fit the map.
 */
export function seatDraft(book: Rulebook, { map, seats, speaker }: DraftResult): SeatedDraft {
  const players = seats.map((seat) => ({ ...seat, faction: resolveFactionName(book, seat.faction) }));
  const twice = players.find(({ faction }, i) => players.findIndex((other) => other.faction === faction) !== i);
  if (twice) throw new Illegal(`Two players of this draft have ${shortNameOfFaction(book, twice.faction)}.`);
  const layout = parseMapString(book, map, players.length);
  const placed = placePlayers(book, layout, players);
  const text = formatMapString(book, layout);
  if (text === undefined) throw new Illegal('The map has too many rings.');
  return { map: text, seats: placed, speaker: placed.indexOf(players[speaker]) };
}

/** Returns the players in the order of home positions: at their own home system, else at the next free one. */
function placePlayers(book: Rulebook, { homes }: Layout, players: readonly SeatedFaction[]): SeatedFaction[] {
  const owners = homes.map(({ tile }) => tile && ownerOf(book, tile));
  for (const owner of owners) {
    const isPlayed = players.some(
      ({ faction }) => faction === owner || book.byKind.faction[faction].homes?.some(({ of }) => of === owner),
    );
    if (owner !== undefined && !isPlayed)
      throw new Illegal(
        `The map has the home system of ${shortNameOfFaction(book, owner)}, but no player has that faction.`,
      );
  }
  const waiting = players.filter(({ faction }) => !owners.includes(faction));
  return owners.map((owner) => {
    const found = players.find(({ faction }) => faction === owner) ?? waiting.shift();
    if (!found) throw new Error('There are more home positions than players');
    return found;
  });
}

/** Returns the faction whose home system or gate a tile is; undefined if it is none. */
const ownerOf = (book: Rulebook, tile: string): ComponentId | undefined =>
  Object.values(book.byKind.faction).find(
    ({ homeTile, gateTile, homes }) => !homes && (homeTile === tile || gateTile === tile),
  )?.id;
