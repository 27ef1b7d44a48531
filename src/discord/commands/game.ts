import { Illegal, isPractice } from '../../table/index.ts';
import { placeOf, type From } from '../place.ts';
import type { SeenGame } from '../in-view.ts';
import { say, type Context } from '../context.ts';
import { gameHere, joinable } from '../seen.ts';
import { plain } from '../text.ts';
import { GAME, matching, person, text, whole, yesNo, type Command, type Subcommand } from './command.ts';

function here(context: Context, from: From, named: string | undefined): SeenGame {
  const game = gameHere(context, from, named);
  if (!game) throw new Illegal('There is no game in this channel. Go to the game’s thread, or name its code.');
  return game;
}

/** The seat is somebody's, who is asked. */
const ASKED_FOR_SEAT =
  'Whoever sits there is asked, and so are the others. It is done when they agree; or, if they do nothing for days and all the others agree, when you give this command again.';

const SEAT = { name: 'seat', description: 'Seats that the program plays.' };

/** Practice players: they fill a seat before the game begins, or stand in for somebody who has left. */
const seatCommands = (gameOf: typeof here): Subcommand[] => [
  {
    group: SEAT,
    name: 'bot',
    description: 'Let a practice player take a seat (its organiser).',
    costs: 'posts',
    options: [
      text('seat', 'Under way: whose seat. Left out, one that nobody sits on.', { complete: true }),
      whole('count', 'Before the game begins: how many practice players join.', { min: 1, max: 5 }),
      GAME,
    ],
    run: (ctx, from, given) => {
      const game = gameOf(ctx, from, given.text('game'));
      const seat = given.text('seat');
      if (game.status !== 'lobby') {
        const { request } = ctx.table.seatPractice(from.caller, game.id, seat);
        return say(
          request === null ? 'A practice player sits there now. Offer the seat to a person with `/game replace`.' : ASKED_FOR_SEAT,
        );
      }
      const count = given.number('count') ?? 1;
      ctx.table.seatPractice(from.caller, game.id, undefined, count);
      return say(
        `${count === 1 ? 'A practice player has' : `${count} practice players have`} joined. They give way to people who join later.`,
      );
    },
    complete: (ctx, from, option, typed, given) => {
      const game = gameHere(ctx, from, given.text('game'));
      return option === 'seat' && game && game.status !== 'lobby' ? matching(ctx.eyes.seats(game.id), typed) : [];
    },
  },
  {
    group: SEAT,
    name: 'clear',
    description: 'Take a practice player out again, before the game begins (its organiser).',
    costs: 'posts',
    options: [GAME],
    run: (ctx, from, given) => {
      ctx.table.unseatPractice(from.caller, gameOf(ctx, from, given.text('game')).id);
      return say('A practice player has left.');
    },
  },
];

