/** Stands for every moment. */
export const ANY_MOMENT = 'any';

/** Labels of moments whose name is not clear enough. */
const MOMENT_LABELS: Readonly<Record<string, string>> = {
  [ANY_MOMENT]: 'any time you could play a card or use an ability',
  'action-card-played': 'an action card is played',
};

/** Returns the label of a moment. */
export const labelMoment = (moment: string): string => MOMENT_LABELS[moment] ?? moment.replaceAll('-', ' ');

/** Returns moments with their labels; `labels` replaces the usual ones. */
export const labelMoments = (
  moments: readonly string[],
  labels: Readonly<Record<string, string>> = {},
): { key: string; label: string }[] => moments.map((key) => ({ key, label: labels[key] ?? labelMoment(key) }));

const THIS_TURN = ' this turn';

/** Formats the key of an order that stands during one turn. */
export const thisTurn = (order: string): string => `${order}${THIS_TURN}`;

/** Returns what an order is about, without how long it stands. */
export const orderSubject = (order: string): string =>
  order.endsWith(THIS_TURN) ? order.slice(0, -THIS_TURN.length) : order;
