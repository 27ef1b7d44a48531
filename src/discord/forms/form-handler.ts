import { Illegal, type OpenQuestion } from '#service';
import type { HandlerContext, Reply } from '#discord/interactions/replies.ts';
import { customId, type CustomId } from '#discord/interactions/custom-id.ts';
import type { VisibleGame } from '#discord/edition/edition-adapter.ts';
import type { FormContext, FormLayout, QuestionForms } from '#discord/edition/question-forms.ts';
import { modal } from './modal.ts';
import { button, buttonRows } from '#discord/messages/message.ts';
import type { InteractionOrigin } from '#discord/channels/game-place.ts';
import type { Draft } from '#discord/questions/answer-draft.ts';
import { submitAnswer, showNextQuestion, resolvePlayedGame } from '#discord/questions/question-handler.ts';
import { createGameInteraction } from '#discord/access/game-access.ts';
import { submitTrade, TRADE_FORM_ID } from '#discord/trade/trade-dialog.ts';
import { createEmojiFinder } from '#discord/emoji/application-emojis.ts';

interface OpenedForm {
  seen: VisibleGame;
  open: OpenQuestion;
  forms: QuestionForms;
  asked: FormContext;
}

/** Finds the open question that a form belongs to; without `open` if it is no longer asked. */
async function findQuestionOfForm(
  context: HandlerContext,
  from: InteractionOrigin,
  id: CustomId,
): Promise<OpenedForm | { seen: VisibleGame }> {
  const seen = await resolvePlayedGame(context, from, id);
  const open =
    seen.info.status === 'running'
      ? seen.questionsOf(from.caller.user).find((one) => one.ask === id.id && one.reply === undefined)
      : undefined;
  const { forms } = seen.adapter;
  if (!open || !forms) return { seen };
  return { seen, open, forms, asked: { presenter: seen.presenter, seat: open.seat, open, user: from.caller.user } };
}

const CLOSED_MESSAGE = 'That question is no longer open.';

/** Opens the form of a button or menu, prefilled with the player's earlier input if that was not accepted. */
export async function openForm(
  context: HandlerContext,
  from: InteractionOrigin,
  id: CustomId,
  values: string[],
): Promise<Reply> {
  const at = await findQuestionOfForm(context, from, id);
  if (!('open' in at)) return showNextQuestion(context, from, at.seen, CLOSED_MESSAGE);
  const { forms, asked, open, seen } = at;
  const key = id.verb === 'pick' ? (values[0] ?? '') : id.arg;
  const kept = (open.draft() as Draft | undefined)?.form;
  // The confirmation has already been shown.
  if (id.verb === 'sure' && kept?.key === key) return submitAnswers(context, from, at, key, kept.given, true);
  const form = await forms.open(asked, key);
  if (form === 'later') return reopenReply(seen, open, key, 'Your form is ready now.', 'Open the form');
  if (!form.fields.length) return submitAnswers(context, from, at, key, {});
  return {
    modal: modal(
      customId('f', seen.info.id, open.ask, 'send', key),
      prefill(form, kept, key),
      createEmojiFinder(context.emojis, seen.presenter.emojiFor?.bind(seen.presenter)),
    ),
  };
}

/** Preselects the options that were chosen before. */
function prefill(form: FormLayout, before: Draft['form'], key: string): FormLayout {
  if (before?.key !== key) return form;
  return {
    ...form,
    fields: form.fields.map((field) => {
      const given = Object.hasOwn(before.given, field.key) ? before.given[field.key] : undefined;
      if (!given || (field.isSingle && !field.options.some((one) => given.includes(one.key)))) return field;
      const options = field.options.map(({ chosen: _chosen, ...one }) => ({
        ...one,
        ...(given.includes(one.key) && { chosen: true as const }),
      }));
      return { ...field, options };
    }),
  };
}

/** Handles a submitted form. */
export async function submitForm(
  context: HandlerContext,
  from: InteractionOrigin,
  id: CustomId,
  given: Record<string, string[]>,
): Promise<Reply> {
  if (id.verb !== 'send') throw new Illegal(CLOSED_MESSAGE);
  if (id.kind === 'g') return submitEditionForm(context, from, await resolvePlayedGame(context, from, id), id, given);
  const at = await findQuestionOfForm(context, from, id);
  if (!('open' in at)) return showNextQuestion(context, from, at.seen, CLOSED_MESSAGE);
  return submitAnswers(context, from, at, id.arg, given);
}

/** Handles a form that belongs to no question: that of a trade, or one of the edition's own. */
async function submitEditionForm(
  context: HandlerContext,
  from: InteractionOrigin,
  seen: VisibleGame,
  id: CustomId,
  given: Record<string, string[]>,
): Promise<Reply> {
  const at = createGameInteraction(context, from, seen);
  const reply = await (id.id === TRADE_FORM_ID ? submitTrade(at, id, given) : seen.adapter.handleForm?.(at, id, given));
  if (!reply) throw new Illegal(CLOSED_MESSAGE);
  return reply;
}

async function submitAnswers(
  context: HandlerContext,
  from: InteractionOrigin,
  { seen, open, forms, asked }: OpenedForm,
  key: string,
  given: Record<string, string[]>,
  sure = false,
): Promise<Reply> {
  const found = await forms.submit(asked, key, given);
  if (typeof found === 'string') return offerCorrection(context, from, { seen, open, key, given }, found);
  const { reply: answer, planned: steps, standing, confirmation } = found;
  if (confirmation !== undefined && !sure)
    return offerCorrection(context, from, { seen, open, key, given }, confirmation, true);
  return submitAnswer(context, from, seen, { ask: open.ask, answer, then: { steps, ...(standing && { standing }) } });
}

/** Keeps the input and offers to open the form again with it; if `possible`, also offers to submit it as it is. */
async function offerCorrection(
  context: HandlerContext,
  from: InteractionOrigin,
  { seen, open, key, given }: { seen: VisibleGame; open: OpenQuestion; key: string; given: Record<string, string[]> },
  problem: string,
  possible = false,
): Promise<Reply> {
  const { interaction: _once, ...caller } = from.caller;
  // Reading the form took time: keep the rest of the draft that was saved meanwhile.
  const draft: Draft = { form: { key, given } };
  await context.service.saveDraft(seen.info.id, open.ask, caller, draft as never, { beside: true });
  return reopenReply(
    seen,
    open,
    key,
    `:warning: ${problem}\n-# Nothing has happened yet. I saved your form.`,
    'Change the form',
    possible,
  );
}

/** Returns a reply with buttons to open the form again, to leave it, and if `possible` to submit it as it is. */
const reopenReply = (
  seen: VisibleGame,
  open: OpenQuestion,
  key: string,
  content: string,
  label: string,
  possible = false,
): Reply => ({
  message: {
    content,
    components: buttonRows([
      button(customId('f', seen.info.id, open.ask, 'open', key), label, 'primary'),
      ...(possible ? [button(customId('f', seen.info.id, open.ask, 'sure', key), 'Do it anyway')] : []),
      button(customId('q', seen.info.id, open.ask, 'show'), 'Do something else'),
    ]),
  },
  update: true,
});
