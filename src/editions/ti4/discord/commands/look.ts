import { resolveStartedGame, resolvePlayer } from '#discord/commands/guards.ts';
import { createOddsCommand } from '#discord/commands/look/odds.ts';
import { matchChoices, textOption, integerOption } from '#discord/commands/options.ts';
import { formatPlayers, resolveSeat } from '#discord/commands/seat-option.ts';
import { createWhyCommand } from '#discord/commands/look/why.ts';
import { replyWithPictures } from '#discord/interactions/replies.ts';
import type { GameCommand } from '#discord/edition/edition-adapter.ts';
import { showHand } from '#discord/commands/look/show-hand.ts';
import { LIMITS } from '#discord/limits.ts';
import { truncate } from '#text/markdown.ts';
import { Illegal } from '#engine';
import { inquiries, answerInquiry } from '#ti4/rules/explain/inquiries.ts';
import { formatGameMap } from '#ti4/service/map-setting.ts';
import type { FourthEditionPresenter } from '#ti4/discord/presenter.ts';
import { normalizeUnits } from '#ti4/discord/input/parse-units.ts';

/** Commands that show parts of a game. */
export const lookCommands: GameCommand<FourthEditionPresenter>[] = [
  {
    name: 'board',
    description: 'The board, or a part of it drawn large.',
    leaf: {
      quota: 'pictures',
      options: [
        textOption('system', 'Draw this system and its surroundings large.', { complete: true }),
        integerOption('rings', 'How far around it.', { min: 0, max: 3 }),
      ],
      run: async (at, given) => {
        const sight = resolveStartedGame(at);
        const typed = given.text('system');
        const system = typed && sight.resolveSystem(typed);
        const { user } = at.origin.caller;
        if (system) return replyWithPictures(sight.status(), sight.drawPart(system, given.number('rings') ?? 1, user));
        return replyWithPictures([sight.status(), ...formatGameMap(sight.game)].join('\n'), sight.drawBoard(user));
      },
      complete: ({ loaded }, option, typed) =>
        option === 'system' && loaded.info.status !== 'lobby'
          ? matchChoices(loaded.presenter.systemChoices(), typed)
          : [],
    },
  },
  {
    name: 'player',
    description: 'One player’s area.',
    leaf: {
      quota: 'pictures',
      options: [textOption('seat', 'Whose area? Left out, your own.', { complete: true })],
      run: async (at, given) => {
        const sight = resolveStartedGame(at);
        const wanted = resolveSeat(at, given.text('seat'));
        const found = sight.seatChoices().find(({ key }) => key === wanted);
        if (!found) throw new Illegal(`Say whose area you would like to see: ${formatPlayers(sight)}.`);
        const { head, parts } = sight.formatSheet(found.key);
        const reply = await replyWithPictures(head, sight.drawSheet(found.key, at.origin.caller.user));
        return {
          ...reply,
          message: { content: head, ...reply.message, embeds: parts.map((description) => ({ description })) },
        };
      },
      complete: ({ loaded }, option, typed) =>
        option === 'seat' && loaded.info.status !== 'lobby' ? matchChoices(loaded.presenter.seatChoices(), typed) : [],
    },
  },
  {
    name: 'technology',
    description: 'A player’s technologies: what is owned, what could be researched next, and what that opens.',
    leaf: {
      quota: 'pictures',
      options: [textOption('player', 'Whose technologies? Left out, your own.', { complete: true })],
      run: async (at, given) => {
        const sight = resolveStartedGame(at);
        const seat = resolveSeat(at, given.text('player'));
        if (seat === null) throw new Illegal(`Say whose technologies you would like to see: ${formatPlayers(sight)}.`);
        const { head } = sight.formatSheet(seat);
        const { user } = at.origin.caller;
        const reply = await replyWithPictures(head, sight.drawTechnologies(seat, user));
        return {
          ...reply,
          message: { content: head, ...reply.message, embeds: [{ description: sight.formatTechnologies(seat) }] },
        };
      },
      complete: ({ loaded }, option, typed) =>
        option === 'player' && loaded.info.status !== 'lobby'
          ? matchChoices(loaded.presenter.seatChoices(), typed)
          : [],
    },
  },
  {
    name: 'objectives',
    description: 'How far everybody is with each objective; your own secret ones are shown only to you.',
    leaf: {
      options: [textOption('player', 'Who is looked at more closely? Left out, you.', { complete: true })],
      run: (at, given) => {
        const sight = resolveStartedGame(at);
        const [content = '', ...own] = sight.formatObjectives(at.seat ?? null, resolveSeat(at, given.text('player')));
        return {
          message: {
            content,
            embeds: own.map((description) => ({ description: truncate(description, LIMITS.embedDescription) })),
          },
        };
      },
      complete: ({ loaded }, option, typed) =>
        option === 'player' && loaded.info.status !== 'lobby'
          ? matchChoices(loaded.presenter.seatChoices(), typed)
          : [],
    },
  },
  {
    name: 'hand',
    description: 'Your cards, objectives and promissory notes; only you see them.',
    leaf: { run: (at) => showHand(at.context, at.origin, at.loaded, resolvePlayer(at).seat) },
  },
];

export const whyCommand = createWhyCommand<FourthEditionPresenter>({
  inquiries,
  topics: ({ game }, seat, name) => inquiries.find((one) => one.name === name)?.topics(game, seat) ?? [],
  why: ({ game }, seat, name, about) => answerInquiry(game, seat, name, about),
});

export const oddsCommand = createOddsCommand<FourthEditionPresenter>({
  examples: { attacker: '“3 cruiser, 2 fighter”', defender: '“1 dreadnought, 4 infantry, 1 pds”' },
  systems: (sight) => sight.systemChoices(),
  battleSites: (sight, seat) => sight.battleSites(seat),
  units: ({ game }, seat, option, typed) => normalizeUnits(game, seat, option, typed),
  odds: (sight, seat, asked, user) => sight.calculateOdds(seat, asked, user),
});
