import { Illegal, type OpenQuestion } from '#service';
import type { Context, Reply } from '#discord/interactions/replies.ts';
import { customId, type CustomId } from '#discord/interactions/custom-id.ts';
import type { FormAsked, FormShown, Forms, Seen } from '#discord/edition/edition-adapter.ts';
import { modal } from './modal.ts';
import { button, rows } from '#discord/messages/message.ts';
import type { From } from '#discord/channels/game-place.ts';
import type { Draft } from '#discord/questions/answer-draft.ts';
import { giveAnswer, nextQuestion, playedGame } from '#discord/questions/question-handler.ts';
import { atGame } from '#discord/access/game-access.ts';
import { emojisBy } from '#discord/emoji/application-emojis.ts';

interface Opened {
  seen: Seen;
  open: OpenQuestion;
  forms: Forms;
  asked: FormAsked;
}

/** The question that a form begins with; undefined where it is no longer asked. */
async function formAt(context: Context, from: From, id: CustomId): Promise<Opened | { seen: Seen }> {
  const seen = await playedGame(context, from, id);
  const open =
    seen.game.status === 'running'
      ? seen.asks(from.caller.user).find((one) => one.ask === id.id && one.reply === undefined)
      : undefined;
  const { forms } = seen.face;
  if (!open || !forms) return { seen };
  return { seen, open, forms, asked: { sight: seen.sight, seat: open.seat, open, person: from.caller.user } };
}

const CLOSED = 'That question is no longer open.';

/** A button or a menu by which a form opens: with what its player filled in before, where it was not taken. */
export async function openForm(context: Context, from: From, id: CustomId, values: string[]): Promise<Reply> {
  const at = await formAt(context, from, id);
  if (!('open' in at)) return nextQuestion(context, from, at.seen, CLOSED);
  const { forms, asked, open, seen } = at;
  const key = id.verb === 'pick' ? (values[0] ?? '') : id.arg;
  const kept = (open.draft() as Draft | undefined)?.form;
  // They have seen what it costs.
  if (id.verb === 'sure' && kept?.key === key) return giveForm(context, from, at, key, kept.given, true);
  const form = await forms.shown(asked, key);
  if (form === 'later') return offerAgain(seen, open, key, 'The form was not ready in time; it is now.', 'Open it');
  if (!form.fields.length) return giveForm(context, from, at, key, {});
  return {
    modal: modal(
      customId('f', seen.game.id, open.ask, 'send', key),
      filledBefore(form, kept, key),
      emojisBy(context.signs, seen.sight.signOf?.bind(seen.sight)),
    ),
  };
}

/** Marks what was marked before. */
function filledBefore(form: FormShown, before: Draft['form'], key: string): FormShown {
  if (before?.key !== key) return form;
  return {
    ...form,
    fields: form.fields.map((field) => {
      const given = Object.hasOwn(before.given, field.key) ? before.given[field.key] : undefined;
      if (!given || (field.one && !field.options.some((one) => given.includes(one.key)))) return field;
      const options = field.options.map(({ chosen: _chosen, ...one }) => ({
        ...one,
        ...(given.includes(one.key) && { chosen: true as const }),
      }));
      return { ...field, options };
    }),
  };
}

/** A form that has been sent. */
export async function sendForm(
  context: Context,
  from: From,
  id: CustomId,
  given: Record<string, string[]>,
): Promise<Reply> {
  if (id.verb !== 'send') throw new Illegal(CLOSED);
  if (id.kind === 'g') return sentOwn(context, from, await playedGame(context, from, id), id, given);
  const at = await formAt(context, from, id);
  if (!('open' in at)) return nextQuestion(context, from, at.seen, CLOSED);
  return giveForm(context, from, at, id.arg, given);
}

/** A form about no question, which only the edition of the game knows. */
async function sentOwn(
  context: Context,
  from: From,
  seen: Seen,
  id: CustomId,
  given: Record<string, string[]>,
): Promise<Reply> {
  const reply = await seen.face.sent?.(atGame(context, from, seen), id, given);
  if (!reply) throw new Illegal(CLOSED);
  return reply;
}

async function giveForm(
  context: Context,
  from: From,
  { seen, open, forms, asked }: Opened,
  key: string,
  given: Record<string, string[]>,
  sure = false,
): Promise<Reply> {
  const found = await forms.given(asked, key, given);
  if (typeof found === 'string') return refused(context, from, { seen, open, key, given }, found);
  const { reply: answer, planned: steps, standing, regrets } = found;
  if (regrets !== undefined && !sure) return refused(context, from, { seen, open, key, given }, regrets, true);
  return giveAnswer(context, from, seen, { ask: open.ask, answer, then: { steps, ...(standing && { standing }) } });
}

/** What was filled in is kept, and the form opens with it again; where it is `possible` all the same, it can be done by one more press. */
async function refused(
  context: Context,
  from: From,
  { seen, open, key, given }: { seen: Seen; open: OpenQuestion; key: string; given: Record<string, string[]> },
  problem: string,
  possible = false,
): Promise<Reply> {
  const { interaction: _once, ...caller } = from.caller;
  // The form took its time: what else has been put together meanwhile stays.
  const draft: Draft = { form: { key, given } };
  await context.table.saveDraft(seen.game.id, open.ask, caller, draft as never, { beside: true });
  return offerAgain(
    seen,
    open,
    key,
    `:warning: ${problem}\n-# Nothing has been done; what you filled in is kept.`,
    'Change it',
    possible,
  );
}

/** A form that somebody can open once more, or leave. */
const offerAgain = (
  seen: Seen,
  open: OpenQuestion,
  key: string,
  content: string,
  label: string,
  possible = false,
): Reply => ({
  message: {
    content,
    components: rows([
      button(customId('f', seen.game.id, open.ask, 'open', key), label, 'primary'),
      ...(possible ? [button(customId('f', seen.game.id, open.ask, 'sure', key), 'Do it all the same')] : []),
      button(customId('q', seen.game.id, open.ask, 'show'), 'Do something else'),
    ]),
  },
  update: true,
});
