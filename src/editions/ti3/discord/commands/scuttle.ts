import { atPlay, playing } from '#discord/commands/guards.ts';
import { matching, text } from '#discord/commands/options.ts';
import { nextQuestion, withTakingBack } from '#discord/questions/question-handler.ts';
import { seenAgain } from '#discord/access/game-access.ts';
import type { FaceCommand } from '#discord/edition/edition-adapter.ts';
import { Illegal } from '#engine';
import { scuttleProblem } from '#ti3/rules/phases/scuttling.ts';
import { scuttledOf } from './scuttle-choices.ts';
import type { ThirdSight } from '#ti3/discord/presenter.ts';

/** In a status phase one's own units may be taken off the board (E3 16.7). */
export const scuttlingCommand: FaceCommand<ThirdSight> = {
  name: 'move',
  description: 'Moving ships.',
  subcommands: [
    {
      name: 'scuttle-units',
      description: 'Take units of yours off the board, in the status phase.',
      options: [text('units', 'How many of which, and where?', { required: true, complete: true })],
      run: async (at, given) => {
        const { sight, seat } = playing(at);
        const typed = given.text('units') ?? '';
        const all = scuttledOf(sight.game, seat);
        const meant = all.find(({ key }) => key === typed);
        if (!meant)
          throw new Illegal(
            scuttleProblem(sight.game, seat) ?? 'Say how many of which and where, as “1 cruiser in space at Lodor”.',
          );
        await at.context.table.act(at.from.caller, at.seen.game.id, 'scuttle-units', { ...meant.means });
        const said = `✅ Done: you scuttled ${meant.label}.`;
        return withTakingBack(
          { ...(await nextQuestion(at.context, at.from, await seenAgain(at.context, at.seen), said)), update: false },
          at.seen.game.id,
        );
      },
      complete: (at, _option, typed) => {
        const here = atPlay(at);
        return here ? matching(scuttledOf(here.sight.game, here.seat), typed) : [];
      },
    },
  ],
};
