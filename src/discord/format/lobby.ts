import type { GameInfo, UserId } from '#service';
import { escapeMarkdown } from '#text/markdown.ts';

type Member = GameInfo['members'][number];

/** Formats the heading of a lobby: the edition, and the game's name and code. */
export const formatLobbyHeading = (edition: string, { id, name }: Pick<GameInfo, 'id' | 'name'>): string =>
  `**New game of ${edition}: ${name === null ? id : `${escapeMarkdown(name)} (${id})`}**`;

/** Formats a line for each member with their wish, and a note if the organizer has left. */
export const formatMembers = (
  { members, organiser }: GameInfo,
  mention: (user: UserId) => string,
  wishOf: (wishes: Member['wishes']) => string,
): string[] => [
  ...members.map(({ user, wishes, agreed }) => {
    const wish = wishOf(wishes);
    return `- ${mention(user)}${user === organiser ? ' (organizer)' : ''}${wish ? `: ${wish}` : ''}${agreed ? '' : '. The settings changed: press **Join** again to agree'}`;
  }),
  ...(members.length && !members.some(({ user }) => user === organiser)
    ? ['-# The organizer left. To become the organizer, use `/game takeover`.']
    : []),
];

/** Formats a heading and a list in small print; empty if there are no entries. */
export const formatBulletedList = (heading: string, entries: readonly string[]): string[] =>
  entries.length ? [heading, ...entries.map((entry) => `-# - ${entry}`)] : [];

/** Formats the terms that a joining player accepts, and the next steps. */
export const formatJoinTerms = ({ min, max }: { min: number; max: number }): string[] => [
  '-# By joining you agree: a player who does nothing for 3 days after being asked can be replaced if all other players agree.',
  `-# ${min} to ${max} players. Choose what you want to play with \`/game wish\`. The organizer can add practice players with \`/game seat bot\` and starts the game.`,
];
