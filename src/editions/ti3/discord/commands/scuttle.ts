import { findPlayer, resolvePlayer } from '#discord/commands/guards.ts';
import { matchChoices, textOption } from '#discord/commands/options.ts';
import { showNextQuestion } from '#discord/questions/next-question.ts';
import { withUndoButton } from '#discord/questions/controls/reply-buttons.ts';
import { reloadGame } from '#discord/access/game-access.ts';
import type { GameCommand } from '#discord/edition/edition-adapter.ts';
import { Illegal } from '#engine';
import { scuttleProblem } from '#ti3/rules/phases/scuttling.ts';
import { scuttleChoices } from './scuttle-choices.ts';
import type { ThirdEditionPresenter } from '#ti3/discord/presenter.ts';

/** `/move scuttle-units`: removes own units from the board in the status phase (E3 16.7). */
export const scuttleCommand: GameCommand<ThirdEditionPresenter> = {
  name: 'move',
  description: 'Move ships, or remove units over your limits.',
  subcommands: [
    {
      name: 'scuttle-units',
      description: 'Scuttle your units in the status phase.',
      options: [
        textOption('units', 'Units and place, like “1 cruiser in space at Lodor”.', { required: true, complete: true }),
      ],
      run: async (at, given) => {
        const { presenter, seat } = resolvePlayer(at);
        const typed = given.text('units') ?? '';
        const all = scuttleChoices(presenter.game, seat);
        const meant = all.find(({ key }) => key === typed);
        if (!meant)
          throw new Illegal(
            scuttleProblem(presenter.game, seat) ??
              'Enter how many units of one type and where, like “1 cruiser in space at Lodor”.',
          );
        await at.context.service.act(at.origin.caller, at.loaded.info.id, 'scuttle-units', { ...meant.means });
        const said = `✅ Done. You scuttled ${meant.label}.`;
        return withUndoButton(
          {
            ...(await showNextQuestion(at.context, at.origin, await reloadGame(at.context, at.loaded), said)),
            update: false,
          },
          at.loaded.info.id,
        );
      },
      complete: (at, _option, typed) => {
        const here = findPlayer(at);
        return here ? matchChoices(scuttleChoices(here.presenter.game, here.seat), typed) : [];
      },
    },
  ],
};
