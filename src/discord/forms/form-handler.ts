import { Illegal, type OpenQuestion } from '#service';
import type { HandlerContext, Reply } from '#discord/interactions/replies.ts';
import { customId, type CustomId } from '#discord/interactions/custom-id.ts';
import type { VisibleGame } from '#discord/edition/edition-adapter.ts';
import type { FormContext, FormField, FormLayout, QuestionForms } from '#discord/edition/question-forms.ts';
import { modal } from './modal.ts';
import { button, buttonRows } from '#discord/messages/message.ts';
import type { InteractionOrigin } from '#discord/channels/game-place.ts';
import type { Draft } from '#discord/questions/answer-draft.ts';
import { findAttackOdds, formatAttackOdds } from '#discord/questions/attack-odds.ts';
import { askAboutAttack } from '#discord/questions/attack-preview.ts';
import { submitAnswer, resolvePlayedGame } from '#discord/questions/question-handler.ts';
import { showNextQuestion } from '#discord/questions/next-question.ts';
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

/**
 * Returns what was filled in for a field before; undefined if nothing was. Counts of a question may have been marked in
 * a single field, by an earlier version or before there was room for menus.
 */
function valuesBefore({ key, isMenu, text }: FormField, given: Record<string, string[]>): string[] | undefined {
  if (Object.hasOwn(given, key)) return given[key];
  const part = key.replace(/\.[^.]+$/, '');
  if (!isMenu && !text) return undefined;
  const marks = Object.hasOwn(given, part)
    ? given[part]
    : Object.entries(given).flatMap(([other, values]) => (other.startsWith(`${part}.`) ? values : []));
  if (!marks.length && !Object.hasOwn(given, part)) return undefined;
  return text ? [marks.join(', ')] : marks;
}

/** Fills in what was filled in before. */
function prefill(form: FormLayout, before: Draft['form'], key: string): FormLayout {
  if (before?.key !== key) return form;
  return {
    ...form,
    fields: form.fields.map((field) => {
      const given = valuesBefore(field, before.given);
      if (given && field.text) return { ...field, text: { ...field.text, value: given[0] ?? '' } };
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
  const { reply: answer, planned, standing, confirmation, sums = '', isGuess } = found;
  const steps = [{ question: open.question, reply: answer }, ...planned];
  const attack = [seen.presenter, open.seat, steps, from.caller.user] as const;
  const guessed = isGuess && !sure ? await findAttackOdds(...attack) : undefined;
  const doubt = guessed && askAboutAttack(guessed.attack, guessed.chances);
  if (!sure && (confirmation !== undefined || doubt)) {
    const regret = [confirmation, doubt?.regret].filter(Boolean).join('\n');
    return offerCorrection(context, from, { seen, open, key, given }, regret, doubt?.label ?? SURE_LABEL);
  }
  const note = [sums, await formatAttackOdds(...attack)].filter(Boolean).join('\n');
  const then = { steps: planned, ...(standing && { standing }) };
  return submitAnswer(context, from, seen, { ask: open.ask, answer, then, ...(note && { note }) });
}

const SURE_LABEL = 'Do it anyway';

/** Keeps the input and offers to open the form again with it; with `label`, also to submit it as it is. */
async function offerCorrection(
  context: HandlerContext,
  from: InteractionOrigin,
  { seen, open, key, given }: { seen: VisibleGame; open: OpenQuestion; key: string; given: Record<string, string[]> },
  problem: string,
  label?: string,
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
    label,
  );
}

/** Returns a reply with buttons to open the form again, to leave it, and with `sure` to submit it as it is. */
const reopenReply = (
  seen: VisibleGame,
  open: OpenQuestion,
  key: string,
  content: string,
  label: string,
  sure?: string,
): Reply => ({
  message: {
    content,
    components: buttonRows([
      button(customId('f', seen.info.id, open.ask, 'open', key), label, 'primary'),
      ...(sure === undefined ? [] : [button(customId('f', seen.info.id, open.ask, 'sure', key), sure)]),
      button(customId('q', seen.info.id, open.ask, 'show'), 'Do something else'),
    ]),
  },
  update: true,
});
