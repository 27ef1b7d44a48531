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

/** Formats a promise for a list, with its status. */
export function formatListedPromise(promise: PromiseInfo, nameOf: NameOf): string {
  const remarks = [
    ...(promise.status === 'open' ? [] : [promise.status]),
    ...(promise.status === 'open' && promise.isWithdrawAsked ? ['its maker asks to withdraw it'] : []),
    ...(promise.isPublic ? ['public'] : []),
  ];
  return `${formatPromise(promise, nameOf)}${remarks.map((remark) => ` – ${remark}`).join('')}`;
}

/** Sentences about a promise to the user of one of its seats. `other` is the name of the other one. */
const EVENTS: Record<PromiseEvent, (other: string) => string> = {
  made: (other) => `${other} made you a promise.`,
  kept: (other) => `${other} marked a promise as kept.`,
  forgiven: (other) => `${other} forgave your promise.`,
  'withdraw-asked': (other) => `${other} asks you to agree that a promise is withdrawn.`,
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
