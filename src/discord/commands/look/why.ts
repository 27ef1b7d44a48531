import { Illegal, type SeatId } from '#engine';
import { textReply } from '#discord/interactions/replies.ts';
import type { GameCommand } from '#discord/edition/edition-adapter.ts';
import type { Choice, GamePresenter } from '#discord/edition/game-presenter.ts';
import { LIMITS } from '#discord/limits.ts';
import { joinWithinLimit } from '#text/markdown.ts';
import { resolvePlayer } from '#discord/commands/guards.ts';
import { matchChoices, textOption } from '#discord/commands/options.ts';

interface InquiryProvider<G> {
  inquiries: readonly {
    name: string;
    description: string;
    topicPrompt: string;
    aliases?: readonly string[];
    topics(game: G, seat: SeatId): Choice[];
  }[];
  /** Returns the answer in sentences; a single sentence means that the topic is unknown. */
  answer(game: G, seat: SeatId, inquiry: string, about: string): string[];
}

/** Replaces topics that are seats by the usual seat choices, with faction, color and name. */
function withPlayers(presenter: GamePresenter, topics: Choice[]): Choice[] {
  const seats = presenter.seatChoices();
  return topics.map((topic) => seats.find(({ key }) => key === topic.key) ?? topic);
}

/** Creates `/why`, which explains privately why something is illegal, from the same checks that refuse it. */
export const createWhyCommand = <V extends GamePresenter & { game: unknown }>({
  inquiries,
  answer,
}: InquiryProvider<V['game']>): GameCommand<V> => ({
  name: 'why',
  description: 'Ask why something is not possible now, and which rule says so.',
  subcommands: inquiries.map((inquiry) => ({
    name: inquiry.name,
    description: inquiry.description,
    ...(inquiry.aliases && { equivalents: inquiry.aliases }),
    options: [textOption('about', inquiry.topicPrompt, { required: true, complete: true })],
    run: (at, given) => {
      const { presenter, seat } = resolvePlayer(at);
      const lines = answer(presenter.game, seat, inquiry.name, given.text('about') ?? '');
      if (lines.length === 1) throw new Illegal(lines[0]);
      return textReply(joinWithinLimit(lines, LIMITS.content));
    },
    complete: ({ loaded, seat }, _option, typed) =>
      seat !== undefined && loaded.info.status === 'running'
        ? matchChoices(withPlayers(loaded.presenter, inquiry.topics(loaded.presenter.game, seat)), typed)
        : [],
  })),
});
