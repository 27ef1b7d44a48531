import { PlayerRefused, type PlayerMessage, type PlayerOutcome, type SandboxPlayer } from '#sandbox/player.ts';
import { valuesChosen } from './displayed-choice.ts';
import {
  buttonOf,
  controlsOf,
  textProblem,
  normalizePrompt,
  textOf,
  textOfMessage,
  type Control,
  type findWaitingText,
} from './displayed-message.ts';
import { fillAtRandom, LEAVE_LABEL, modalTextProblem } from './displayed-modal.ts';
import { isQuestion } from './displayed-question.ts';
import type { PlayLog } from './play-log.ts';

export interface PlayStyle {
  /** Returns a whole number from 0 to n - 1. */
  below: (n: number) => number;
  diary: PlayLog;
  /** A player does something unrelated on one of this many turns. */
  idleness: number;
  trades: boolean; // whether the player may offer trades
  /** Finds the public text that names who is waited for; by default only lines of questions, not of windows. */
  findWaiting?: typeof findWaitingText;
  /** Called when "Your move" was pressed. */
  onLook?: (player: DisplayedClient) => Promise<void>;
  /** Called with the reply to each answer. */
  onReply?: (player: DisplayedClient, reply: PlayerMessage) => Promise<void>;
}

/** Sends the commands, presses and forms of one person, and records all that is shown in reply. */
export class DisplayedClient {
  readonly person: SandboxPlayer;
  readonly id: string;
  readonly manner: PlayStyle;

  constructor(person: SandboxPlayer, id: string, manner: PlayStyle) {
    this.person = person;
    this.id = id;
    this.manner = manner;
  }

  async completed(
    name: string,
    option: string,
    options: Record<string, unknown> = {},
    typed = '',
  ): Promise<PlayerOutcome | undefined> {
    const choices = await this.complete(name, option, typed);
    const choice = choices[this.manner.below(Math.max(1, choices.length))];
    if (!choice) return undefined;
    return this.command(name, { ...options, [option]: choice.value });
  }

  async complete(name: string, option: string, typed: string): Promise<{ name: string; value: string | number }[]> {
    this.manner.diary.completions++;
    const choices = await this.timed(`complete /${name}`, () => this.person.complete(name, option, typed));
    for (const choice of choices)
      if (textProblem(choice.name)) this.fault(`/${name} completes ${textProblem(choice.name)}`);
    return choices;
  }

  async command(name: string, options: Record<string, unknown>): Promise<PlayerOutcome> {
    this.manner.diary.commands++;
    return this.seen(`/${name}`, await this.timed(`/${name}`, () => this.person.command(name, options)));
  }

  /** Presses a button by its current label: the message may have been edited since it was read. */
  async press(message: PlayerMessage, label: string): Promise<PlayerOutcome> {
    const control = controlsOf(message).find((one) => one.label === label);
    if (!control) throw new PlayerRefused(`There is no "${label}".`);
    return this.pressOn(message, { ...control, handle: label });
  }

  async pressOn(message: PlayerMessage, control: Control): Promise<PlayerOutcome> {
    const { below, diary } = this.manner;
    diary.presses++;
    const what = isQuestion(message) && message.ephemeral ? 'question' : control.label.replace(/ to .*/, '');
    if (control.kind === 'button')
      return this.filled(
        this.seen(control.label, await this.timed(what, () => this.person.press(message, control.handle))),
      );
    const values = valuesChosen(message, control, below);
    return this.filled(
      this.seen(control.label, await this.timed(what, () => this.person.select(message, values, control.handle))),
    );
  }

  /** Fills in and submits the modal, if one has opened. Returns the result. */
  async filled(pressed: PlayerOutcome): Promise<PlayerOutcome> {
    const { modal } = pressed;
    if (!modal) return pressed;
    const odd = modalTextProblem(modal);
    if (odd) this.fault(`the form "${modal.title}" shows ${odd}`);
    this.manner.diary.forms++;
    const fields = fillAtRandom(modal, this.manner.below);
    const sent = this.seen(modal.title, await this.timed('a form', () => this.person.submit(pressed, fields)));
    // Not every combination of values is legal.
    return sent.message && buttonOf(sent.message, LEAVE_LABEL)
      ? this.seen(LEAVE_LABEL, await this.person.press(sent.message, LEAVE_LABEL))
      : sent;
  }

  async timed<T>(what: string, body: () => Promise<T>): Promise<T> {
    const started = performance.now();
    const result = await body();
    const sum = this.manner.diary.slow.get(what) ?? { count: 0, ms: 0 };
    this.manner.diary.slow.set(what, { count: sum.count + 1, ms: sum.ms + performance.now() - started });
    return result;
  }

  /** Records every reply: there must be one, without program internals. */
  seen(what: string, outcome: PlayerOutcome): PlayerOutcome {
    if (!outcome.acknowledged) this.fault(`"${what}" was not answered: ${outcome.error ?? ''}`);
    if (/Something went wrong/.test(textOf(outcome))) this.fault(`"${what}": ${textOf(outcome)}`);
    for (const message of [outcome.message, ...outcome.follow_ups]) if (message) this.read(message);
    return outcome;
  }

  read(message: PlayerMessage): void {
    const { texts } = this.manner.diary;
    const odd = textProblem(textOfMessage(message));
    if (odd && !texts.has(textOfMessage(message))) this.fault(`a message shows ${odd}`);
    for (const control of controlsOf(message)) {
      for (const label of [control.label, ...control.options.map((option) => option.label)]) {
        const wrong = label.trim() === '' ? 'an empty label' : textProblem(label);
        if (wrong && !texts.has(label)) {
          texts.set(label, 1);
          this.fault(`a control shows ${wrong} (${normalizePrompt(message)})`);
        }
      }
    }
    texts.set(textOfMessage(message), (texts.get(textOfMessage(message)) ?? 0) + 1);
  }

  refused(what: string, text: string): void {
    const { refusals } = this.manner.diary;
    const key = `${what}: ${text.split('\n')[0].slice(0, 160)}`;
    refusals.set(key, (refusals.get(key) ?? 0) + 1);
  }

  fault(what: string): undefined {
    this.manner.diary.faults.push(what);
  }
}
