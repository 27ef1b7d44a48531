import { Illegal, type SeatId } from '#engine';
import type { UserId } from '#service';
import { replyWithPictures, type Reply } from '#discord/interactions/replies.ts';
import type { GameInteraction, GameCommand } from '#discord/edition/edition-adapter.ts';
import type { Choice } from '#discord/edition/game-presenter.ts';
import { cardsCommand, type CardsPresenter } from './card-commands.ts';
import { showReach, type ReachPresenter } from './reach.ts';
import { showHand } from './show-hand.ts';
import type { Picture } from '#discord/messages/message.ts';
import { resolveStartedGame, resolvePlayer } from '#discord/commands/guards.ts';
import { matchChoices, textOption, integerOption } from '#discord/commands/options.ts';
import { systemChoices } from '#discord/input/resolve-system.ts';
import { formatPlayers, resolveSeat } from '#discord/commands/seat-option.ts';
import { LIMITS } from '#discord/limits.ts';
import { truncate } from '#text/markdown.ts';

// Commands to see the board, a player's area and technologies, and the user's own hand.

/** The presenter that these commands need. */
export interface TablePresenter extends CardsPresenter, ReachPresenter {
  /** Describes the map in lines below the status, if the edition has more than one. */
  describeMap?(): string[];
  /** Draws some systems and `rings` rings around them. */
  drawPart(systems: string[], rings: number, by?: UserId): Promise<Picture[]>;
  drawSheet(seat: SeatId, by: UserId): Promise<Picture[]>;
  /** Formats a player's area as text, in parts. */
  formatSheet(seat: SeatId): { head: string; parts: string[] };
  drawTechnologies(seat: SeatId, by: UserId): Promise<Picture[]>;
  formatTechnologies(seat: SeatId): string;
}

type Here = GameInteraction<TablePresenter>;

/** Completes an option; returns no choices before the game begins. */
const completeStarted = ({ loaded }: Here, typed: string, list: (presenter: TablePresenter) => Choice[]): Choice[] =>
  loaded.info.status === 'lobby' ? [] : matchChoices(list(loaded.presenter), typed);

/** Creates an option that names a player, with its completion. */
const playerOption = (name: string, description: string) => ({
  options: [textOption(name, description, { complete: true })],
  complete: (at: Here, _option: string, typed: string) =>
    completeStarted(at, typed, (presenter) => presenter.seatChoices()),
});

/**
 * Resolves the named seat, or the user's own if none is named. Throws Illegal if the game has not begun, no seat
 * matches, or a spectator names none.
 */
function resolveSeatOption(at: Here, named: string | undefined): { presenter: TablePresenter; seat: SeatId } {
  const presenter = resolveStartedGame(at);
  const seat = resolveSeat(at, named);
  if (seat === null)
    throw new Illegal(`You are not playing in this game, so choose a player: ${formatPlayers(presenter)}.`);
  return { presenter, seat };
}

/** Replies with a heading, pictures and an embed for each text part. */
async function replyWithEmbeds(head: string, pictures: Promise<Picture[]>, parts: readonly string[]): Promise<Reply> {
  const { message } = await replyWithPictures(head, pictures);
  return { message: { content: head, ...message, embeds: parts.map((description) => ({ description })) } };
}

const boardCommand: GameCommand<TablePresenter> = {
  name: 'board',
  description: 'Show the board, a part of it up close, or the distances to a system.',
  leaf: {
    quota: 'pictures',
    options: [
      textOption('system', 'Which system up close? Number or planet name.', { complete: true }),
      integerOption('rings', 'Number of rings around that system. Default: 1.', { min: 0, max: 3 }),
      textOption('reach', 'Distance in moves to which system? Number or planet name.', { complete: true }),
    ],
    complete: (at, option, typed) =>
      option === 'system' || option === 'reach'
        ? completeStarted(at, typed, (presenter) => systemChoices(presenter.namedSystems()))
        : [],
    run: (at, given) => {
      const presenter = resolveStartedGame(at);
      const towards = given.text('reach');
      if (towards) return showReach(at, presenter, towards);
      const named = given.text('system');
      const { user } = at.origin.caller;
      if (!named)
        return replyWithPictures(
          [presenter.status(), ...(presenter.describeMap?.() ?? [])].join('\n'),
          presenter.drawBoard(user),
        );
      return replyWithPictures(
        presenter.status(),
        presenter.drawPart([presenter.resolveSystem(named)], given.number('rings') ?? 1, user),
      );
    },
  },
};

const playerCommand: GameCommand<TablePresenter> = {
  name: 'player',
  description: "Show a player's area.",
  leaf: {
    quota: 'pictures',
    ...playerOption('seat', 'Whose area? Default: yours.'),
    run: (at, given) => {
      const { presenter, seat } = resolveSeatOption(at, given.text('seat'));
      const { head, parts } = presenter.formatSheet(seat);
      return replyWithEmbeds(head, presenter.drawSheet(seat, at.origin.caller.user), parts);
    },
  },
};

const technologyCommand: GameCommand<TablePresenter> = {
  name: 'technology',
  description: "Show a player's technologies and what they can gain next.",
  leaf: {
    quota: 'pictures',
    ...playerOption('player', 'Whose technologies? Default: yours.'),
    run: (at, given) => {
      const { presenter, seat } = resolveSeatOption(at, given.text('player'));
      return replyWithEmbeds(
        presenter.formatSheet(seat).head,
        presenter.drawTechnologies(seat, at.origin.caller.user),
        [presenter.formatTechnologies(seat)],
      );
    },
  },
};

/** The presenter that `/objectives` needs. */
export interface ObjectivesPresenter extends TablePresenter {
  /**
   * Formats everyone's progress on public objectives. For a viewer, adds full progress of `of` and the viewer's secret
   * objectives.
   */
  formatObjectives(viewer: SeatId | null, of: SeatId | null): string[];
}

/** `/objectives`, for an edition that has them. */
export const objectivesCommand: GameCommand<ObjectivesPresenter> = {
  name: 'objectives',
  description: "Show all players' progress on objectives. Only you see your secret ones.",
  leaf: {
    ...playerOption('player', 'Whose progress in detail? Default: yours.'),
    run: (at, given) => {
      const seat = resolveSeat(at, given.text('player'));
      const [content = '', ...own] = resolveStartedGame(at).formatObjectives(at.seat ?? null, seat);
      return {
        message: {
          content: truncate(content, LIMITS.content),
          embeds: own.map((description) => ({ description: truncate(description, LIMITS.embedDescription) })),
        },
      };
    },
  },
};

/** Creates these commands. `held`: description of `/hand`; `more`: commands of the edition that stand before it. */
export const createTableCommands = <V extends TablePresenter>(
  held: string,
  ...more: GameCommand<V>[]
): GameCommand<V>[] => [
  boardCommand,
  playerCommand,
  technologyCommand,
  ...more,
  {
    name: 'hand',
    description: held,
    leaf: { run: (at) => showHand(at.context, at.origin, at.loaded, resolvePlayer(at).seat) },
  },
  cardsCommand,
];
