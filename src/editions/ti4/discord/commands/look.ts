import { begun, playing } from '#discord/commands/guards.ts';
import { oddsCommandOf } from '#discord/commands/look/odds.ts';
import { matching, text, whole } from '#discord/commands/options.ts';
import { playersOf, seatMeant } from '#discord/commands/seat-option.ts';
import { whyCommandOf } from '#discord/commands/look/why.ts';
import { shown } from '#discord/interactions/replies.ts';
import type { FaceCommand } from '#discord/edition/edition-adapter.ts';
import { handOf } from '#discord/commands/look/show-hand.ts';
import { LIMITS } from '#discord/limits.ts';
import { clip } from '#text/markdown.ts';
import { Illegal } from '#engine';
import { inquiries, why } from '#ti4/rules/explain/inquiries.ts';
import { gameString } from '#ti4/service/map-setting.ts';
import type { FourthSight } from '#ti4/discord/presenter.ts';
import { unitsTyped } from '#ti4/discord/input/parse-units.ts';

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
        if (system) return shown(sight.status(), sight.closeUp(system, given.number('rings') ?? 1, user));
        return shown([sight.status(), ...gameString(sight.game)].join('\n'), sight.board(user));
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
        return {
          ...reply,
          message: { content: head, ...reply.message, embeds: parts.map((description) => ({ description })) },
        };
      },
      complete: ({ seen }, option, typed) =>
        option === 'seat' && seen.game.status !== 'lobby' ? matching(seen.sight.seats(), typed) : [],
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
        return {
          ...reply,
          message: { content: head, ...reply.message, embeds: [{ description: sight.technologies(seat) }] },
        };
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
          message: {
            content,
            embeds: own.map((description) => ({ description: clip(description, LIMITS.embedDescription) })),
          },
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

export const whyCommand = whyCommandOf<FourthSight>({
  inquiries,
  topics: ({ game }, seat, name) => inquiries.find((one) => one.name === name)?.topics(game, seat) ?? [],
  why: ({ game }, seat, name, about) => why(game, seat, name, about),
});

export const oddsCommand = oddsCommandOf<FourthSight>({
  like: { attacker: '“3 cruiser, 2 fighter”', defender: '“1 dreadnought, 4 infantry, 1 pds”' },
  systems: (sight) => sight.positions(),
  fights: (sight, seat) => sight.fights(seat),
  units: ({ game }, seat, option, typed) => unitsTyped(game, seat, option, typed),
  odds: (sight, seat, asked, user) => sight.odds(seat, asked, user),
});
