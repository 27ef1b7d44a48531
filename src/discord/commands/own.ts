import { Illegal } from '../../table/index.ts';
import { say } from '../context.ts';
import type { Eyes } from '../eyes.ts';
import { gameHere } from '../seen.ts';
import { GAME, matching, text, whole, yesNo, type Command } from './command.ts';
import { playing } from './look.ts';

/** What is a person's own: preferences, standing orders, and abilities used unasked. */
export const ownCommands: Command[] = [
  {
    name: 'settings',
    description: 'Your time zone, quiet hours and reminders, in all your games.',
    alone: {
      options: [
        text('time-zone', 'As Europe/Vienna or America/New_York.', { complete: true }),
        text('quiet', 'Hours in which you are not pinged, as 22:00-07:30; "none" for none.'),
        whole('reminder', 'Hours after which you are reminded; 0 for never.', { min: 0, max: 336 }),
        yesNo('direct-messages', 'May Custodian tell you by direct message that something waits?'),
      ],
      run: ({ table }, from, given) => {
        const quiet = given.text('quiet');
        const zone = given.text('time-zone');
        const hours = given.number('reminder');
        const dm = given.flag('direct-messages');
        const now = table.prefer(from.caller.user, {
          ...(zone && { timeZone: zone }),
          ...(quiet && readQuiet(quiet)),
          ...(hours !== undefined && { intervalHours: hours }),
          ...(dm !== undefined && { dm }),
        });
        const span = now.quietFrom === null || now.quietTo === null ? 'none' : `${clock(now.quietFrom)} to ${clock(now.quietTo)}`;
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
      },
      complete: (_context, _from, option, typed) => (option === 'time-zone' ? matching(ZONES, typed) : []),
    },
  },
  {
    name: 'forget-me',
    description: 'Leave all your games and have everything that is kept about you deleted.',
    alone: {
      options: [text('confirm', 'Type "forget me": it cannot be taken back.', { required: true })],
      run: async ({ table }, from, given) => {
        if (given.text('confirm')?.trim().toLowerCase() !== 'forget me')
          throw new Illegal('Nothing was deleted. To confirm, type "forget me".');
        const left = await table.forget(from.caller.user);
        return say(
          `Nothing is kept about you any more${left.length ? `; you have left ${left.join(', ')}` : ''}. Messages already posted in Discord stay there: their authors and the server’s moderators can delete them.`,
        );
      },
    },
  },
  {
    name: 'orders',
    description: 'Standing orders: moments at which you decline without being asked.',
    alone: {
      options: [
        text('moment', 'Which.', { complete: true }),
        text('how-long', 'For how long.', {
          choices: [
            { key: 'turn', label: 'this turn, or this agenda phase' },
            { key: 'round', label: 'this round' },
            { key: 'always', label: 'always' },
            { key: 'ask', label: 'ask me again' },
          ],
        }),
        GAME,
      ],
      run: (context, from, given) => {
        const { game } = playing(context, from, given);
        const moment = given.text('moment');
        if (!moment) return say('Say at which moment, and for how long: `/orders moment: how-long:`');
        context.table.act(from.caller, game.id, 'standing-order', { moment, until: given.text('how-long') ?? 'round' });
        return say('Noted. Nobody else learns of it.');
      },
      complete: (context, _from, option, typed) => (option === 'moment' ? matching(context.eyes.moments(), typed) : []),
    },
  },
  {
    name: 'use',
    description: 'Use something of yours that can be used at any time.',
    alone: {
      options: [text('what', 'Which.', { required: true, complete: true }), GAME],
      run: (context, from, given) => {
        const { game, seat } = playing(context, from, given);
        const use = context.eyes.usables(game.id, seat).find((one) => one.key === given.text('what'));
        if (!use) throw new Illegal('That cannot be used just now.');
        context.table.act(from.caller, game.id, use.action, use.data);
        return say(`Done: ${use.label}.`);
      },
      complete: (context, from, option, typed, given) => {
        const game = gameHere(context, from, given.text('game'));
        const seat = game?.members.find((member) => member.user === from.caller.user)?.seat;
        return option === 'what' && game && seat && game.status === 'running' ? matching(context.eyes.usables(game.id, seat), typed) : [];
      },
    },
  },
];

/** Corrections by the organiser, with everybody's consent. */
export const repairCommand = (eyes: Eyes): Command => ({
  name: 'repair',
  description: 'Propose a correction; it is made when all players agree (the organiser).',
  subcommands: eyes.repairs.map((form) => ({
    name: form.name,
    description: form.description,
    costs: 'posts',
    options: [
      ...form.fields.map((field) => text(field.name, field.description, { required: true, complete: field.complete !== undefined })),
      GAME,
    ],
    run: (context, from, given) => {
      const { game } = playing(context, from, given);
      const fields = Object.fromEntries(form.fields.map((field) => [field.name, given.text(field.name) ?? '']));
      const outcome = context.table.repair(from.caller, game.id, form.name, form.read(fields));
      if (outcome.request === null) return say('Corrected: no other person plays in this game.');
      const asked = context.table.request(outcome.request)?.missing.length;
      return say(
        asked
          ? 'The other players are asked.'
          : 'Whoever has left the game has three days to say no; give this command again after that, and it is corrected.',
      );
    },
    complete: (context, from, option, typed, given) => {
      const game = gameHere(context, from, given.text('game'));
      const field = form.fields.find((one) => one.name === option);
      return game && field?.complete && game.status === 'running' ? field.complete(game.id, typed) : [];
    },
  })),
});

function readQuiet(typed: string): { quietFrom: number | null; quietTo: number | null } {
  if (/^none$/i.test(typed.trim())) return { quietFrom: null, quietTo: null };
  const match = /^(\d{1,2})(?::(\d{2}))?\s*(?:-|–|to)\s*(\d{1,2})(?::(\d{2}))?$/.exec(typed.trim());
  if (!match) throw new Illegal('Quiet hours are written as 22:00-07:30, or "none".');
  const minute = (hours: string, minutes: string | undefined): number => {
    const value = Number(hours) * 60 + Number(minutes ?? 0);
    if (Number(hours) > 24 || Number(minutes ?? 0) > 59) throw new Illegal('Quiet hours are written as 22:00-07:30, or "none".');
    return value % (24 * 60);
  };
  return { quietFrom: minute(match[1], match[2]), quietTo: minute(match[3], match[4]) };
}

const clock = (minute: number): string => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

const ZONES = Intl.supportedValuesOf('timeZone').map((zone) => ({ key: zone, label: zone }));
