import type { Fact } from '../../engine/index.ts';
import { Illegal } from '../../table/index.ts';
import { handOf } from '../hand.ts';
import type { From } from '../place.ts';
import type { SeenGame } from '../in-view.ts';
import { say, seatOf, shown, type Context } from '../context.ts';
import { nextQuestion } from '../questions.ts';
import { gameHere } from '../seen.ts';
import { plain, upper } from '../text.ts';
import { GAME, matching, text, whole, type Command, type Given } from './command.ts';
import { here } from './game.ts';

/** A game that has begun, and the seat of the one who asks where they have one. */
export function running(context: Context, from: From, given: Given) {
  const game = here(context, from, given.text('game'));
  if (game.status === 'lobby') throw new Illegal('The game has not begun yet.');
  return { game, seat: seatOf(game, from.caller.user) };
}

/** As `running`, for somebody who plays. */
export function playing(context: Context, from: From, given: Given) {
  const { game, seat } = running(context, from, given);
  if (seat === undefined) throw new Illegal('You are not playing in this game.');
  return { game, seat };
}

/** So many commands are looked through at once. */
const AT_ONCE = 50;

/**
 * What a viewer may know of the last so many moves. Only moves that tell them something count: how many others lie in between (a table that
 * declines for somebody, an offer between two others) would tell on what is hidden.
 */
function lately({ table, eyes }: Context, { id, head }: SeenGame, viewer: string | null, moves: number): Fact[] {
  const found: Fact[][] = [];
  for (let to = head; to > 0 && found.length < moves; to -= AT_ONCE) {
    const byCommand = new Map<number, Fact[]>();
    for (const { command, fact } of table.facts(id, Math.max(1, to - AT_ONCE + 1), to))
      byCommand.set(command, [...(byCommand.get(command) ?? []), fact]);
    found.unshift(...[...byCommand.values()].filter((facts) => eyes.narrate(id, facts, viewer).length));
  }
  return found.slice(-moves).flat();
}

export const lookCommands: Command[] = [
  {
    name: 'board',
    description: 'The board, or a part of it drawn large.',
    alone: {
      costs: 'pictures',
      options: [
        text('system', 'Draw this system and its surroundings large.', { complete: true }),
        whole('rings', 'How far around it.', { min: 0, max: 3 }),
        GAME,
      ],
      run: async (context, from, given) => {
        const { game } = running(context, from, given);
        const system = given.text('system');
        const { user } = from.caller;
        const pictures = system
          ? context.eyes.closeUp(game.id, system, given.number('rings') ?? 1, user)
          : context.eyes.board(game.id, user);
        return shown(context.eyes.status(game.id), pictures);
      },
      complete: (context, from, option, typed, given) => {
        const game = gameHere(context, from, given.text('game'));
        return option === 'system' && game && game.status !== 'lobby' ? matching(context.eyes.positions(game.id), typed) : [];
      },
    },
  },
  {
    name: 'player',
    description: 'One player’s area.',
    alone: {
      costs: 'pictures',
      options: [text('seat', 'Whose; left out, your own.', { complete: true }), GAME],
      run: async (context, from, given) => {
        const { game, seat } = running(context, from, given);
        const wanted = given.text('seat') ?? seat;
        const found = context.eyes.seats(game.id).find((one) => one.key === wanted || one.label.toLowerCase() === wanted?.toLowerCase());
        if (!found) throw new Illegal('Say whose area you would like to see.');
        return shown(plain(upper(found.label)), context.eyes.player(game.id, found.key, from.caller.user));
      },
      complete: (context, from, option, typed, given) => {
        const game = gameHere(context, from, given.text('game'));
        return option === 'seat' && game && game.status !== 'lobby' ? matching(context.eyes.seats(game.id), typed) : [];
      },
    },
  },
  {
    name: 'hand',
    description: 'Your cards, objectives and promissory notes; only you see them.',
    alone: {
      options: [GAME],
      run: (context, from, given) => {
        const { game, seat } = playing(context, from, given);
        return handOf(context, from, game.id, seat);
      },
    },
  },
  {
    name: 'scores',
    description: 'Points, objectives and who has scored them.',
    alone: { options: [GAME], run: (context, from, given) => say(context.eyes.scores(running(context, from, given).game.id)) },
  },
  {
    name: 'next',
    description: 'What waits for you, to answer by buttons.',
    alone: {
      options: [GAME],
      run: (context, from, given) => ({ ...nextQuestion(context, from, playing(context, from, given).game.id), update: false }),
    },
  },
  {
    name: 'history',
    description: 'What has happened lately.',
    alone: {
      options: [whole('moves', 'How many of the last moves.', { min: 1, max: 50 }), GAME],
      run: (context, from, given) => {
        const { game, seat } = running(context, from, given);
        const said = context.eyes.narrate(game.id, lately(context, game, seat ?? null, given.number('moves') ?? 15), seat ?? null);
        return say(
          said.length
            ? said
                .slice(-30)
                .map((line) => `- ${line}`)
                .join('\n')
            : 'Nothing has happened yet.',
        );
      },
    },
  },
  {
    name: 'undo',
    description: 'Take back your last move; the others are asked unless it was your own open choice alone.',
    alone: {
      costs: 'posts',
      options: [GAME],
      run: (context, from, given) => {
        const outcome = context.table.undo(from.caller, playing(context, from, given).game.id);
        return say(
          outcome.request === null
            ? 'Taken back.'
            : 'Something was rolled or seen since, or others have moved: the other players are asked whether it may be taken back.',
        );
      },
    },
  },
  {
    name: 'help',
    description: 'How to play here, or what the rules say of a thing.',
    alone: {
      options: [text('about', 'A component or a matter of the rules.', { complete: true })],
      reads: true,
      run: (context, _from, given) => {
        const about = given.text('about');
        return say(about ? context.eyes.rule(about) : HELP);
      },
      complete: (context, _from, _option, typed) => context.eyes.rules(typed),
    },
  },
];

const HELP = [
  '**Playing with Custodian**',
  '- **Your move** under any message of the game shows what you are asked; everything can be done with its buttons.',
  '- `/next` does the same; every answer also has a command of its own, as `/move fleet` or `/vote for`, which completes what is legal.',
  '- `/hand` shows your cards, only to you. `/board` draws the board, `/board system:205` a part of it.',
  '- `/odds system:205` tells only you the chances of a combat there.',
  '- `/trade offer` proposes a transaction; the other accepts it with a button.',
  '- `/undo` takes back your last move. Unless it was your own open choice and nothing came of it, the others are asked first.',
  '- `/settings` sets your time zone, quiet hours and reminders. `/orders` passes for you where you never want to answer.',
  '- `/why` says why something cannot be done just now, and which rule says so. `/help about:` explains any component.',
].join('\n');
