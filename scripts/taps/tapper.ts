import type { PlayerMessage, PlayerModal, PlayerOutcome } from '#sandbox/player.ts';
import { PlayerRefused, SandboxPlayer } from '#sandbox/player.ts';
import { modalParts } from '../e2e/displayed-modal.ts';
import { buttonOf, controlsOf } from '../e2e/displayed-message.ts';
import type { Marks, Situation } from './situations.ts';

/** Cost of an action. */
export interface Taps {
  taps: number;
  questions: number;
}

/** Taps needed to choose in a menu. */
const MENU = 2;

/**
 * Counts taps: one for a button or a text field, two for a menu, and one more for each option of a menu that takes
 * several. Typed characters are not counted.
 */
export class Tapper {
  readonly player: SandboxPlayer;
  taps = 0;
  questions = 0;

  constructor(url: string, user: string, thread: string) {
    this.player = new SandboxPlayer(url, user, thread);
  }

  /** Presses a button of the panel, on the newest message that has it; retries if the panel moves meanwhile. */
  async begin(label = 'Your move'): Promise<PlayerMessage> {
    for (let tries = 1; ; tries++) {
      const newest = await this.player.waitFor(
        (message) => !message.ephemeral && buttonOf(message, label) !== undefined,
      );
      try {
        return this.shown(await this.press(newest, label));
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

  /** Opens the form of a situation; retries if it was not ready in time. */
  async open(message: PlayerMessage, { label, menu }: Pick<Situation, 'label' | 'menu'>): Promise<PlayerModal> {
    let outcome = await (menu ? this.choose(message, label) : this.press(message, label));
    // Retries on a busy machine must not count as taps.
    for (let tries = 0; tries < 10 && !outcome.modal && outcome.message; tries++) {
      const again = buttonOf(outcome.message, 'Open the form');
      if (!again) break;
      outcome = await this.player.press(outcome.message, again.handle);
    }
    if (!outcome.modal) throw new Error(`No form opened: ${outcome.message?.content ?? outcome.error}`);
    return outcome.modal;
  }

  /** Submits a form with these values; values that are already selected cost nothing. */
  async send(modal: PlayerModal, marks: Marks = {}): Promise<PlayerMessage> {
    for (const part of modalParts(modal)) if (marks[part.handle]) this.taps += costOf(part, marks[part.handle]);
    this.taps++;
    const parts = modalParts(modal).filter(({ handle }) => marks[handle]);
    const fields = Object.fromEntries(
      parts.map(({ handle, kind }) => [handle, kind === 'several' ? marks[handle] : marks[handle][0]]),
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

/**
 * Returns the taps needed to select these values instead of the proposed ones. A menu for one value closes on
 * selection, one for several when left.
 */
function costOf(part: ReturnType<typeof modalParts>[number], values: readonly string[]): number {
  const changed = part.options.filter(({ value, chosen }) => chosen !== values.includes(value));
  if (part.kind === 'text') return values[0] === part.value ? 0 : 1;
  if (!changed.length) return 0;
  if (part.kind === 'one') return 1;
  const menu = part.options.length > 10;
  if (part.max === 1) return MENU;
  return changed.length + (menu ? MENU : 0);
}
