import { say } from '#discord/interactions/replies.ts';
import type { Face, FaceCommand, FaceSubcommand, RepairForm, Sight } from '#discord/edition/edition-adapter.ts';
import { onceAgreed } from '#discord/messages/consent-message.ts';
import { playing } from '#discord/commands/guards.ts';
import { text } from '#discord/commands/options.ts';

/** Corrections by the organiser, with everybody's consent. */
export const repairCommands = ({ repairs }: Face): FaceCommand[] =>
  repairs.length
    ? [
        {
          name: 'repair',
          description: 'Propose a correction; it is made when all players agree (the organiser).',
          subcommands: repairs.map(repairing),
        },
      ]
    : [];

const repairing = <V extends Sight>(form: RepairForm<V>): FaceSubcommand<V> => ({
  name: form.name,
  description: form.description,
  costs: 'posts',
  options: form.fields.map((field) =>
    text(field.name, field.description, { required: true, complete: field.complete !== undefined }),
  ),
  run: async (at, given) => {
    playing(at);
    const { table } = at.context;
    const fields = Object.fromEntries(form.fields.map((field) => [field.name, given.text(field.name) ?? '']));
    const outcome = await table.repair(at.from.caller, at.seen.game.id, form.name, form.read(fields));
    if (outcome.request === null) return say('Corrected: no other person plays in this game.');
    const { missing = [] } = (await table.request(outcome.request)) ?? {};
    return say(
      missing.length
        ? `The other players are asked. ${onceAgreed('It is corrected', missing)}`
        : 'Whoever has left the game has three days to say no; give this command again after that, and it is corrected.',
    );
  },
  complete: ({ seen }, option, typed) => {
    const field = form.fields.find((one) => one.name === option);
    return field?.complete && seen.game.status === 'running' ? field.complete(seen.sight, typed) : [];
  },
});
