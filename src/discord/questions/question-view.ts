import type { Answer, Spec } from '#engine';
import type { Alias } from '#service';
import { customId } from '#discord/interactions/custom-id.ts';
import type { FormOffered } from '#discord/edition/edition-adapter.ts';
import { button } from '#discord/messages/message.ts';
import { about, distinctly, type Named } from '#discord/format/option-labels.ts';
import type { Draft } from './answer-draft.ts';
import { clip, lines } from '#text/markdown.ts';
import { listed, upper } from '#text/sentences.ts';

/** A moment to answer: whether somebody else may act as well; the moment, where its player may say that they do not want to be asked about it; and what else they may say of it for good. */
export interface ShownWindow {
  others: boolean;
  moment?: string;
  /** It belongs to a vote, in all of which they may pass. */
  vote?: Alias;
  spared: { key: string; label: string }[];
}

/** A question as its player sees it, with what they have drafted so far. */
export interface Shown {
  game: string;
  ask: Alias;
  spec: Spec;
  draft?: Draft;
  /** An answer given already and held until its turn comes. */
  held?: Answer;
  /** Why the draft cannot be confirmed yet. */
  problem?: string;
  /** What has been put together so far comes to. */
  told?: string;
  /** When the window closes. */
  closesAt?: number | null;
  window?: ShownWindow;
  /** What may be said beforehand besides. */
  ahead?: { key: string; label: string }[];
  /** The choice that has led to this question, by what it is called for its player: they can still go back to it. */
  back?: string;
  /** Ways to answer it with what follows. */
  forms?: FormOffered[];
}

/** What a button or menu of a question carries. */
export const id = (shown: Shown, verb: string, arg = '') => customId('q', shown.game, shown.ask, verb, arg);

/** What cannot be chosen now, and why: the same reasons that would refuse it; what one reason closes is told together. */
export function unavailable(options: readonly Named[]): string {
  const called = distinctly(options);
  const closed = new Map<string, string[]>();
  for (const option of options)
    if (option.off) closed.set(option.off, [...(closed.get(option.off) ?? []), upper(called(option))]);
  return closed.size <= 6
    ? lines(
        [...closed].map(([off, names]) => `-# ${clip(listed(names), 200)}: ${off}`),
        600,
      )
    : '';
}

export const toMenu = (option: { key: string; label: string; hint?: string; group?: string }) => ({
  value: option.key,
  label: upper(option.label),
  ...(about(option) && { description: about(option) }),
});

export function paged<T>(
  list: T[],
  wanted: number | undefined,
  size: number,
): { page: number; pages: number; list: T[] } {
  const pages = Math.max(1, Math.ceil(list.length / size));
  const page = Math.min(Math.max(0, Math.trunc(wanted ?? 0)), pages - 1);
  return { page, pages, list: list.slice(page * size, (page + 1) * size) };
}

export const turning = (shown: Shown, page: number, pages: number) =>
  pages > 1 ? [button(id(shown, 'page', String((page + 1) % pages)), `More (${page + 1} of ${pages})`)] : [];
