import type { Answer, Spec } from '#engine';
import type { Alias } from '#service';
import { customId } from '#discord/interactions/custom-id.ts';
import type { PermanentOrder } from '#discord/edition/game-presenter.ts';
import type { FormEntry } from '#discord/edition/question-forms.ts';
import { button } from '#discord/messages/message.ts';
import { formatOptionDescription, disambiguateLabels, type LabeledOption } from '#discord/format/option-labels.ts';
import { LIMITS } from '#discord/limits.ts';
import type { Draft } from './answer-draft.ts';
import { createPlaceShortener, positionIn } from '#text/short-places.ts';
import { truncate, joinWithinLimit } from '#text/markdown.ts';
import { formatCount, formatList, formatLists, capitalize } from '#text/sentences.ts';

/**
 * View of a timing window. `others`: another player may act as well; `moments`: the window as the player can decline it
 * for `span`; `standingOrders`: permanent answers; `permanent`: orders about such moments for the rest of the game.
 */
export interface WindowView {
  others: boolean;
  moments?: readonly string[];
  span?: string;
  /** The vote that the window belongs to; the player can pass in all of it. */
  vote?: Alias;
  standingOrders: { key: string; label: string }[];
  permanent?: readonly PermanentOrder[];
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
  /** The card or ability whose target the question asks for. */
  usedCard?: { name: string; text: string };
  /** Kind of question that the player can skip from now on: "following Warfare". */
  skips?: string;
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

/**
 * Lists the unavailable options of a question with their reasons, grouped by reason; empty if there are more than six
 * reasons.
 */
export function formatUnavailable(options: readonly LabeledOption[], prompt: string): string {
  const called = disambiguateLabels(options);
  const shorten = createPlaceShortener(prompt);
  const closed = new Map<string, LabeledOption[]>();
  for (const option of options)
    if (option.disabledReason)
      closed.set(option.disabledReason, [...(closed.get(option.disabledReason) ?? []), option]);
  return closed.size <= 6
    ? joinWithinLimit(
        [...closed].map(
          ([off, list]) =>
            `-# Not possible: ${abridge(withoutRepetition(namesByPlace(list, called, shorten)))}. ${off}`,
        ),
        600,
      )
    : '';
}

/** Leaves out routes to destinations that are in the list themselves: "From Nebula (212) to Lodor (301)". */
const withoutRoutes = (list: readonly LabeledOption[]): LabeledOption[] =>
  list.filter(({ label }) => !list.some((goal) => /^from /i.test(label) && label.endsWith(` to ${goal.label}`)));

/** Names options. Those whose place tells them apart from others are listed by place: "cruiser and carrier at 204". */
function namesByPlace(
  all: readonly LabeledOption[],
  called: (option: LabeledOption) => string,
  shorten: (place: string) => string,
): string[] {
  const list = withoutRoutes(all);
  const isAmbiguous = list.some((option) => called(option) !== option.label);
  const placeOf = ({ group }: LabeledOption): string | undefined => (isAmbiguous ? group : undefined);
  const places = [...new Set(list.map(placeOf))];
  return places.flatMap((place) => {
    const here = list.filter((option) => placeOf(option) === place);
    if (place === undefined || positionIn(place) === undefined) return here.map((option) => capitalize(called(option)));
    return [`${formatList(withoutRepetition(here.map(({ label }) => capitalize(label))))} at ${shorten(place)}`];
  });
}

/** Words that names share, up to a preposition: "Withdraw to " of "Withdraw to Lodor" and "Withdraw to Quann". */
const SHARED_BEGINNING = /^.+ (?:at|from|in|on|to) /;

/** A word with a colon that names share: "Carry: ". */
const LEAD = /^\p{L}+: /u;

/** Leaves out the colon after a leading verb: "Carry: Infantry from Lodor" as "Carry infantry from Lodor". */
const withoutLeadColon = (name: string): string =>
  name.replace(
    /^(\p{L}+): (\p{Lu})(?=\p{Ll})/u,
    (_, verb: string, letter: string) => `${verb} ${letter.toLowerCase()}`,
  );

/** Leaves out of all names but the first the words with which all of them begin: "Withdraw to Lodor", "Quann". */
function withoutRepetition(names: readonly string[]): string[] {
  const [first = '', ...others] = names;
  let shared = SHARED_BEGINNING.exec(first)?.[0] ?? '';
  while (shared && !others.every((name) => name.startsWith(shared)))
    shared = SHARED_BEGINNING.exec(shared.trimEnd())?.[0] ?? '';
  const lead = LEAD.exec(first)?.[0] ?? '';
  if (!shared && others.every((name) => name.startsWith(lead))) shared = lead;
  return [withoutLeadColon(first), ...others.map((name) => name.slice(shared.length))];
}

/** Lists names, as many as are easy to read, and counts the others. */
function abridge(names: readonly string[]): string {
  let named = names.length > NAMED + 1 ? NAMED : names.length;
  const list = (): string =>
    formatLists(named < names.length ? [...names.slice(0, named), formatCount(names.length - named, 'other')] : names);
  while (named > 1 && list().length > MAX_NAMES_LENGTH) named -= 1;
  return truncate(list(), MAX_NAMES_LENGTH);
}

/** Maximum number of options named with the reason why they cannot be chosen, and of the characters of their names. */
const NAMED = 5;
const MAX_NAMES_LENGTH = 200;

/** Repeats in full the descriptions that a menu cuts, if the text has room for all of them. */
export function formatCutHints(options: readonly LabeledOption[], room: number): string {
  const told = options
    .filter((option) => option.hint !== undefined && formatOptionDescription(option).length > LIMITS.menuLabel)
    .map(({ label, hint }) => `- **${capitalize(label)}**: ${hint}`)
    .join('\n');
  return told.length < room ? told : '';
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

/** Repeats what the card or ability does that asks the question. */
export const formatUsedCard = ({ usedCard }: QuestionView): string =>
  usedCard ? `\n-# **${usedCard.name}**: ${usedCard.text}` : '';
