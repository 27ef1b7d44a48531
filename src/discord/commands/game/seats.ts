import { Illegal, isAi } from '#service';
import { textReply, type Reply } from '#discord/interactions/replies.ts';
import type {
  GameInteraction,
  AdapterRegistry,
  GameSubcommand,
  CommandOptions,
} from '#discord/edition/edition-adapter.ts';
import type { Choice } from '#discord/edition/game-presenter.ts';
import { escapeMarkdown } from '#text/markdown.ts';
import { matchChoices, userOption, textOption, integerOption } from '#discord/commands/options.ts';

/** Reply if the seat is taken, so that its player and the others must consent. */
const CONSENT_PENDING_MESSAGE =
  'I asked the player in that seat and the other players. It is done when they agree. If that player does nothing for days but all other players agree, use this command again.';

const SEAT_GROUP = { name: 'seat', description: 'Add or remove practice players.' };

const completeSeat = ({ loaded }: GameInteraction, option: string, typed: string): Choice[] =>
  option === 'seat' && loaded.info.status !== 'lobby' ? matchChoices(loaded.presenter.seatChoices(), typed) : [];

/** Returns the maximum number of players besides the organizer, over all editions. */
const maxOtherPlayers = ({ all }: AdapterRegistry): number =>
  Math.max(...all.map(({ lobby }) => lobby.players.max)) - 1;

/** Lets an AI player stand in for the user. */
const awayCommand: GameSubcommand = {
  name: 'away',
  description: 'Let a practice player play for you until you return with /game join.',
  quota: 'posts',
  run: async ({ context, origin, loaded }) => {
    await context.service.requestStandIn(origin.caller, loaded.info.id);
    return textReply('A practice player now plays for you. Use `/game join` to take your seat back at any time.');
  },
};

const replaceCommand: GameSubcommand = {
  name: 'replace',
  description: 'Offer a seat to another person; the player in it must agree (organizer only).',
  quota: 'posts',
  options: [
    textOption('seat', 'Seat to give away.', { required: true, complete: true }),
    userOption('player', 'Person who takes the seat.'),
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
    description: 'Let practice players take seats (organizer only).',
    quota: 'posts',
    options: [
      textOption('seat', 'After the start: seat to take. Default: an empty seat.', { complete: true }),
      integerOption('count', 'Before the start: number of practice players to add.', {
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
    description: 'Remove a practice player before the game starts (organizer only).',
    quota: 'posts',
    run: async ({ context, origin, loaded }) => {
      await context.service.unseatAi(origin.caller, loaded.info.id);
      return textReply('A practice player left the game.');
    },
  },
  {
    name: 'organiser',
    description: 'Ask another player to become the organizer (organizer only).',
    quota: 'posts',
    options: [userOption('player', 'New organizer.')],
    run: async ({ context, origin, loaded }, given) => {
      const next = given.user('player');
      if (!next) throw new Illegal('Choose the player who becomes the organizer.');
      await context.service.appointOrganizer(origin.caller, loaded.info.id, next.id);
      return textReply('I asked them. You stay the organizer until they agree.');
    },
  },
  {
    name: 'takeover',
    description: 'Ask to become the organizer if the current one is silent or gone.',
    quota: 'posts',
    run: async ({ context, origin, loaded }) => {
      const outcome = await context.service.takeOverOrganizing(origin.caller, loaded.info.id);
      return textReply(
        outcome.request === null
          ? 'You are now the organizer.'
          : 'I asked the other players. The organizer can object. If no one objects within a week, use this command again.',
      );
    },
  },
];

async function replaceSeat(
  { context, origin, loaded: { info } }: GameInteraction,
  given: CommandOptions,
): Promise<Reply> {
  const next = given.user('player');
  if (!next) throw new Illegal('Choose the person who takes the seat.');
  const seat = given.text('seat') ?? '';
  const { request } = await context.service.replacePlayer(origin.caller, info.id, {
    seat,
    user: next.id,
    name: next.name,
  });
  if (request === null) return textReply('Done. I will ask them the open questions of that seat.');
  const holder = info.members.find((member) => member.seat === seat)?.user;
  if (holder !== undefined && !isAi(holder)) return textReply(CONSENT_PENDING_MESSAGE);
  return textReply(
    `I offered the seat to ${escapeMarkdown(next.name)}. It is theirs once they accept.${holder === undefined ? '' : ' Until then, the practice player keeps playing.'}`,
  );
}

async function seatBot({ context, origin, loaded: { info } }: GameInteraction, given: CommandOptions): Promise<Reply> {
  const seat = given.text('seat');
  if (info.status !== 'lobby') {
    const { request } = await context.service.seatAi(origin.caller, info.id, seat);
    return textReply(
      request === null
        ? 'A practice player took the seat. To offer it to a person, use `/game replace`.'
        : CONSENT_PENDING_MESSAGE,
    );
  }
  const count = given.number('count') ?? 1;
  await context.service.seatAi(origin.caller, info.id, undefined, count);
  return textReply(
    `${count === 1 ? 'A practice player' : `${count} practice players`} joined. People who join later take their seats.`,
  );
}
