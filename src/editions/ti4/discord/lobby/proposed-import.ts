import type { ComponentId } from '#ti4/rules/state.ts';
import type { Rulebook } from '#ti4/rules/game.ts';
import { DRAFT_TOOLS, type DraftTool } from '#ti4/rules/setup/draft-import/draft-result.ts';
import { foldText } from '#text/fuzzy-match.ts';
import type { SeatedFaction } from '#ti4/rules/setup/draft-import/seat-order.ts';
import type { GameInfo, UserId } from '#service';

type Member = Pick<GameInfo['members'][number], 'user' | 'name'>;

/** A draft that the organizer has yet to confirm, apart from its map, which stands in the message. */
export interface ProposedImport {
  tool: DraftTool;
  /** Index of the speaker among the seats. */
  speaker: number;
  /** In the order of home positions, clockwise from the north; `user` is undefined until a player is assigned. */
  seats: { faction: ComponentId; user?: UserId | undefined }[];
}

const FACTION_LENGTH = 4;
const USER_LENGTH = 5;
const NOBODY = '-'.repeat(USER_LENGTH);

const factionMark = (faction: ComponentId): string => faction.slice(0, FACTION_LENGTH).padEnd(FACTION_LENGTH, '.');
const userMark = (user: UserId): string => user.slice(-USER_LENGTH).padStart(USER_LENGTH, '.');

/** Formats a proposed import as the argument of a custom id: 2 characters, and 9 for each seat. */
export const formatProposal = ({ tool, speaker, seats }: ProposedImport): string =>
  [
    tool,
    speaker,
    ...seats.map(({ faction, user }) => factionMark(faction) + (user === undefined ? NOBODY : userMark(user))),
  ].join('');

/** Returns the only item that passes; undefined if there are several or none. */
function findOnly<T>(items: readonly T[], passes: (item: T) => boolean): T | undefined {
  const found = items.filter(passes);
  return found.length === 1 ? found[0] : undefined;
}

/**
 * Parses a proposed import; undefined if it is forged. A player who has left the lobby is no longer assigned.
 */
export function parseProposal(book: Rulebook, members: readonly Member[], arg: string): ProposedImport | undefined {
  const [, tool = '', speaker = '', list = ''] = /^([a-z])([0-7])((?:.{9}){1,8})$/s.exec(arg) ?? [];
  if (!Object.hasOwn(DRAFT_TOOLS, tool)) return undefined;
  const seats = Array.from({ length: list.length / (FACTION_LENGTH + USER_LENGTH) }, (_, i) => {
    const seat = list.slice(i * (FACTION_LENGTH + USER_LENGTH), (i + 1) * (FACTION_LENGTH + USER_LENGTH));
    return {
      faction: Object.keys(book.byKind.faction).find((id) => factionMark(id) === seat.slice(0, FACTION_LENGTH)) ?? '',
      user: findOnly(members, ({ user }) => userMark(user) === seat.slice(FACTION_LENGTH))?.user,
    };
  });
  if (seats.some(({ faction }) => !faction) || Number(speaker) >= seats.length) return undefined;
  return { tool: tool as DraftTool, speaker: Number(speaker), seats };
}

/**
 * Returns the user of each drafted seat: the only member with the name of the player in the draft; undefined where
 * there is none.
 */
export function matchPlayers(seats: readonly SeatedFaction[], members: readonly Member[]): (UserId | undefined)[] {
  const fits = ({ name, nameWithin }: SeatedFaction, member: Member): boolean => {
    const wanted = foldText(member.name);
    if (!wanted) return false;
    return foldText(name ?? '') === wanted || ` ${foldText(nameWithin ?? '')} `.includes(` ${wanted} `);
  };
  return seats.map((seat) => {
    const member = findOnly(members, (one) => fits(seat, one));
    return member && seats.filter((other) => fits(other, member)).length === 1 ? member.user : undefined;
  });
}
