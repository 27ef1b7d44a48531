import type { PlayerMessage, PlayerOutcome } from '#sandbox/player.ts';
import { controlsOf, type Control } from './displayed-message.ts';
import type { PlayLog } from './play-log.ts';

/** What may be done beside a question, and leads back to it. */
export const SIDE_ACTION_LABELS = ['Give trade goods', 'Scuttle units', 'Use at any time', 'Odds'];
/** Once in so many questions something is done beside it. */
const ASIDE = 12;
/** Presses until the question is back. */
const WAYS = 12;

interface Ways {
  below: (n: number) => number;
  diary: PlayLog;
  pressOn: (message: PlayerMessage, control: Control) => Promise<PlayerOutcome>;
  refused: (what: string, text: string) => void;
}

/** Now and then what may be done beside a question: to its end or not, and back to the question. Gives the message that is shown then. */
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
    // What was refused is said beside it, and it is still there.
    if (outcome.kind === 'message') refused(control.label, outcome.message?.content ?? '');
    else shown = outcome.message;
  }
  diary.faults.push(`"${control.label}" leads back to no question: ${first.content.slice(0, 300)}`);
  return first;
}
