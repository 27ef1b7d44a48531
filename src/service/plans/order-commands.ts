import type { CommandRow } from '#store';

/** Name of the action that gives or cancels standing orders, in every edition. */
export const ORDER_ACTION = 'standing-order';

type Logged = Pick<CommandRow, 'kind' | 'payload'>;

/** Tells whether a command gave or canceled standing orders. */
export const isOrder = ({ kind, payload }: Logged): boolean =>
  kind === 'act' && (payload as { action?: unknown } | null)?.action === ORDER_ACTION;

/** Tells whether the service passed at a window because its player had just given an order that declines it. */
export const isPassByOrder = ({ kind, payload }: Logged): boolean =>
  kind === 'answer' && (payload as { planned?: unknown } | null)?.planned === 'order';
