import { begun, playing } from '../../../../discord/commands/at.ts';
import { matching, text, whole } from '../../../../discord/commands/options.ts';
import { say, shown } from '../../../../discord/context.ts';
import type { FaceCommand } from '../../../../discord/face.ts';
import { handOf } from '../../../../discord/hand.ts';
import { LIMITS } from '../../../../discord/limits.ts';
import { lines, plain } from '../../../../discord/text.ts';
import { Illegal } from '../../../../engine/index.ts';
import { inquiries, why } from '../../rules/why.ts';
import type { FourthSight } from '../sight.ts';
import { upper } from '../../../../words/sentences.ts';

/** What can be looked at in this edition. */
export const lookingCommands: FaceCommand<FourthSight>[] = [
  {
    name: 'board',
    description: 'The board, or a part of it drawn large.',
    alone: {
      costs: 'pictures',
      options: [
        text('system', 'Draw this system and its surroundings large.', { complete: true }),
        whole('rings', 'How far around it.', { min: 0, max: 3 }),
      ],
      run: async (at, given) => {
        const sight = begun(at);
        const system = given.text('system');
        const { user } = at.from.caller;
        return shown(sight.status(), system ? sight.closeUp(system, given.number('rings') ?? 1, user) : sight.board(user));
      },
      complete: ({ seen }, option, typed) =>
        option === 'system' && seen.game.status !== 'lobby' ? matching(seen.sight.positions(), typed) : [],
    },
  },
  {
    name: 'player',
    description: 'One player’s area.',
    alone: {
      costs: 'pictures',
      options: [text('seat', 'Whose; left out, your own.', { complete: true })],
      run: async (at, given) => {
        const sight = begun(at);
        const wanted = given.text('seat') ?? at.seat;
        const found = sight.seats().find((one) => one.key === wanted || one.label.toLowerCase() === wanted?.toLowerCase());
        if (!found) throw new Illegal('Say whose area you would like to see.');
        return shown(plain(upper(found.label)), sight.player(found.key, at.from.caller.user));
      },
      complete: ({ seen }, option, typed) => (option === 'seat' && seen.game.status !== 'lobby' ? matching(seen.sight.seats(), typed) : []),
    },
  },
  {
    name: 'hand',
    description: 'Your cards, objectives and promissory notes; only you see them.',
    alone: { run: (at) => handOf(at.context, at.from, at.seen, playing(at).seat) },
  },
];

/** "Why not?": answered by the same checks that refuse it, to the one who asks alone. */
export const whyCommand: FaceCommand<FourthSight> = {
  name: 'why',
  description: 'Why something cannot be done just now, and which rule says so.',
  subcommands: inquiries.map((inquiry) => ({
    name: inquiry.name,
    description: inquiry.description,
    options: [text('about', inquiry.what, { required: true, complete: true })],
    run: (at, given) => {
      const { sight, seat } = playing(at);
      return say(lines(why(sight.game, seat, inquiry.name, given.text('about') ?? ''), LIMITS.content));
    },
    complete: ({ seen, seat }, _option, typed) =>
      seat !== undefined && seen.game.status === 'running' ? matching(inquiry.topics(seen.sight.game, seat), typed) : [],
  })),
};

/** The chances of a combat, to the one who asks alone: what somebody thinks of attacking is nobody else's business. */
export const oddsCommand: FaceCommand<FourthSight> = {
  name: 'odds',
  description: 'The chances of a combat in a system; only you see them.',
  alone: {
    costs: 'pictures',
    options: [
      text('system', 'Where.', { required: true, complete: true }),
      text('attacker', 'Units to attack with, as “3 cruiser, 2 fighter”; left out, all of yours that could be there.'),
      text('defender', 'Units to defend with, as “1 dreadnought, 4 infantry, 1 pds”; left out, what is there.'),
    ],
    run: async (at, given) => {
      const { sight, seat } = playing(at);
      const system = given.text('system');
      if (!system) throw new Illegal('Say which system you mean.');
      const [attacker, defender] = [given.text('attacker'), given.text('defender')];
      const asked = { system, ...(attacker && { attacker }), ...(defender && { defender }) };
      return say(lines(await sight.odds(seat, asked, at.from.caller.user), LIMITS.content));
    },
    complete: ({ seen }, option, typed) =>
      option === 'system' && seen.game.status !== 'lobby' ? matching(seen.sight.positions(), typed) : [],
  },
};
