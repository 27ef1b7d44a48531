import type { Eyes } from '../eyes.ts';
import { say } from '../context.ts';
import { gameHere } from '../seen.ts';
import { lines } from '../text.ts';
import { LIMITS } from '../limits.ts';
import { GAME, matching, text, type Command } from './command.ts';
import { playing } from './look.ts';

/** "Why not?": answered by the same checks that refuse it, to the one who asks alone. */
export const whyCommand = (inquiries: Eyes['inquiries']): Command => ({
  name: 'why',
  description: 'Why something cannot be done just now, and which rule says so.',
  subcommands: inquiries.map((inquiry) => ({
    name: inquiry.name,
    description: inquiry.description,
    options: [text('about', inquiry.what, { required: true, complete: true }), GAME],
    run: (context, from, given) => {
      const { game, seat } = playing(context, from, given);
      return say(lines(context.eyes.why(game.id, seat, inquiry.name, given.text('about') ?? ''), LIMITS.content));
    },
    complete: (context, from, _option, typed, given) => {
      const game = gameHere(context, from, given.text('game'));
      const seat = game?.members.find((member) => member.user === from.caller.user)?.seat;
      return game && seat && game.status === 'running' ? matching(context.eyes.topics(game.id, seat, inquiry.name), typed) : [];
    },
  })),
});
