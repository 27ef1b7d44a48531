import { fingerprint, type Answer } from '#engine';
import { Illegal, type OpenQuestion, type Planned, type Standing } from '#service';
import type { Context, Reply } from '#discord/interactions/replies.ts';
import { customId } from '#discord/interactions/custom-id.ts';
import type { Seen } from '#discord/edition/edition-adapter.ts';
import { button, rows } from '#discord/messages/message.ts';
import type { From } from '#discord/channels/game-place.ts';

/** An answer, with what is answered as soon as it is asked. */
export interface Wanted {
  answer: Answer;
  then?: { steps: Planned[]; standing?: Standing[] };
}

/** What a draft keeps of it. */
interface Keeping {
  regretted?: Wanted;
}

const nameOf = (wanted: Wanted): string => fingerprint(JSON.stringify(wanted)).slice(0, 8);

/** What somebody may not mean to lose by an answer is said before it is given; by one more press it is given all the same. */
export async function askOnceMore(
  context: Context,
  from: From,
  { seen, open, wanted, regret }: { seen: Seen; open: OpenQuestion; wanted: Wanted; regret: string },
): Promise<Reply> {
  const { interaction: _once, ...caller } = from.caller;
  // What has been put together meanwhile stays.
  await context.table.saveDraft(seen.game.id, open.ask, caller, { regretted: wanted } as never, { beside: true });
  return {
    message: {
      content: `:warning: ${regret}\n-# Nothing has been done.`,
      components: rows([
        button(customId('q', seen.game.id, open.ask, 'show'), 'Do something else', 'primary'),
        button(customId('q', seen.game.id, open.ask, 'sure', nameOf(wanted)), 'Do it all the same'),
      ]),
    },
    update: true,
  };
}

/** The answer that somebody was asked about once more. Throws Illegal where it is no longer that one. */
export function meantAllTheSame(open: OpenQuestion, name: string): Wanted {
  const { regretted } = (open.draft() ?? {}) as Keeping;
  if (!regretted || nameOf(regretted) !== name)
    throw new Illegal('That button is of an earlier answer of yours: answer once more.');
  return regretted;
}
