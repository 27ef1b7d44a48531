import { type PlayerMessage } from '#sandbox/player.ts';
import { SIDE_ACTION_LABELS } from './side-actions.ts';
import { controlsOf } from './displayed-message.ts';

export const AHEAD = 'End my turn after this';

/** Labels of controls that ask nothing. */
export const PROMISED = [
  'Change my answer',
  'Undo my last move',
  'Rank strategy cards',
  'Pass on this',
  'Pass on all responses in this vote',
  'Show my offers',
  'Show what happened',
  ...SIDE_ACTION_LABELS,
  AHEAD,
];

/** Tells whether a private message asks a question, rather than only offering ways back. */
export function isQuestion(message: PlayerMessage | undefined): message is PlayerMessage {
  return message !== undefined && controlsOf(message).some((one) => !PROMISED.includes(one.label));
}
