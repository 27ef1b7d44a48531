import { Illegal } from '#service';
import { textReply, type Reply } from '#discord/interactions/replies.ts';
import type {
  GameInteraction,
  Choice,
  AdapterRegistry,
  GameSubcommand,
  CommandOptions,
} from '#discord/edition/edition-adapter.ts';
import { escapeMarkdown } from '#text/markdown.ts';
import { matchChoices, userOption, textOption, integerOption } from '#discord/commands/options.ts';

/** Reply if the seat is taken, so that its player and the others must consent. */
const CONSENT_PENDING_MESSAGE =
  'Whoever sits there is asked, and so are the others. It is done when they agree; or, if they do nothing for days and all the others agree, when you give this command again.';

const SEAT_GROUP = { name: 'seat', description: 'Seats that the program plays.' };

const completeSeat = ({ loaded }: GameInteraction, option: string, typed: string): Choice[] =>
  option === 'seat' && loaded.info.status !== 'lobby' ? matchChoices(loaded.presenter.seatChoices(), typed) : [];

/** Returns the maximum number of players besides the organizer, over all editions. */
const maxOtherPlayers = ({ all }: AdapterRegistry): number =>
  Math.max(...all.map(({ lobby }) => lobby.players.max)) - 1;

/** Lets an AI player stand in for the user. */
const awayCommand: GameSubcommand = {
  name: 'away',
  description: 'Let a practice player play for you until you come back with /game join.',
  quota: 'posts',
  run: async ({ context, origin, loaded }) => {
    await context.service.requestStandIn(origin.caller, loaded.info.id);
    return textReply(
      'A practice player plays for you from now on. `/game join` gives you your seat back, whenever you like.',
    );
  },
};

const replaceCommand: GameSubcommand = {
  name: 'replace',
  description: 'Offer a seat to another person; the player who has it must agree (the organizer).',
  quota: 'posts',
  options: [
    textOption('seat', 'Which seat.', { required: true, complete: true }),
    userOption('player', 'Who takes it.'),
  ],
  run: replaceSeat,
  complete: completeSeat,
};

/** Creates the commands that change seats and the organizer, and add or remove practice players. */
export const seatCommands = (adapters: AdapterRegistry): GameSubcommand[] => [
  replaceCommand,
  awayCommand,
  {
    group: SEAT_GROUP,
    name: 'bot',
    description: 'Let a practice player take a seat (its organizer).',
    quota: 'posts',
    options: [
      textOption('seat', 'Under way: whose seat. Left out, one that nobody sits on.', { complete: true }),
      integerOption('count', 'Before the game begins: how many practice players join.', {
        min: 1,
        max: maxOtherPlayers(adapters),
      }),
    ],
    run: seatBot,
    complete: completeSeat,
  },
  {
    group: SEAT_GROUP,
    name: 'clear',
    description: 'Take a practice player out again, before the game begins (its organizer).',
    quota: 'posts',
    run: async ({ context, origin, loaded }) => {
      await context.service.unseatAi(origin.caller, loaded.info.id);
      return textReply('A practice player has left.');
    },
  },
  {
    name: 'organiser',
    description: 'Ask another player to organize the game from now on.',
    quota: 'posts',
    options: [userOption('player', 'Who organizes from now on.')],
    run: async ({ context, origin, loaded }, given) => {
      const next = given.user('player');
      if (!next) throw new Illegal('Say who organizes from now on.');
      await context.service.appointOrganizer(origin.caller, loaded.info.id, next.id);
      return textReply('They are asked; until they agree you organize the game.');
    },
  },
  {
    name: 'takeover',
    description: 'Organize the game in place of somebody who has gone silent or left; the others are asked.',
    quota: 'posts',
    run: async ({ context, origin, loaded }) => {
      const outcome = await context.service.takeOverOrganizing(origin.caller, loaded.info.id);
      return textReply(
        outcome.request === null
          ? 'You organize the game from now on.'
          : 'The others are asked, and the organizer can say no. If nobody has after a week, give this command again, and it is done.',
      );
    },
  },
];

async function replaceSeat(
  { context, origin, loaded: { info } }: GameInteraction,
  given: CommandOptions,
): Promise<Reply> {
  const next = given.user('player');
  if (!next) throw new Illegal('Say who takes the seat.');
  const seat = given.text('seat') ?? '';
  const { request } = await context.service.replacePlayer(origin.caller, info.id, {
    seat,
    user: next.id,
    name: next.name,
  });
  if (request === null) return textReply('Done. They are asked anew what waits for that seat.');
  return textReply(
    info.vacant.includes(seat)
      ? `${escapeMarkdown(next.name)} is asked; they have the seat when they take it.`
      : CONSENT_PENDING_MESSAGE,
  );
}

async function seatBot({ context, origin, loaded: { info } }: GameInteraction, given: CommandOptions): Promise<Reply> {
  const seat = given.text('seat');
  if (info.status !== 'lobby') {
    const { request } = await context.service.seatAi(origin.caller, info.id, seat);
    return textReply(
      request === null
        ? 'A practice player sits there now. Offer the seat to a person with `/game replace`.'
        : CONSENT_PENDING_MESSAGE,
    );
  }
  const count = given.number('count') ?? 1;
  await context.service.seatAi(origin.caller, info.id, undefined, count);
  return textReply(
    `${count === 1 ? 'A practice player has' : `${count} practice players have`} joined. They give way to people who join later.`,
  );
}
