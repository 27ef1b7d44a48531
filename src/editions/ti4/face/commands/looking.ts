import { begun, playing } from '../../../../discord/commands/at.ts';
import { matching, text, whole } from '../../../../discord/commands/options.ts';
import { playersOf, seatMeant } from '../../../../discord/commands/whose.ts';
import { say, shown } from '../../../../discord/context.ts';
import type { Choice, FaceCommand } from '../../../../discord/face.ts';
import { handOf } from '../../../../discord/hand.ts';
import { LIMITS } from '../../../../discord/limits.ts';
import { clip, lines } from '../../../../discord/text.ts';
import { Illegal, type SeatId } from '../../../../engine/index.ts';
import { inquiries, NOTHING_CALLED_SO, why } from '../../rules/why.ts';
import type { FourthSight } from '../sight.ts';
import { unitsTyped } from '../units-typed.ts';

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
        const typed = given.text('system');
        const system = typed && sight.systemMeant(typed);
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
      options: [text('seat', 'Whose area? Left out, your own.', { complete: true })],
      run: async (at, given) => {
        const sight = begun(at);
        const wanted = seatMeant(at, given.text('seat'));
        const found = sight.seats().find(({ key }) => key === wanted);
        if (!found) throw new Illegal(`Say whose area you would like to see: ${playersOf(sight)}.`);
        const { head, parts } = sight.sheet(found.key);
        const reply = await shown(head, sight.player(found.key, at.from.caller.user));
        return { ...reply, message: { content: head, ...reply.message, embeds: parts.map((description) => ({ description })) } };
      },
      complete: ({ seen }, option, typed) => (option === 'seat' && seen.game.status !== 'lobby' ? matching(seen.sight.seats(), typed) : []),
    },
  },
  {
    name: 'technology',
    description: 'A player’s technologies: what is owned, what could be researched next, and what that opens.',
    alone: {
      costs: 'pictures',
      options: [text('player', 'Whose technologies? Left out, your own.', { complete: true })],
      run: async (at, given) => {
        const sight = begun(at);
        const seat = seatMeant(at, given.text('player'));
        if (seat === null) throw new Illegal(`Say whose technologies you would like to see: ${playersOf(sight)}.`);
        const { head } = sight.sheet(seat);
        const { user } = at.from.caller;
        const reply = await shown(head, sight.technologyTree(seat, user));
        return { ...reply, message: { content: head, ...reply.message, embeds: [{ description: sight.technologies(seat) }] } };
      },
      complete: ({ seen }, option, typed) =>
        option === 'player' && seen.game.status !== 'lobby' ? matching(seen.sight.seats(), typed) : [],
    },
  },
  {
    name: 'objectives',
    description: 'How far everybody is with each objective; your own secret ones are shown only to you.',
    alone: {
      options: [text('player', 'Who is looked at more closely? Left out, you.', { complete: true })],
      run: (at, given) => {
        const sight = begun(at);
        const [content = '', ...own] = sight.objectives(at.seat ?? null, seatMeant(at, given.text('player')));
        return {
          message: { content, embeds: own.map((description) => ({ description: clip(description, LIMITS.embedDescription) })) },
        };
      },
      complete: ({ seen }, option, typed) =>
        option === 'player' && seen.game.status !== 'lobby' ? matching(seen.sight.seats(), typed) : [],
    },
  },
  {
    name: 'hand',
    description: 'Your cards, objectives and promissory notes; only you see them.',
    alone: { run: (at) => handOf(at.context, at.from, at.seen, playing(at).seat) },
  },
];

/** Players are called as everywhere, by faction, colour and name. */
function withPlayers(sight: FourthSight, topics: Choice[]): Choice[] {
  const seats = sight.seats();
  return topics.map((topic) => seats.find(({ key }) => key === topic.key) ?? topic);
}

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
      const answer = why(sight.game, seat, inquiry.name, given.text('about') ?? '');
      if (answer[0] === NOTHING_CALLED_SO) throw new Illegal(NOTHING_CALLED_SO);
      return say(lines(answer, LIMITS.content));
    },
    complete: ({ seen, seat }, _option, typed) =>
      seat !== undefined && seen.game.status === 'running'
        ? matching(withPlayers(seen.sight, inquiry.topics(seen.sight.game, seat)), typed)
        : [],
  })),
};

/** The chances of a combat, to the one who asks alone: what somebody thinks of attacking is nobody else's business. */
export const oddsCommand: FaceCommand<FourthSight> = {
  name: 'odds',
  description: 'The chances of a combat in a system; only you see them.',
  alone: {
    costs: 'pictures',
    options: [
      text('system', 'Which system?', { required: true, complete: true }),
      text('attacker', 'Units to attack with, as “3 cruiser, 2 fighter”; left out, all of yours that could be there.'),
      text('defender', 'Units to defend with, as “1 dreadnought, 4 infantry, 1 pds”; left out, what is there.'),
    ],
    run: async (at, given) => {
      const { sight, seat } = playing(at);
      const system = given.text('system');
      if (!system) throw new Illegal('Say which system you mean.');
      const list = (option: string): string | undefined => {
        const typed = given.text(option);
        return typed && unitsTyped(sight.game, seat, option, typed);
      };
      const [attacker, defender] = [list('attacker'), list('defender')];
      const asked = { system, ...(attacker && { attacker }), ...(defender && { defender }) };
      return say(lines(await sight.odds(seat, asked, at.from.caller.user), LIMITS.content));
    },
    complete: ({ seen, seat }, option, typed) => {
      if (option !== 'system' || seen.game.status === 'lobby') return [];
      return typed === '' && seat !== undefined ? fightsFirst(seen.sight, seat) : matching(seen.sight.positions(), typed);
    },
  },
};

/** All systems, those first where a combat of this player is or may be about to be. */
function fightsFirst(sight: FourthSight, seat: SeatId): Choice[] {
  const near = sight.fights(seat);
  const all = sight.positions();
  return [
    ...near.flatMap(({ key, hint }) => all.filter((one) => one.key === key).map((one) => ({ ...one, hint }))),
    ...all.filter(({ key }) => !near.some((one) => one.key === key)),
  ];
}
