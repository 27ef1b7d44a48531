import { Illegal } from '../../table/index.ts';
import { say } from '../context.ts';
import { LIMITS } from '../limits.ts';
import { gameHere } from '../seen.ts';
import { lines } from '../text.ts';
import { GAME, matching, text, type Command } from './command.ts';
import { playing } from './look.ts';

/** The chances of a combat, to the one who asks alone: what somebody thinks of attacking is nobody else's business. */
export const oddsCommand: Command = {
  name: 'odds',
  description: 'The chances of a combat in a system; only you see them.',
  alone: {
    costs: 'pictures',
    options: [
      text('system', 'Where.', { required: true, complete: true }),
      text('attacker', 'Units to attack with, as “3 cruiser, 2 fighter”; left out, all of yours that could be there.'),
      text('defender', 'Units to defend with, as “1 dreadnought, 4 infantry, 1 pds”; left out, what is there.'),
      GAME,
    ],
    run: async (context, from, given) => {
      const { game, seat } = playing(context, from, given);
      const system = given.text('system');
      if (!system) throw new Illegal('Say which system you mean.');
      const [attacker, defender] = [given.text('attacker'), given.text('defender')];
      return say(
        lines(
          await context.eyes.odds(
            game.id,
            seat,
            { system, ...(attacker && { attacker }), ...(defender && { defender }) },
            from.caller.user,
          ),
          LIMITS.content,
        ),
      );
    },
    complete: (context, from, option, typed, given) => {
      const game = gameHere(context, from, given.text('game'));
      return option === 'system' && game && game.status !== 'lobby' ? matching(context.eyes.positions(game.id), typed) : [];
    },
  },
};
