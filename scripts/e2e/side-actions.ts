import type { PlayerMessage, PlayerOutcome } from '#sandbox/player.ts';
import { controlsOf, type Control } from './displayed-message.ts';
import type { PlayLog } from './play-log.ts';

/** Labels of actions offered next to a question, which lead back to it. */
export const SIDE_ACTION_LABELS = ['Give trade goods', 'Scuttle units', 'Use an ability', 'Odds'];
/** A side action is tried at one in this many questions. */
const ASIDE = 12;
/** Largest number of presses before the question must be back. */
const WAYS = 12;

interface Ways {
  below: (n: number) => number;
  diary: PlayLog;
  pressOn: (message: PlayerMessage, control: Control) => Promise<PlayerOutcome>;
  refused: (what: string, text: string) => void;
}

/** Sometimes tries a side action, completed or not, and returns to the question. Returns the message shown then. */
export async function trySideAction(
  first: PlayerMessage,
  { below, diary, pressOn, refused }: Ways,
): Promise<PlayerMessage> {
  const [control] = controlsOf(first).filter((one) => !one.disabled && SIDE_ACTION_LABELS.includes(one.label));
  if (!control || below(ASIDE)) return first;
  diary.asides++;
  let shown = (await pressOn(first, control)).message;
  let chosen = 0;
  for (let i = 0; i < WAYS && shown; i++) {
    const controls = controlsOf(shown).filter((one) => !one.disabled);
    // The question is back, or there is none any more.
    const back = controls.find(({ label }) => label === 'Back');
    if (!back || controls.some(({ label }) => SIDE_ACTION_LABELS.includes(label))) return shown;
    const menu = controls.find(({ kind }) => kind === 'menu');
    const outcome = await pressOn(shown, menu && chosen++ === 0 && below(2) ? menu : back);
    // A refusal is a separate message, and the shown one is unchanged.
    if (outcome.kind === 'message') refused(control.label, outcome.message?.content ?? '');
    else shown = outcome.message;
  }
  diary.faults.push(`"${control.label}" leads back to no question: ${first.content.slice(0, 300)}`);
  return first;
}
