import { textReply } from '#discord/interactions/replies.ts';
import type { EditionAdapter, GameCommand, GameSubcommand } from '#discord/edition/edition-adapter.ts';
import type { RepairForm } from '#discord/edition/settings-form.ts';
import type { GamePresenter } from '#discord/edition/game-presenter.ts';
import { formatPendingConsent } from '#discord/messages/consent-message.ts';
import { resolvePlayer } from '#discord/commands/guards.ts';
import { textOption } from '#discord/commands/options.ts';

/** Creates the `/repair` command, by which the organizer corrects the game with all players' consent. */
export const createRepairCommands = ({ repairForms }: EditionAdapter): GameCommand[] =>
  repairForms.length
    ? [
        {
          name: 'repair',
          description: 'Propose a correction, made when all players agree (organizer only).',
          subcommands: repairForms.map(repairSubcommand),
        },
      ]
    : [];

const repairSubcommand = <V extends GamePresenter>(form: RepairForm<V>): GameSubcommand<V> => ({
  name: form.name,
  description: form.description,
  quota: 'posts',
  options: form.fields.map((field) =>
    textOption(field.name, field.description, { required: true, complete: field.complete !== undefined }),
  ),
  run: async (at, given) => {
    resolvePlayer(at);
    const { service } = at.context;
    const fields = Object.fromEntries(form.fields.map((field) => [field.name, given.text(field.name) ?? '']));
    const outcome = await service.repair(at.origin.caller, at.loaded.info.id, form.name, form.read(fields));
    if (outcome.request === null) return textReply('Corrected. You are the only person in this game.');
    const { missing = [] } = (await service.findRequest(outcome.request)) ?? {};
    return textReply(
      missing.length
        ? `I asked the other players. ${formatPendingConsent('The correction is made', missing)}`
        : 'Players who left the game have 3 days to object. After that, use this command again to make the correction.',
    );
  },
  complete: ({ loaded }, option, typed) => {
    const field = form.fields.find((one) => one.name === option);
    return field?.complete && loaded.info.status === 'running' ? field.complete(loaded.presenter, typed) : [];
  },
});
