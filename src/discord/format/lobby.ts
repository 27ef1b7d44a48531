import type { GameInfo, UserId } from '#service';

type Member = GameInfo['members'][number];

/** Formats a line for each member with their wish, and a note if the organizer has left. */
export const formatMembers = (
  { members, organiser }: GameInfo,
  mention: (user: UserId) => string,
  wishOf: (wishes: Member['wishes']) => string,
): string[] => [
  ...members.map(({ user, wishes, agreed }) => {
    const wish = wishOf(wishes);
    return `- ${mention(user)}${user === organiser ? ' (organizer)' : ''}${wish ? `: ${wish}` : ''}${agreed ? '' : ', who has yet to agree to the settings as they are now: press Join once more'}`;
  }),
  ...(members.length && !members.some(({ user }) => user === organiser)
    ? ['-# Its organizer has left: with `/game takeover` one of the players organizes it.']
    : []),
];

/** Formats a heading and a list in small print; empty if there are no entries. */
export const formatBulletedList = (heading: string, entries: readonly string[]): string[] =>
  entries.length ? [heading, ...entries.map((entry) => `-# - ${entry}`)] : [];

/** Formats the terms that a joining player accepts, and the next steps. */
export const formatJoinTerms = ({ min, max }: { min: number; max: number }): string[] => [
  '-# Whoever joins agrees to this: who does nothing for three days, though asked whether they are there, can lose their seat if all the others agree.',
  `-# ${min} to ${max} players. Say what you would like to play with \`/game wish\`; the organizer starts, and can fill seats with practice players: \`/game seat bot\`.`,
];
