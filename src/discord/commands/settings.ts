import { Illegal } from '#service';
import { textReply } from '#discord/interactions/replies.ts';
import type { HandlerContext, Reply } from '#discord/interactions/replies.ts';
import type { CommandOptions } from '#discord/edition/edition-adapter.ts';
import type { InteractionOrigin } from '#discord/channels/game-place.ts';
import { leafWithoutGame, type Command } from './command.ts';
import { matchChoices, textOption, integerOption, booleanOption } from './options.ts';

/** No time zone has a longer name, in characters. */
const MAX_ZONE_LENGTH = 40;

/** Commands for a user's own data and preferences, which apply to all their games. */
export const userCommands: Command[] = [
  {
    name: 'settings',
    description: 'Set your time zone, quiet hours and reminders for all your games.',
    leaf: leafWithoutGame({
      options: [
        textOption('time-zone', 'Time zone, such as America/New_York.', { complete: true }),
        textOption('quiet', 'Hours without pings, such as 22:00-07:30. "none" turns them off.'),
        integerOption('reminder', 'Hours between reminders. 0 turns them off.', { min: 0, max: 336 }),
        booleanOption('direct-messages', 'Direct messages when a game waits for you.'),
        booleanOption('next', 'A direct message when you are next. Default: no.'),
      ],
      run: setPreferences,
      complete: (_context, _from, option, typed) =>
        option === 'time-zone' && typed.length <= MAX_ZONE_LENGTH ? matchChoices(TIME_ZONE_CHOICES, typed) : [],
    }),
  },
  {
    name: 'forget-me',
    description: 'Leave all your games and delete all data about you.',
    leaf: leafWithoutGame({
      options: [textOption('confirm', 'Type "forget me". You cannot undo this.', { required: true })],
      run: async ({ service }, from, given) => {
        if (given.text('confirm')?.trim().toLowerCase() !== 'forget me')
          throw new Illegal('I deleted nothing. To confirm, type “forget me”.');
        const left = await service.forgetUser(from.caller.user);
        return textReply(
          `I deleted all data about you${left.length ? `. You left ${left.join(', ')}` : ''}. Messages already posted on Discord stay there. Their authors and the server's moderators can delete them.`,
        );
      },
    }),
  },
];

async function setPreferences(
  { service }: HandlerContext,
  from: InteractionOrigin,
  given: CommandOptions,
): Promise<Reply> {
  const quiet = given.text('quiet');
  const zone = given.text('time-zone');
  const hours = given.number('reminder');
  const dm = given.boolean('direct-messages');
  const tellNext = given.boolean('next');
  const now = await service.setPreferences(from.caller.user, {
    ...(zone && { timeZone: zone }),
    ...(quiet && parseQuietHours(quiet)),
    ...(hours !== undefined && { intervalHours: hours }),
    ...(dm !== undefined && { dm }),
    ...(tellNext !== undefined && { tellNext }),
  });
  const span =
    now.quietFrom === null || now.quietTo === null
      ? 'none'
      : `${formatClock(now.quietFrom)} to ${formatClock(now.quietTo)}`;
  return textReply(
    [
      `Time zone: ${now.timeZone}`,
      `Quiet hours: ${span}`,
      `Reminders: ${now.intervalHours ? `every ${now.intervalHours === 1 ? 'hour' : `${now.intervalHours} hours`}` : 'never'}`,
      `Direct messages: ${now.dm ? 'yes' : 'no'}`,
      `Direct message when you are next: ${now.tellNext ? 'yes' : 'no'}`,
    ]
      .map((line) => `- ${line}`)
      .join('\n'),
  );
}

function parseQuietHours(typed: string): { quietFrom: number | null; quietTo: number | null } {
  if (/^none$/i.test(typed.trim())) return { quietFrom: null, quietTo: null };
  const match = /^(\d{1,2})(?::(\d{2}))?\s*(?:-|–|to)\s*(\d{1,2})(?::(\d{2}))?$/.exec(typed.trim());
  if (!match) throw new Illegal('Write quiet hours as “22:00-07:30” or “none”.');
  const minute = (hours: string, minutes: string | undefined): number => {
    const value = Number(hours) * 60 + Number(minutes ?? 0);
    if (Number(hours) > 24 || Number(minutes ?? 0) > 59)
      throw new Illegal('Write quiet hours as “22:00-07:30” or “none”.');
    return value % (24 * 60);
  };
  return { quietFrom: minute(match[1], match[2]), quietTo: minute(match[3], match[4]) };
}

const formatClock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

const TIME_ZONE_CHOICES = Intl.supportedValuesOf('timeZone').map((zone) => ({ key: zone, label: zone }));
