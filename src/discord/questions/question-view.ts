import type { Answer, Spec } from '#engine';
import type { Alias } from '#service';
import { customId } from '#discord/interactions/custom-id.ts';
import type { FormEntry } from '#discord/edition/edition-adapter.ts';
import { button } from '#discord/messages/message.ts';
import { formatOptionDescription, disambiguateLabels, type LabeledOption } from '#discord/format/option-labels.ts';
import type { Draft } from './answer-draft.ts';
import { truncate, joinWithinLimit } from '#text/markdown.ts';
import { formatList, capitalize } from '#text/sentences.ts';

/**
 * View of a timing window. `others`: another player may act as well; `moment`: the window as the player can decline it
 * for the turn; `standingOrders`: permanent answers.
 */
export interface WindowView {
  others: boolean;
  moment?: string;
  /** The vote that the window belongs to; the player can pass in all of it. */
  vote?: Alias;
  standingOrders: { key: string; label: string }[];
}

/** A question as its player sees it, with the draft. */
export interface QuestionView {
  game: string;
  ask: Alias;
  spec: Spec;
  draft?: Draft;
  /** An answer given already and held until its turn comes. */
  heldAnswer?: Answer;
  /** The reason why the draft cannot be confirmed yet. */
  problem?: string;
  /** The result of the draft in words. */
  summary?: string;
  /** Unix time in ms; null if the window stays open. */
  closesAt?: number | null;
  window?: WindowView;
  /** Orders that the player can give in advance. */
  advanceOrders?: { key: string; label: string }[];
  /** Alias of the choice that led to this question, if the player can still go back to it. */
  undoAlias?: string;
  /** Forms that answer this question together with later ones. */
  forms?: FormEntry[];
}

/** Returns the custom id of a question's button or menu. */
export const questionCustomId = (shown: QuestionView, verb: string, arg = '') =>
  customId('q', shown.game, shown.ask, verb, arg);

/** Lists the unavailable options with their reasons, grouped by reason; empty if there are more than six reasons. */
export function formatUnavailable(options: readonly LabeledOption[]): string {
  const called = disambiguateLabels(options);
  const closed = new Map<string, string[]>();
  for (const option of options)
    if (option.disabledReason)
      closed.set(option.disabledReason, [...(closed.get(option.disabledReason) ?? []), capitalize(called(option))]);
  return closed.size <= 6
    ? joinWithinLimit(
        [...closed].map(([off, names]) => `-# ${truncate(formatList(abridge(names)), 200)}: ${off}`),
        600,
      )
    : '';
}

/** Shortens a long list of names. */
const abridge = (names: readonly string[]): readonly string[] =>
  names.length > NAMED + 1 ? [...names.slice(0, NAMED), `${names.length - NAMED} others`] : names;

/** Most options named with the reason why they cannot be chosen. */
const NAMED = 5;

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
