import { Illegal } from '#service';
import { textReply } from '#discord/interactions/replies.ts';
import type { HandlerContext, Reply } from '#discord/interactions/replies.ts';
import type { CommandOptions } from '#discord/edition/edition-adapter.ts';
import type { InteractionOrigin } from '#discord/channels/game-place.ts';
import { leafWithoutGame, type Command } from './command.ts';
import { matchChoices, textOption, integerOption, booleanOption } from './options.ts';

/** Commands for a user's own data and preferences, which apply to all their games. */
export const userCommands: Command[] = [
  {
    name: 'settings',
    description: 'Your time zone, quiet hours and reminders, in all your games.',
    leaf: leafWithoutGame({
      options: [
        textOption('time-zone', 'As Europe/Vienna or America/New_York.', { complete: true }),
        textOption('quiet', 'Hours in which you are not pinged, as 22:00-07:30; "none" for none.'),
        integerOption('reminder', 'Hours after which you are reminded; 0 for never.', { min: 0, max: 336 }),
        booleanOption('direct-messages', 'May Custodian tell you by direct message that something waits?'),
      ],
      run: setPreferences,
      complete: (_context, _from, option, typed) =>
        option === 'time-zone' ? matchChoices(TIME_ZONE_CHOICES, typed) : [],
    }),
  },
  {
    name: 'forget-me',
    description: 'Leave all your games and have everything that is kept about you deleted.',
    leaf: leafWithoutGame({
      options: [textOption('confirm', 'Type "forget me": it cannot be taken back.', { required: true })],
      run: async ({ service }, from, given) => {
        if (given.text('confirm')?.trim().toLowerCase() !== 'forget me')
          throw new Illegal('Nothing was deleted. To confirm, type "forget me".');
        const left = await service.forgetUser(from.caller.user);
        return textReply(
          `Nothing is kept about you any more${left.length ? `; you have left ${left.join(', ')}` : ''}. Messages already posted in Discord stay there: their authors and the server’s moderators can delete them.`,
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
  const now = await service.setPreferences(from.caller.user, {
    ...(zone && { timeZone: zone }),
    ...(quiet && parseQuietHours(quiet)),
    ...(hours !== undefined && { intervalHours: hours }),
    ...(dm !== undefined && { dm }),
  });
  const span =
    now.quietFrom === null || now.quietTo === null
      ? 'none'
      : `${formatClock(now.quietFrom)} to ${formatClock(now.quietTo)}`;
  return textReply(
    [
      `Time zone: ${now.timeZone}`,
      `Quiet hours: ${span}`,
      `Reminders: ${now.intervalHours ? `after every ${now.intervalHours} hours` : 'never'}`,
      `Direct messages: ${now.dm ? 'yes' : 'no'}`,
    ]
      .map((line) => `- ${line}`)
      .join('\n'),
  );
}

function parseQuietHours(typed: string): { quietFrom: number | null; quietTo: number | null } {
  if (/^none$/i.test(typed.trim())) return { quietFrom: null, quietTo: null };
  const match = /^(\d{1,2})(?::(\d{2}))?\s*(?:-|–|to)\s*(\d{1,2})(?::(\d{2}))?$/.exec(typed.trim());
  if (!match) throw new Illegal('Quiet hours are written as 22:00-07:30, or "none".');
  const minute = (hours: string, minutes: string | undefined): number => {
    const value = Number(hours) * 60 + Number(minutes ?? 0);
    if (Number(hours) > 24 || Number(minutes ?? 0) > 59)
      throw new Illegal('Quiet hours are written as 22:00-07:30, or "none".');
    return value % (24 * 60);
  };
  return { quietFrom: minute(match[1], match[2]), quietTo: minute(match[3], match[4]) };
}

const formatClock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

const TIME_ZONE_CHOICES = Intl.supportedValuesOf('timeZone').map((zone) => ({ key: zone, label: zone }));
