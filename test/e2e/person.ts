import { HANG } from '../hang.ts';
import type { PlayerMessage, PlayerModal, PlayerOutcome } from '#sandbox/player.ts';
import { PlayerRefused, SandboxPlayer } from '#sandbox/player.ts';
import { modalParts } from '../../scripts/e2e/displayed-modal.ts';
import { buttonOf, CONFIRM, controlsOf, textOfMessage, type Control } from '../../scripts/e2e/displayed-message.ts';

/** What somebody would rather do when a question with these words comes: a label to choose, or counts by line. */
export interface Wish {
  asked: RegExp;
  /** Labels in order of liking; the first that is shown is chosen. */
  choose?: RegExp[];
  /** Lines of a fleet, a payment or a list, set to their most. */
  all?: RegExp[];
  /** Not a second time. */
  once?: true;
}

export interface Answered {
  prompt: string;
  pressed: string;
  shown: PlayerMessage;
}

const PATIENCE = 40;
/** Whatever is proposed, there is a way to do nothing. */
const LEAST = /^(Move nothing|Commit no ground forces|Land no units|Produce nothing|Cast no votes|Sustain no damage)$/;

/** A text without the application's emojis. */
export const withoutEmojis = (text: string): string => text.replace(/<:\w+:\d+> ?/g, '');
export const textOf = (outcome: PlayerOutcome): string =>
  outcome.follow_ups.at(-1)?.content ?? outcome.message?.content ?? outcome.error ?? '';
export const promptOf = (message: PlayerMessage): string =>
  textOfMessage(message)
    .split('\n')
    .find((line) => /^\*\*.+\*\*$/.test(line))
    ?.slice(2, -2) ?? '';
const isQuestion = (message: PlayerMessage): boolean =>
  promptOf(message) !== '' && !buttonOf(message, 'Undo my last move');

/** Somebody at the table who reads what is shown and answers it by buttons and menus. */
export class Person {
  readonly client: SandboxPlayer;
  readonly id: string;
  readonly name: string;
  wishes: Wish[] = [];
  /** All that was answered, in order. */
  readonly answered: Answered[] = [];

  constructor(url: string, name: string, id: string) {
    this.client = new SandboxPlayer(url, id, 'general', HANG);
    this.name = name;
    this.id = id;
  }

  set thread(channel: string) {
    this.client.channel = channel;
  }

  /** The newest public message with "Your move", however much was told to them alone since. */
  async panel(): Promise<PlayerMessage | undefined> {
    for (const far of [50, 100, 400]) {
      const found = (await this.client.messages(undefined, far)).findLast(
        (message) => !message.ephemeral && buttonOf(message, 'Your move'),
      );
      if (found) return found;
    }
    return undefined;
  }

  /** "Your move", pressed. Undefined where nothing waits for them. */
  async question(): Promise<PlayerMessage | undefined> {
    for (let tries = 0; ; tries++) {
      const newest = await this.panel();
      try {
        return newest && (await this.questionOn(newest));
      } catch (error) {
        // It may move on to the end of the thread between the look and the press.
        if (!(error instanceof PlayerRefused) || tries > 3) throw error;
      }
    }
  }

  async questionOn(message: PlayerMessage): Promise<PlayerMessage | undefined> {
    const outcome = await this.client.press(message, 'Your move');
    if (!outcome.message)
      throw new Error(`${this.name} pressed "Your move" and got nothing: ${JSON.stringify(outcome)}`);
    return isQuestion(outcome.message) ? outcome.message : undefined;
  }

  /** Answers one question that is shown; gives what is shown next, undefined when nothing waits any more. */
  async answer(shown: PlayerMessage): Promise<PlayerMessage | undefined> {
    const prompt = promptOf(shown);
    const wish = this.wishes.find((one) => one.asked.test(prompt));
    let now = await this.draft(shown, wish);
    for (let i = 0; i < PATIENCE; i++) {
      const control = choice(now, wish);
      if (!control) throw new Error(`${this.name} finds nothing to press on: ${describe(now)}`);
      const pressed = await (control.kind === 'menu'
        ? this.client.select(now, wanted(now, control, wish), control.handle)
        : this.client.press(now, control.handle));
      const outcome = pressed.modal ? await this.client.submit(pressed, filled(pressed.modal, wish)) : pressed;
      const next = outcome.message;
      // It was taken, and whoever took it was gone before saying so.
      if (next && /^That question is no longer open/.test(next.content)) return isQuestion(next) ? next : undefined;
      if (!next || outcome.kind === 'message')
        throw new Error(
          `${this.name} pressed "${control.label}" and was told: ${textOf(outcome)} On: ${describe(now)}`,
        );
      now = next;
      if (!/^✅/.test(textOfMessage(next))) continue;
      if (wish?.once) this.wishes = this.wishes.filter((one) => one !== wish);
      this.answered.push({ prompt, pressed: control.label, shown });
      return isQuestion(next) ? next : undefined;
    }
    throw new Error(`${this.name} finds no end to: ${describe(now)}`);
  }

