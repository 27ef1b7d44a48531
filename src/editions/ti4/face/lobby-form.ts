import { Illegal, type Json } from '../../../engine/index.ts';
import type { LobbyForm } from '../../../discord/eyes.ts';
import { upper } from '../../../discord/text.ts';
import type { Rulebook } from '../rules/game.ts';
import { colorNames, factionsOf, isComplete, isMade, MADE, mapRemarks, SEATS, settingsShape, wishesShape } from './lobby.ts';

const VEILS = {
  nothing: 'only who can answer is asked',
  cards: 'nobody sees who could answer a card or an agenda',
  everything: 'nobody sees who could answer anything',
};

/** How a lobby is shown and filled in. */
export const lobbyForm = (book: Rulebook): LobbyForm => ({
  edition: 'ti4',
  players: SEATS,
  factions: factionsOf(book)
    .filter((one) => isComplete(book, one))
    .map((one) => ({ key: one.id, label: one.name })),
  colors: colorNames.map((color) => ({ key: color, label: color })),
  boards: [
    ...Object.entries(MADE).map(([key, label]) => ({ key, label: upper(label) })),
    ...Object.values(book.boards).map((board) => ({ key: board.id, label: board.name })),
  ],
  settings: (wanted, before = {}) => {
    // A board and a map exclude each other: the one named last counts.
    const kept = { ...(before as Record<string, Json>) };
    if (wanted.board !== undefined) delete kept.map;
    if (wanted.map !== undefined) delete kept.board;
    const read = settingsShape.safeParse({ ...kept, ...wanted });
    if (!read.success)
      throw new Illegal(
        `The settings cannot be used: ${read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; ')}.`,
      );
    return read.data as Json;
  },
  wishes: (wanted, before = {}) => {
    const named =
      wanted.faction === undefined
        ? undefined
        : factionsOf(book).find((one) => one.id === wanted.faction || one.name.toLowerCase() === wanted.faction?.toLowerCase());
    if (wanted.faction !== undefined && !named) throw new Illegal(`There is no faction called "${wanted.faction.slice(0, 40)}".`);
    const read = wishesShape.safeParse({ ...(before as object), ...wanted, ...(named && { faction: named.id }) });
    if (!read.success) throw new Illegal('That wish cannot be read.');
    return read.data as Json;
  },
  describe: (game, mention) => {
    const { points, board, map, veil, windowHours, partial } = settingsShape.parse(game.settings);
    const where =
      map !== undefined
        ? 'a board of your own'
        : board !== undefined && isMade(board)
          ? MADE[board]
          : board !== undefined
            ? (book.boards[board]?.name ?? board)
            : 'the usual board';
    return [
      `**A new game of Twilight Imperium: ${game.id}**`,
      `To ${points} points, on ${where}. Cards can be answered for up to ${windowHours} hour${windowHours === 1 ? '' : 's'}; ${VEILS[veil]}.${partial ? ' Components that are not refereed in full are dealt too.' : ''}`,
      ...mapRemarks(book, map).map((remark) => `-# ${remark}`),
      '',
      ...game.members.map(({ user, wishes, agreed }) => {
        const { faction, color } = wishesShape.parse(wishes);
        const wish = [faction && (book.components[faction]?.name ?? faction), color].filter(Boolean).join(', ');
        return `- ${mention(user)}${user === game.organiser ? ' (organiser)' : ''}${wish ? `: ${wish}` : ''}${agreed ? '' : ', who has yet to agree to the settings as they are now: press Join once more'}`;
      }),
      ...(game.members.length && !game.members.some(({ user }) => user === game.organiser)
        ? ['-# Its organiser has left: with `/game takeover` one of the players organises it.']
        : []),
      '',
      '-# Whoever joins agrees to this: who does nothing for three days, though asked whether they are there, can lose their seat if all the others agree.',
      `-# ${SEATS.min} to ${SEATS.max} players. Say what you would like to play with \`/game wish\`; the organiser starts, and can fill seats with practice players: \`/game seat bot\`.`,
    ].join('\n');
  },
});
