import type { PlayerMessage, PlayerModal, PlayerOutcome } from '#sandbox/player.ts';
import { PlayerRefused, SandboxPlayer } from '#sandbox/player.ts';
import { modalParts } from '../e2e/displayed-modal.ts';
import { buttonOf, controlsOf } from '../e2e/displayed-message.ts';
import type { Marks, Situation } from './situations.ts';

/** What something took. */
export interface Taps {
  taps: number;
  questions: number;
}

/** What it takes to choose in a menu, whatever is chosen. */
const MENU = 2;

/** Somebody with a finger: a tap on a button is one, on a menu two, and one for each option more where several may be marked. */
export class Tapper {
  readonly player: SandboxPlayer;
  taps = 0;
  questions = 0;

  constructor(url: string, user: string, thread: string) {
    this.player = new SandboxPlayer(url, user, thread);
  }

  /** "Your move", under the newest message that has it: the panel may move on while a finger comes down. */
  async begin(): Promise<PlayerMessage> {
    for (let tries = 1; ; tries++) {
      const newest = await this.player.waitFor(
        (message) => !message.ephemeral && buttonOf(message, 'Your move') !== undefined,
      );
      try {
        return this.shown(await this.press(newest, 'Your move'));
      } catch (error) {
        if (!(error instanceof PlayerRefused) || tries > 5) throw error;
        this.taps--;
      }
    }
  }

  async press(message: PlayerMessage, label: string | RegExp): Promise<PlayerOutcome> {
    const button = buttonOf(message, label);
    if (!button)
      throw new Error(
        `There is no ${String(label)} on: ${message.content} [${controlsOf(message)
          .map((one) => one.label)
          .join(' | ')}]`,
      );
    this.taps++;
    return this.player.press(message, button.handle);
  }

  async choose(message: PlayerMessage, label: string): Promise<PlayerOutcome> {
    const menu = controlsOf(message).find(
      (one) => one.kind === 'menu' && one.options.some((option) => option.label === label),
    );
    const option = menu?.options.find((one) => one.label === label);
    if (!menu || !option) throw new Error(`There is no ${label} in a menu of: ${message.content}`);
    this.taps += MENU;
    return this.player.select(message, option.value, menu.handle);
  }

  /** Opens a situation's form; again where it was not ready in time. */
  async open(message: PlayerMessage, { label, menu }: Situation): Promise<PlayerModal> {
    let outcome = await (menu ? this.choose(message, label) : this.press(message, label));
    // A machine that has much else to do must not count as taps.
    for (let tries = 0; tries < 10 && !outcome.modal && outcome.message; tries++) {
      const again = buttonOf(outcome.message, 'Open it');
      if (!again) break;
      outcome = await this.player.press(outcome.message, again.handle);
    }
    if (!outcome.modal) throw new Error(`No form opened: ${outcome.message?.content ?? outcome.error}`);
    return outcome.modal;
  }

  /** Sends a form with these marks; what is marked so already costs nothing. */
  async send(modal: PlayerModal, marks: Marks = {}): Promise<PlayerMessage> {
    for (const part of modalParts(modal)) if (marks[part.handle]) this.taps += costOf(part, marks[part.handle]);
    this.taps++;
    const parts = modalParts(modal).filter(({ handle }) => marks[handle]);
    const fields = Object.fromEntries(
      parts.map(({ handle, kind }) => [handle, kind === 'one' ? marks[handle][0] : marks[handle]]),
    );
    return this.shown(await this.player.submit(modal, fields));
  }

  shown(outcome: PlayerOutcome): PlayerMessage {
    if (!outcome.message) throw new Error(`Nothing came: ${outcome.error ?? JSON.stringify(outcome)}`);
    if (/^\*\*|\n\*\*/.test(outcome.message.content)) this.questions++;
    return outcome.message;
  }

  get taken(): Taps {
    return { taps: this.taps, questions: this.questions };
  }
}

/** What it takes to mark these instead of what is proposed. A menu of one is open until something is chosen; one of several until it is left. */
function costOf(part: ReturnType<typeof modalParts>[number], values: readonly string[]): number {
  const changed = part.options.filter(({ value, chosen }) => chosen !== values.includes(value));
  if (!changed.length) return 0;
  if (part.kind === 'one') return 1;
  const menu = part.options.length > 10;
  if (part.max === 1) return MENU;
  return changed.length + (menu ? MENU : 0);
}
