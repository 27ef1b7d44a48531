import { fingerprint, type Answer } from '#engine';
import { Illegal, type OpenQuestion, type PlanStep, type RepeatedAnswer } from '#service';
import type { HandlerContext, Reply } from '#discord/interactions/replies.ts';
import { customId } from '#discord/interactions/custom-id.ts';
import type { VisibleGame } from '#discord/edition/edition-adapter.ts';
import { button, buttonRows } from '#discord/messages/message.ts';
import type { InteractionOrigin } from '#discord/channels/game-place.ts';

/** An answer to be confirmed, with planned answers to later questions. */
export interface UnconfirmedAnswer {
  answer: Answer;
  then?: { steps: PlanStep[]; standing?: RepeatedAnswer[] };
}

/** Part of a draft that holds an unconfirmed answer. */
interface DraftWithConfirmation {
  regretted?: UnconfirmedAnswer;
}

const fingerprintOf = (wanted: UnconfirmedAnswer): string => fingerprint(JSON.stringify(wanted)).slice(0, 8);

/** An answer to confirm; `regret` says why, and `label` is the button that submits it. */
interface Confirmation {
  seen: VisibleGame;
  open: OpenQuestion;
  wanted: UnconfirmedAnswer;
  regret: string;
  label?: string;
}

/** Shows what an answer would lose before it is submitted, with a button to submit it anyway. */
export async function askForConfirmation(
  context: HandlerContext,
  from: InteractionOrigin,
  { seen, open, wanted, regret, label = 'Do it anyway' }: Confirmation,
): Promise<Reply> {
  const { interaction: _once, ...caller } = from.caller;
  // Keep the rest of the draft that was saved meanwhile.
  await context.service.saveDraft(seen.info.id, open.ask, caller, { regretted: wanted } as never, { beside: true });
  return {
    message: {
      content: `:warning: ${regret}\n-# Nothing has happened yet.`,
      components: buttonRows([
        button(customId('q', seen.info.id, open.ask, 'show'), 'Do something else', 'primary'),
        button(customId('q', seen.info.id, open.ask, 'sure', fingerprintOf(wanted)), label),
      ]),
    },
    update: true,
  };
}

/** Returns the answer that awaits confirmation. Throws Illegal if the button belongs to another answer. */
export function resolveConfirmedAnswer(open: OpenQuestion, name: string): UnconfirmedAnswer {
  const { regretted } = (open.draft() ?? {}) as DraftWithConfirmation;
  if (!regretted || fingerprintOf(regretted) !== name)
    throw new Illegal('That button is for an earlier answer. Answer again.');
  return regretted;
}