/** Creating, joining and steering games. */
export const gameCommand = (context: Pick<Context, 'eyes'>): Command => {
  const { lobby } = context.eyes;
  const settings = [
    whole('points', 'Victory points needed: 10 or 14.', { min: 4, max: 14 }),
    text('board', 'A ready-made board; left out, the one for the number of players.', { choices: lobby.boards }),
    text('map', 'A map string, as the usual tools make them.'),
    text('veil', 'What is kept hidden by waiting: who could answer a card.', {
      choices: [
        { key: 'cards', label: 'answers to cards and agendas (default)' },
        { key: 'everything', label: 'every answer' },
        { key: 'nothing', label: 'nothing: the fastest game' },
      ],
    }),
    whole('window', 'Hours to answer with cards and abilities, at most.', { min: 1, max: 72 }),
    yesNo('partial', 'Also deal components that are not refereed in full.'),
  ];
  const wanted = (given: Parameters<NonNullable<Command['alone']>['run']>[2]) => ({
    ...(given.number('points') !== undefined && { points: given.number('points') }),
    ...(given.text('board') && { board: given.text('board') }),
    ...(given.text('map') && { map: given.text('map') }),
    ...(given.text('veil') && { veil: given.text('veil') }),
    ...(given.number('window') !== undefined && { windowHours: given.number('window') }),
    ...(given.flag('partial') !== undefined && { partial: given.flag('partial') }),
  });
  return {
    name: 'game',
    description: 'Create, join and steer a game.',
    subcommands: [
      {
        name: 'create',
        description: `Create a game for ${lobby.players.min} to ${lobby.players.max} players; it gets a thread of its own.`,
        costs: 'threads',
        options: settings,
        run: ({ table }, from, given) => {
          if (!from.guild || !from.channel) throw new Illegal('A game is created in a channel of a server.');
          const place = { guild: from.guild, channel: from.channel, thread: null };
          const { game } = table.hostGame(
            from.caller,
            { edition: lobby.edition, settings: lobby.settings(wanted(given)), place },
            { name: from.name },
          );
          return say(
            `Game **${game}** is created and you have joined it. Its thread opens in this channel; the others join with the button there, or with \`/game join game:${game}\`.`,
          );
        },
      },
      {
        name: 'demonstration',
        description: 'See how it goes: a game of your own begins at once, with practice players on the other seats.',
        costs: 'threads',
        options: [text('faction', 'The faction you would like to play; left out, chance decides.', { complete: true })],
        run: ({ table }, from, given) => {
          if (!from.guild || !from.channel) throw new Illegal('A game is created in a channel of a server.');
          const faction = given.text('faction');
          const wishes = lobby.wishes(faction ? { faction } : {});
          // With one person there is nobody to keep waiting so that nothing can be told from it.
          const settings = lobby.settings({ veil: 'nothing' });
          const place = { guild: from.guild, channel: from.channel, thread: null };
          const { game } = table.demonstrate(from.caller, { edition: lobby.edition, settings, place }, { name: from.name, wishes });
          return say(
            `Game **${game}** begins. Its thread opens in this channel: press **Your move** there whenever it is your move. The others move by themselves.`,
          );
        },
        complete: (_ctx, _from, option, typed) => (option === 'faction' ? matching(lobby.factions, typed) : []),
      },
      {
        name: 'join',
        description: 'Join a game that has not begun, or come back to your seat in one you have left.',
        costs: 'posts',
        options: [GAME],
        run: (ctx, from, given) => {
          const game = joinable(from, here(ctx, from, given.text('game')));
          ctx.table.join(from.caller, game.id, { name: from.name });
          return say(game.status === 'lobby' ? `You have joined game ${game.id}.` : 'You are back on your seat.');
        },
      },
      {
        name: 'leave',
        description: 'Leave a game. Under way, your seat waits for somebody else.',
        costs: 'posts',
        options: [GAME],
        run: (ctx, from, given) => {
          const game = here(ctx, from, given.text('game'));
          ctx.table.leave(from.caller, game.id);
          return say(`You have left game ${game.id}.`);
        },
      },
      {
        name: 'wish',
        description: 'Say what you would like to play, before the game begins.',
        costs: 'posts',
        options: [
          text('faction', 'A faction; left out, chance decides.', { complete: true }),
          text('colour', 'A colour.', { choices: lobby.colors }),
          GAME,
        ],
        run: (ctx, from, given) => {
          const game = here(ctx, from, given.text('game'));
          const before = game.members.find((member) => member.user === from.caller.user)?.wishes;
          const faction = given.text('faction');
          const color = given.text('colour');
          ctx.table.wish(from.caller, game.id, lobby.wishes({ ...(faction && { faction }), ...(color && { color }) }, before));
          return say('Noted.');
        },
        complete: (_ctx, _from, option, typed) => (option === 'faction' ? matching(lobby.factions, typed) : []),
      },
      {
        name: 'settings',
        description: 'Change the settings of a game that has not begun (its organiser).',
        costs: 'posts',
        options: [...settings, GAME],
        run: (ctx, from, given) => {
          const game = here(ctx, from, given.text('game'));
          ctx.table.configure(from.caller, game.id, lobby.settings(wanted(given), game.settings));
          return say('The settings are changed.');
        },
      },
      {
        name: 'start',
        description: 'Begin the game (its organiser).',
        costs: 'posts',
        options: [GAME],
        run: (ctx, from, given) => {
          const game = here(ctx, from, given.text('game'));
          ctx.table.start(from.caller, game.id);
          return say('The game begins.');
        },
      },
      {
        name: 'list',
        description: 'Your games.',
        run: ({ table }, from) => {
          const games = table.games({ user: from.caller.user });
          return say(
            games.length
              ? games
                  .slice(0, 25)
                  .map((game) => `- **${game.id}**: ${game.status}`)
                  .join('\n')
              : 'You are in no game. Create one with `/game create`.',
          );
        },
      },
      {
        name: 'status',
        description: 'How the game stands, and who is waited for.',
        options: [GAME],
        run: (ctx, from, given) => say(ctx.eyes.status(here(ctx, from, given.text('game')).id)),
      },
      {
        name: 'pause',
        description: 'Pause the game: nobody is reminded (its organiser).',
        costs: 'posts',
        options: [GAME],
        run: (ctx, from, given) => {
          ctx.table.pause(from.caller, here(ctx, from, given.text('game')).id);
          return say('The game is paused.');
        },
      },
      {
        name: 'resume',
        description: 'Take a paused game up again (its organiser).',
        costs: 'posts',
        options: [GAME],
        run: (ctx, from, given) => {
          ctx.table.resume(from.caller, here(ctx, from, given.text('game')).id);
          return say('The game goes on.');
        },
      },
      {
        name: 'replace',
        description: 'Offer a seat to another person; whoever sits there is asked (the organiser).',
        costs: 'posts',
        options: [text('seat', 'Which seat.', { required: true, complete: true }), person('player', 'Who takes it.'), GAME],
        run: (ctx, from, given) => {
          const game = here(ctx, from, given.text('game'));
          const next = given.person('player');
          if (!next) throw new Illegal('Say who takes the seat.');
          const seat = given.text('seat') ?? '';
          const { request } = ctx.table.replace(from.caller, game.id, { seat, user: next.id, name: next.name });
          if (request === null) return say('Done. They are asked anew what waits for that seat.');
          return say(game.vacant.includes(seat) ? `${plain(next.name)} is asked; they have the seat when they take it.` : ASKED_FOR_SEAT);
        },
        complete: (ctx, from, option, typed, given) => {
          const game = gameHere(ctx, from, given.text('game'));
          return option === 'seat' && game && game.status !== 'lobby' ? matching(ctx.eyes.seats(game.id), typed) : [];
        },
      },
      ...seatCommands(here),
      {
        name: 'organiser',
        description: 'Ask another player to organise the game from now on.',
        costs: 'posts',
        options: [person('player', 'Who organises from now on.'), GAME],
        run: (ctx, from, given) => {
          const next = given.person('player');
          if (!next) throw new Illegal('Say who organises from now on.');
          ctx.table.appoint(from.caller, here(ctx, from, given.text('game')).id, next.id);
          return say('They are asked; until they agree you organise the game.');
        },
      },
      {
        name: 'takeover',
        description: 'Organise the game in place of somebody who has gone silent or left; the others are asked.',
        costs: 'posts',
        options: [GAME],
        run: (ctx, from, given) => {
          const outcome = ctx.table.takeOver(from.caller, here(ctx, from, given.text('game')).id);
          return say(
            outcome.request === null
              ? 'You organise the game from now on.'
              : 'The others are asked, and the organiser can say no. If nobody has after a week, give this command again, and it is done.',
          );
        },
      },
      {
        name: 'move',
        description: 'Go on with the game in this channel, in a new thread (its organiser).',
        costs: 'threads',
        options: [GAME],
        run: (ctx, from, given) => {
          if (!from.guild || !from.channel) throw new Illegal('A game is played in a channel of a server.');
          const game = here(ctx, from, given.text('game'));
          if (from.channel === placeOf(game).thread)
            throw new Illegal('The game is played here already. Give this command in the channel it is to go to.');
          // Whoever is not in that server would hear nothing any more of what is asked of them.
          if (from.guild !== placeOf(game).guild && game.members.some(({ user }) => user !== from.caller.user && !isPractice(user))) {
            throw new Illegal(
              'A game that others play stays in its server, for they might not be in this one. Give this command in another channel there.',
            );
          }
          ctx.table.move(from.caller, game.id, { guild: from.guild, channel: from.channel, thread: null });
          return say('The game goes on in a new thread in this channel.');
        },
      },
      {
        name: 'abandon',
        description: 'End the game before its time, if the others agree (its organiser).',
        costs: 'posts',
        options: [{ ...yesNo('sure', 'It cannot be taken up again.'), required: true }, GAME],
        run: (ctx, from, given) => {
          if (!given.flag('sure')) return say('Nothing is changed.');
          const { request } = ctx.table.abandon(from.caller, here(ctx, from, given.text('game')).id);
          return say(
            request === null
              ? 'The game has ended.'
              : 'The others are asked. If nobody has said no after a week, give this command again, and the game ends.',
          );
        },
      },
    ],
  };
};

export { here };
