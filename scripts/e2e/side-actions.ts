import type { PlayerMessage, PlayerOutcome } from '#sandbox/player.ts';
import type { DisplayedClient } from './displayed-client.ts';
import { buttonOf, controlsOf, textOf, type Control } from './displayed-message.ts';
import { SIDE_ACTION_LABELS } from './displayed-question.ts';
import type { PlayLog } from './play-log.ts';

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

/** Does something unrelated: looks at the hand, trades, sets a standing order, asks to take back a move. */
export async function runUnrelatedCommand(client: DisplayedClient): Promise<void> {
  const { below, diary } = client.manner;
  switch (below(client.manner.trades ? 18 : 10)) {
    case 0:
      return void (await client.command('hand', {}));
    case 1:
      return void (await client.command('board', {}));
    case 2:
      return void (await client.completed('board', 'system', { rings: below(3) }));
    case 3:
      return void (await client.completed('player', 'seat'));
    case 4:
      return void (await client.command('scores', {}));
    case 5:
      return void (await client.command('history', { moves: 1 + below(50) }));
    case 6:
      return void (await client.completed('help', 'about', {}, String.fromCharCode(97 + below(26))));
    case 7:
      return void (await client.completed('orders', 'moment', { 'how-long': ['round', 'always', 'ask'][below(3)] }));
    case 8:
      return void (await client.completed('use', 'what'));
    case 9: {
      const asked = await client.command('undo', {});
      const named = asked.message && buttonOf(asked.message, 'Undo it');
      const outcome = named && asked.message ? await client.press(asked.message, 'Undo it') : asked;
      if (/^Undone|so I asked them/.test(textOf(outcome))) diary.undos++;
      else client.refused('/undo', textOf(outcome));
      return;
    }
    default: {
      const few = () => Math.max(0, below(4) - 2); // mostly none
      const outcome = await client.completed('trade offer', 'to', {
        'give-trade-goods': below(3),
        'give-commodities': few(),
        'take-trade-goods': below(2),
        'take-commodities': few(),
      });
      if (outcome && !/I sent your offer/.test(textOf(outcome))) client.refused('/trade offer', textOf(outcome));
    }
  }
}
