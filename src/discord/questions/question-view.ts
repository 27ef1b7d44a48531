import type { Answer, Spec } from '#engine';
import type { Alias } from '#service';
import { customId } from '#discord/interactions/custom-id.ts';
import type { FormEntry } from '#discord/edition/edition-adapter.ts';
import { button } from '#discord/messages/message.ts';
import { formatOptionDescription, disambiguateLabels, type LabeledOption } from '#discord/format/option-labels.ts';
import type { Draft } from './answer-draft.ts';
import { truncate, joinWithinLimit } from '#text/markdown.ts';
import { formatList, capitalize } from '#text/sentences.ts';

/** A moment to answer: whether somebody else may act as well; the moment, where its player may say that they do not want to be asked about it; and what else they may say of it for good. */
export interface WindowView {
  others: boolean;
  moment?: string;
  /** It belongs to a vote, in all of which they may pass. */
  vote?: Alias;
  standingOrders: { key: string; label: string }[];
}

/** A question as its player sees it, with what they have drafted so far. */
export interface QuestionView {
  game: string;
  ask: Alias;
  spec: Spec;
  draft?: Draft;
  /** An answer given already and held until its turn comes. */
  heldAnswer?: Answer;
  /** Why the draft cannot be confirmed yet. */
  problem?: string;
  /** What has been put together so far comes to. */
  summary?: string;
  /** When the window closes. */
  closesAt?: number | null;
  window?: WindowView;
  /** What may be said beforehand besides. */
  advanceOrders?: { key: string; label: string }[];
  /** The choice that has led to this question, by what it is called for its player: they can still go back to it. */
  undoAlias?: string;
  /** Ways to answer it with what follows. */
  forms?: FormEntry[];
}

/** What a button or menu of a question carries. */
export const questionCustomId = (shown: QuestionView, verb: string, arg = '') =>
  customId('q', shown.game, shown.ask, verb, arg);

/** What cannot be chosen now, and why: the same reasons that would refuse it; what one reason closes is told together. */
export function formatUnavailable(options: readonly LabeledOption[]): string {
  const called = disambiguateLabels(options);
  const closed = new Map<string, string[]>();
  for (const option of options)
    if (option.disabledReason)
      closed.set(option.disabledReason, [...(closed.get(option.disabledReason) ?? []), capitalize(called(option))]);
  return closed.size <= 6
    ? joinWithinLimit(
        [...closed].map(([off, names]) => `-# ${truncate(formatList(names), 200)}: ${off}`),
        600,
      )
    : '';
}

export const toMenuOption = (option: { key: string; label: string; hint?: string; group?: string }) => ({
  value: option.key,
  label: capitalize(option.label),
  ...(formatOptionDescription(option) && { description: formatOptionDescription(option) }),
});

export function paginate<T>(
  list: T[],
  wanted: number | undefined,
  size: number,
): { page: number; pages: number; list: T[] } {
  const pages = Math.max(1, Math.ceil(list.length / size));
  const page = Math.min(Math.max(0, Math.trunc(wanted ?? 0)), pages - 1);
  return { page, pages, list: list.slice(page * size, (page + 1) * size) };
}

export const pageButtons = (shown: QuestionView, page: number, pages: number) =>
  pages > 1
    ? [button(questionCustomId(shown, 'page', String((page + 1) % pages)), `More (${page + 1} of ${pages})`)]
    : [];
