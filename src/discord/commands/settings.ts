import { Illegal } from '#service';
import { say } from '#discord/interactions/replies.ts';
import type { Context, Reply } from '#discord/interactions/replies.ts';
import type { Given } from '#discord/edition/edition-adapter.ts';
import type { From } from '#discord/channels/game-place.ts';
import { anywhere, type Command } from './command.ts';
import { matching, text, whole, yesNo } from './options.ts';

/** What is a person's own, in all their games. */
export const ownCommands: Command[] = [
  {
    name: 'settings',
    description: 'Your time zone, quiet hours and reminders, in all your games.',
    alone: anywhere({
      options: [
        text('time-zone', 'As Europe/Vienna or America/New_York.', { complete: true }),
        text('quiet', 'Hours in which you are not pinged, as 22:00-07:30; "none" for none.'),
        whole('reminder', 'Hours after which you are reminded; 0 for never.', { min: 0, max: 336 }),
        yesNo('direct-messages', 'May Custodian tell you by direct message that something waits?'),
      ],
      run: setPreferences,
      complete: (_context, _from, option, typed) => (option === 'time-zone' ? matching(ZONES, typed) : []),
    }),
  },
  {
    name: 'forget-me',
    description: 'Leave all your games and have everything that is kept about you deleted.',
    alone: anywhere({
      options: [text('confirm', 'Type "forget me": it cannot be taken back.', { required: true })],
      run: async ({ table }, from, given) => {
        if (given.text('confirm')?.trim().toLowerCase() !== 'forget me')
          throw new Illegal('Nothing was deleted. To confirm, type "forget me".');
        const left = await table.forget(from.caller.user);
        return say(
          `Nothing is kept about you any more${left.length ? `; you have left ${left.join(', ')}` : ''}. Messages already posted in Discord stay there: their authors and the server’s moderators can delete them.`,
        );
      },
    }),
  },
];

async function setPreferences({ table }: Context, from: From, given: Given): Promise<Reply> {
  const quiet = given.text('quiet');
  const zone = given.text('time-zone');
  const hours = given.number('reminder');
  const dm = given.flag('direct-messages');
  const now = await table.prefer(from.caller.user, {
    ...(zone && { timeZone: zone }),
    ...(quiet && readQuiet(quiet)),
    ...(hours !== undefined && { intervalHours: hours }),
    ...(dm !== undefined && { dm }),
  });
  const span =
    now.quietFrom === null || now.quietTo === null ? 'none' : `${clock(now.quietFrom)} to ${clock(now.quietTo)}`;
  return say(
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

function readQuiet(typed: string): { quietFrom: number | null; quietTo: number | null } {
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

const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

const ZONES = Intl.supportedValuesOf('timeZone').map((zone) => ({ key: zone, label: zone }));
