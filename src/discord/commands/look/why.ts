import { Illegal, type SeatId } from '#engine';
import { say } from '#discord/interactions/replies.ts';
import type { Choice, FaceCommand, Sight } from '#discord/edition/edition-adapter.ts';
import { LIMITS } from '#discord/limits.ts';
import { lines } from '#text/markdown.ts';
import { playing } from '#discord/commands/guards.ts';
import { matching, text } from '#discord/commands/options.ts';

interface Asking<V extends Sight> {
  inquiries: readonly { name: string; description: string; what: string; standsFor?: readonly string[] }[];
  topics(sight: V, seat: SeatId, inquiry: string): Choice[];
  /** The answer in sentences; a single one where nothing is called so. */
  why(sight: V, seat: SeatId, inquiry: string, about: string): string[];
}

/** Players are called as everywhere, by what they play, colour and name. */
function withPlayers(sight: Sight, topics: Choice[]): Choice[] {
  const seats = sight.seats();
  return topics.map((topic) => seats.find(({ key }) => key === topic.key) ?? topic);
}

/** "Why not?": answered by the same checks that refuse it, to the one who asks alone. */
export const whyCommandOf = <V extends Sight>({ inquiries, topics, why }: Asking<V>): FaceCommand<V> => ({
  name: 'why',
  description: 'Why something cannot be done just now, and which rule says so.',
  subcommands: inquiries.map((inquiry) => ({
    name: inquiry.name,
    description: inquiry.description,
    ...(inquiry.standsFor && { standsFor: inquiry.standsFor }),
    options: [text('about', inquiry.what, { required: true, complete: true })],
    run: (at, given) => {
      const { sight, seat } = playing(at);
      const answer = why(sight, seat, inquiry.name, given.text('about') ?? '');
      if (answer.length === 1) throw new Illegal(answer[0]);
      return say(lines(answer, LIMITS.content));
    },
    complete: ({ seen, seat }, _option, typed) =>
      seat !== undefined && seen.game.status === 'running'
        ? matching(withPlayers(seen.sight, topics(seen.sight, seat, inquiry.name)), typed)
        : [],
  })),
});
