import type { QueuedMessage } from '#service';

export type DirectMessageNotice = Extract<
  QueuedMessage,
  { kind: 'private' | 'unplanned' | 'offers' | 'promise' | 'next' | 'reminder' | 'trouble' }
>;

/** Tells whether a message goes to one user as a direct message. */
export const isWhisper = (said: QueuedMessage): said is DirectMessageNotice =>
  said.kind === 'private' ||
  said.kind === 'unplanned' ||
  said.kind === 'offers' ||
  said.kind === 'promise' ||
  said.kind === 'next' ||
  said.kind === 'trouble' ||
  (said.kind === 'reminder' && said.covered);
