import type { SeatId } from '#engine';
import type { PromiseEvent, PromiseInfo } from '#service';
import { escapeMarkdown } from '#text/markdown.ts';

// Texts about promises. What players have written is escaped, and messages never ping anybody it names.

type NameOf = (seat: SeatId) => string;

/** Formats what is promised, with its due time: "“Peace at 27” (due: round 3)". */
function formatPromised({ text, due }: PromiseInfo): string {
  if (!text) return '(deleted with the data of its writer)';
  return `“${escapeMarkdown(text)}”${due === null ? '' : ` (due: ${escapeMarkdown(due)})`}`;
}

/** Formats a promise with both its players: "Sol promises Hacan: “Peace at 27”". */
export const formatPromise = (promise: PromiseInfo, nameOf: NameOf): string =>
  `${nameOf(promise.seat)} promises ${nameOf(promise.to)}: ${formatPromised(promise)}`;

/** Remarks of a list on the status of a promise; an open one has none. */
const STATUS_REMARKS: Readonly<Partial<Record<PromiseInfo['status'], [string]>>> = {
  'said-kept': ['said to be kept by its maker'],
  kept: ['kept'],
  forgiven: ['forgiven'],
  withdrawn: ['withdrawn'],
};

/** Formats a promise for a list, with its status. */
export function formatListedPromise(promise: PromiseInfo, nameOf: NameOf): string {
  const remarks = [
    ...(STATUS_REMARKS[promise.status] ?? []),
    ...(promise.status === 'open' && promise.isWithdrawAsked ? ['withdrawn by its maker'] : []),
    ...(promise.isPublic ? ['public'] : []),
  ];
  return `${formatPromise(promise, nameOf)}${remarks.map((remark) => ` – ${remark}`).join('')}`;
}

/** Sentences about a promise to the user of one of its seats. `other` is the name of the other one. */
const EVENTS: Record<PromiseEvent, (other: string) => string> = {
  made: (other) => `${other} made you a promise.`,
  kept: (other) => `${other} marked a promise as kept.`,
  forgiven: (other) => `${other} forgave your promise.`,
  'said-kept': (other) => `${other} says that a promise to you is kept. \`/trade debts\` lets you agree.`,
  'withdraw-asked': (other) => `${other} withdrew a promise to you. \`/trade debts\` lets you agree.`,
  withdrawn: (other) => `${other} agreed: your promise is withdrawn.`,
  'publish-asked': (other) => `${other} wants to publish a promise. It becomes public if you publish it too.`,
  due: () => 'A promise is due.',
};

/** Formats the private message about a promise. `seat`: the seat of its reader. */
export function formatPromiseMessage(
  event: PromiseEvent,
  promise: PromiseInfo,
  { seat, where, nameOf }: { seat: SeatId | null; where: string; nameOf: NameOf },
): string {
  const other = nameOf(promise.seat === seat ? promise.to : promise.seat);
  return `In ${where}: ${EVENTS[event](other)} ${formatPromise(promise, nameOf)}`;
}