  /** Fills in what is wished for, line by line. */
  private async draft(shown: PlayerMessage, wish: Wish | undefined): Promise<PlayerMessage> {
    let now = shown;
    for (const line of wish?.all ?? []) {
      const menu = controlsOf(now).find(
        (one) => one.kind === 'menu' && one.options.some(({ label }) => line.test(label)),
      );
      // What is marked in one go is marked for all that is wished.
      const lines = menu && menu.max > 1 ? (wish?.all ?? []) : [line];
      const found = menu?.options.filter((option) => lines.some((one) => one.test(option.label))) ?? [];
      if (!menu || !found.length) continue;
      if (menu.max > 1) {
        now =
          (
            await this.client.select(
              now,
              found.map(({ value }) => value),
              menu.handle,
            )
          ).message ?? now;
        continue;
      }
      for (const option of found) {
        now = (await this.client.select(now, option.value, menu.handle)).message ?? now;
        const most = buttonOf(now, /^All \d/);
        if (most) now = (await this.client.press(now, most.handle)).message ?? now;
      }
    }
    return now;
  }
}

/** What is wished for in a form; whatever is not stays as it is proposed. */
function filled(modal: PlayerModal, wish: Wish | undefined): Record<string, string | string[]> {
  const fields = modalParts(modal).flatMap((field): [string, string | string[]][] => {
    const liked = [...(wish?.choose ?? []), ...(wish?.all ?? [])];
    const found = field.options.filter(({ label }) => liked.some((one) => one.test(label)));
    if (!found.length) return [];
    return [[field.handle, field.kind === 'one' || field.max === 1 ? found[0].value : found.map(({ value }) => value)]];
  });
  return Object.fromEntries(fields);
}

/** The button or menu to use next: what is wished for, or else what does least. */
function choice(shown: PlayerMessage, wish: Wish | undefined): Control | undefined {
  const open = controlsOf(shown).filter((one) => !one.disabled);
  for (const label of wish?.choose ?? []) {
    const found =
      open.find((one) => one.kind === 'button' && label.test(one.label)) ??
      open.find((one) => one.kind === 'menu' && one.options.some((option) => label.test(option.label)));
    if (found) return found;
  }
  // Who sends a form as it is proposed means what it comes to.
  const safe = [/^Do it anyway$/, LEAST, CONFIRM, /^(Pass|Continue)$/, /^(No|Decline|Do not|End|Abstain)/];
  // Choices that must be made before they can be confirmed.
  const must = open.find(
    (one) => one.kind === 'menu' && (one.min > 0 || !open.some(({ label }) => CONFIRM.test(label))),
  );
  // What cannot be had in full is had as it is proposed, rather than not at all.
  const proposed =
    wish?.all &&
    !open.some(({ label }) => /^Confirm/.test(label)) &&
    open.find(({ label }) => label === 'Use the suggestion');
  if (proposed) return proposed;
  for (const label of wish?.all ? safe.filter((one) => one !== LEAST) : safe) {
    const found = open.find((one) => one.kind === 'button' && label.test(one.label));
    if (found) return found;
  }
  return (
    must ??
    open.find((one) => one.kind === 'menu') ??
    open.find((one) => one.kind === 'button' && !/^(Use the suggestion|Clear|More|Start over)/.test(one.label))
  );
}

function wanted(shown: PlayerMessage, menu: Control, wish: Wish | undefined): string[] {
  const liked = (wish?.choose ?? []).flatMap((label) => menu.options.filter((option) => label.test(option.label)));
  const least = Number(/^Choose (\d+)/m.exec(textOfMessage(shown))?.[1] ?? 1);
  const count = Math.min(Math.max(1, menu.min, menu.max > 1 ? least : 1), menu.options.length);
  return [...new Set([...liked, ...menu.options])].slice(0, count).map(({ value }) => value);
}

const describe = (message: PlayerMessage): string =>
  `${textOfMessage(message).slice(0, 400)} [${controlsOf(message)
    .map((one) =>
      one.kind === 'menu'
        ? `menu: ${one.options
            .slice(0, 6)
            .map(({ label }) => label)
            .join(' / ')}`
        : `${one.label}${one.disabled ? ' (off)' : ''}`,
    )
    .join(' | ')}]`;
