import { type PlayerMessage } from '#sandbox/player.ts';
import { controlsOf } from './displayed-message.ts';

/** Labels of actions offered next to a question, which lead back to it. */
export const SIDE_ACTION_LABELS = ['Give trade goods', 'Scuttle units', 'Use an ability', 'Odds'];

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
