import { PlayerRefused, type PlayerMessage, type PlayerOutcome, type SandboxPlayer } from '#sandbox/player.ts';
import { trySideAction } from './side-actions.ts';
import type { PlayLog } from './play-log.ts';
import { controlInDraft, isGoal, valuesChosen } from './displayed-choice.ts';
import { fillAtRandom, LEAVE_LABEL, modalTextProblem, ignoreStalePress } from './displayed-modal.ts';
import {
  buttonOf,
  CONFIRM,
  controlsOf,
  describe,
  textProblem,
  normalizePrompt,
  textOf,
  textOfMessage,
  findWaitingText,
  type Control,
} from './displayed-message.ts';
import { AHEAD, PROMISED, isQuestion } from './displayed-question.ts';

export { createPlayLog, type PlayLog } from './play-log.ts';

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
  onLook?: (player: DisplayedPlayer) => Promise<void>;
  /** Called with the reply to each answer. */
  onReply?: (player: DisplayedPlayer, reply: PlayerMessage) => Promise<void>;
}

const PATIENCE = 60; // largest number of presses on one question
/** Buttons that do not answer a question: shortcuts for later, ways back and side actions. */

/**
 * Tells whether a press led to no further question. A response that is taken back is asked again only if no standing
 * order covers it.
 */
const isOver = ({ label }: Control, next: PlayerMessage): boolean =>
  /^✅ Done/.test(next.content) || (label === 'Back' && next.content.startsWith('Your pass is taken back.'));

/** A player who knows only what the thread, its buttons, menus and completions show. */
export class DisplayedPlayer {
  readonly person: SandboxPlayer;
  readonly id: string;
  private readonly manner: PlayStyle;
  private readonly done = new Set<string>();
  private foundNothing = '';

  constructor(person: SandboxPlayer, id: string, manner: PlayStyle) {
    this.person = person;
    this.id = id;
    this.manner = manner;
  }

  /** Reads the thread and does everything there is to do. Returns whether anything was done. */
  async turn(): Promise<boolean> {
    const messages = await this.look();
    for (const message of messages) this.read(message);
    if (messages.some((message) => textOfMessage(message).includes('The game has ended'))) return false;
    let acted = await this.agree(messages);
    acted = (await this.trade(messages)) || acted;
    acted = (await this.move(messages)) || acted;
    return acted;
  }

  /** Reads the newest messages, and earlier ones if these do not name the players being waited for. */
  private async look(): Promise<PlayerMessage[]> {
    const newest = await this.person.messages(undefined, 20);
    return newest.some((message) => findWaitingText(message) !== undefined)
      ? newest
      : this.person.messages(undefined, 80);
  }

  /** Answers the newest consent request. Returns whether there was one. */
  async consent(): Promise<boolean> {
    return this.agree(await this.person.messages(undefined, 20));
  }

  /** Corrects, as organizer, `what` to `count` for each player, with the consent of the others. */
  async correct(what: string, count: number, others: DisplayedPlayer[], settle: () => Promise<void>): Promise<void> {
    for (const seat of await this.complete('repair count', 'seat', '')) {
      const outcome = await this.command('repair count', { seat: seat.value, what, count: String(count) });
      if (!/I asked the other players/.test(textOf(outcome))) this.fault(`/repair count: ${textOf(outcome)}`);
      await settle();
      for (const other of others) {
        if (other !== this) await other.consent();
        await settle();
      }
    }
  }

  /** Answers a request to take back a move or to correct something, usually with yes. */
  private async agree(messages: PlayerMessage[]): Promise<boolean> {
    const asked = messages.findLast(
      (message) =>
        !message.ephemeral && message.pings_you && buttonOf(message, 'I agree') && !this.done.has(message.id),
    );
    if (!asked) return false;
    this.done.add(asked.id);
    // The game may have continued since; then the request has expired, and the thread reports it.
    const lapsed = messages
      .slice(messages.indexOf(asked) + 1)
      .some((message) => /expired|no longer|undid a move|A player objected/.test(textOfMessage(message)));
    const outcome = await this.press(asked, this.manner.below(15) ? 'I agree' : 'I object');
    if (!lapsed && !/You agreed|have agreed|You declined/.test(textOf(outcome)))
      this.refused('consent', textOf(outcome));
    return true;
  }

  private async trade(messages: PlayerMessage[]): Promise<boolean> {
    const offered = messages.findLast(
      (message) =>
        !message.ephemeral && message.pings_you && buttonOf(message, /^Offer to/) && !this.done.has(message.id),
    );
    if (!offered) return false;
    this.done.add(offered.id);
    for (const button of controlsOf(offered).filter(({ label }) => label.startsWith('Offer to'))) {
      const shown = await this.pressOn(offered, button);
      if (!shown.message || !buttonOf(shown.message, 'Accept')) {
        this.refused('offer', textOf(shown));
        continue;
      }
      const answered = await this.press(shown.message, this.manner.below(4) ? 'Accept' : 'Decline');
      if (/You accepted the trade/.test(textOf(answered))) this.manner.diary.trades++;
      else if (!/You declined/.test(textOf(answered))) this.refused('offer', textOf(answered));
    }
    return true;
  }

  /** Presses "Your move" if the thread shows that the player is waited for. */
  private async move(messages: PlayerMessage[]): Promise<boolean> {
    const told = messages.filter(
      (message) => !message.ephemeral && message.author.bot && buttonOf(message, 'Your move'),
    );
    const newest = told.at(-1);
    const { findWaiting = findWaitingText } = this.manner;
    const said = told.findLast((message) => findWaiting(message) !== undefined);
    const line = said && findWaiting(said);
    const pinged = told.findLast((message) => message.pings_you);
    if (!newest || !said || !line) return false;
    const waited = line.includes(`<@${this.id}>`) || (pinged !== undefined && pinged.id > said.id);
    // In a window without options for this player, it does not matter which others have left it.
    const closes = /^May answer: .*(<t:\d+)/.exec(textOfMessage(newest))?.[1];
    const state = closes ?? `${newest.id} ${newest.edited_timestamp ?? ''}`;
    if (!waited || state === this.foundNothing) return false;
    if (this.manner.below(this.manner.idleness) === 0) await this.lookAround();
    if (buttonOf(newest, 'Pass on this') && this.manner.below(4) === 0 && (await this.nothing(newest))) return true;
    const shown = await this.press(newest, 'Your move').catch(ignoreStalePress(this.person, newest));
    const before = this.manner.diary.answers;
    await this.manner.onLook?.(this);
    if (!shown) return true;
    if (isQuestion(shown.message)) await this.answerAll(shown.message);
    else if (shown.message && buttonOf(shown.message, AHEAD) && this.manner.below(3) === 0)
      await this.endAhead(shown.message);
    if (this.manner.diary.answers === before) this.foundNothing = state;
    return this.manner.diary.answers > before;
  }

  /** Passes by "Pass on this". Returns whether there was something to pass. */
  private async nothing(seen: PlayerMessage): Promise<boolean> {
    let pressed: PlayerOutcome;
    try {
      pressed = await this.press(seen, 'Pass on this');
    } catch (error) {
      const now = await this.person.message(seen.id);
      if (!(error instanceof PlayerRefused) || (now && buttonOf(now, 'Pass on this'))) throw error;
      return false; // the button is gone
    }
    const text = textOf(pressed);
    if (text.startsWith('You did not pass: the game has moved on')) return false;
    if (!/^You (pass, even if others respond|have nothing to respond to right now)\.$/.test(text))
      this.fault(`"Pass on this" led to: ${text}`);
    return text.startsWith('You pass');
  }

  private async endAhead(shown: PlayerMessage): Promise<void> {
    const text = textOf(await this.press(shown, AHEAD));
    if (!text.startsWith('✅ Done')) this.fault(`"${AHEAD}" led to: ${text}`);
  }

  /** Answers the question of a private message, and the following ones, until there are none. */
  private async answerAll(first: PlayerMessage): Promise<void> {
    let shown: PlayerMessage | undefined = first;
    while (isQuestion(shown)) {
      const { below, diary } = this.manner;
      const next: PlayerMessage | undefined =
        below(12) === 0 ? ((await this.typed(shown)) ?? (await this.pressed(shown))) : await this.pressed(shown);
      if (!next) return;
      diary.answers++;
      shown = next;
      await this.manner.onReply?.(this, next);
      if (below(40) === 0) return; // the player leaves: "Your move" shows the question again
    }
    const again = shown && buttonOf(shown, 'Change my answer');
    if (shown && again && this.manner.below(30) === 0) {
      const { message } = await this.pressOn(shown, again);
      if (isQuestion(message)) await this.answerAll(message);
    }
  }

  /** Answers one question by buttons and menus, after trying a side action. */
  private async pressed(first: PlayerMessage): Promise<PlayerMessage | undefined> {
    const shown = await trySideAction(first, {
      ...this.manner,
      pressOn: this.pressOn.bind(this),
      refused: this.refused.bind(this),
    });
    return isQuestion(shown) ? this.answered(shown) : undefined;
  }

  /**
   * Answers one question by buttons and menus. Returns the message after the answer; undefined if it cannot be
   * answered.
   */
  private async answered(first: PlayerMessage): Promise<PlayerMessage | undefined> {
    const { below, diary } = this.manner;
    let shown = first;
    // A fleet takes more presses than a payment.
    let drafting = /Which ships|ground forces/.test(textOfMessage(first)) ? 6 + below(10) : below(5);
    for (let i = 0; i < PATIENCE; i++) {
      const control = this.choose(shown, drafting--);
      if (!control) return this.fault(`nothing can be pressed on: ${describe(shown)}`);
      const answers = !isDraft(shown)
        ? !/^(More \(|Back$|Do something else$)/.test(control.label)
        : CONFIRM.test(control.label);
      const { forms } = diary;
      const outcome = await this.pressOn(shown, control);
      const next = outcome.message;
      // A private message is edited in place; a new message is a refusal.
      if (outcome.kind === 'message' || !next)
        return this.fault(`"${control.label}" was refused: ${textOf(outcome)} On: ${describe(shown)}`);
      if (isOver(control, next)) return next;
      // A refused form is kept and shown with the reason.
      if (diary.forms > forms) this.refused('a form', next.content);
      else if (answers && !buttonOf(next, / anyway$/))
        return this.fault(`"${control.label}" led to: ${next.content.slice(0, 200)} On: ${describe(shown)}`);
      shown = next;
    }
    return this.fault(`no end was found to: ${describe(shown)}`);
  }

  private choose(shown: PlayerMessage, drafting: number): Control | undefined {
    const usable = controlsOf(shown).filter((one) => !one.disabled && !PROMISED.includes(one.label));
    return isDraft(shown) ? controlInDraft(usable, drafting, this.manner.below) : this.chooseAnswer(usable);
  }

  private pick(list: Control[]): Control | undefined {
    return list[this.manner.below(Math.max(1, list.length))];
  }

  private chooseAnswer(usable: Control[]): Control | undefined {
    const { below } = this.manner;
    const goal = usable.find((one) => (one.kind === 'menu' ? one.options.some(isGoal) : isGoal(one)));
    if (goal && below(6)) return goal;
    // Every option is equally likely, including those in menus.
    const weighted = usable.flatMap((one) => (one.kind === 'menu' ? one.options.map(() => one) : [one]));
    const first = this.pick(weighted);
    // A player who always passes sees little of the game.
    return first?.label === 'Pass' && below(5) ? (this.pick(weighted.filter((one) => one !== first)) ?? first) : first;
  }

  /** Answers by a command with completions. Undefined if the command was refused. */
  private async typed(shown: PlayerMessage): Promise<PlayerMessage | undefined> {
    const { below } = this.manner;
    const [command, option] = below(3) ? ['answer', 'choice'] : await this.anyCommand();
    let value = '';
    for (let more = 1 + below(3); more > 0; more--) {
      const choices = await this.complete(command, option, value ? `${value}, ` : '');
      const choice = choices[below(Math.max(1, choices.length))];
      if (!choice) break;
      value = String(choice.value);
    }
    if (!value) return undefined;
    const outcome = await this.command(command, { [option]: value });
    const text = textOf(outcome);
    if (/^✅ Done/.test(text)) return outcome.message;
    // A value put together from completions may be too little or too much; the bot has to say so.
    this.refused(`/${command}`, text);
    if (!text || textProblem(text)) this.fault(`/${command} ${option}:${value} gave "${text}" On: ${describe(shown)}`);
    return undefined;
  }

  /** Picks a command with a completion and a game option. */
  private async anyCommand(): Promise<[string, string]> {
    interface Listed {
      name: string;
      type?: number;
      autocomplete?: boolean;
      options?: Listed[];
    }
    const all = (await this.person.commands(this.person.channel)) as unknown as Listed[];
    const found = all.flatMap(({ name, options = [] }) =>
      options.flatMap((one): [string, string][] => {
        const [first, second] = one.options ?? [];
        return one.type === 1 &&
          first?.autocomplete &&
          second?.name === 'game' &&
          one.options?.length === 2 &&
          !['game', 'trade', 'repair'].includes(name)
          ? [[`${name} ${one.name}`, first.name]]
          : [];
      }),
    );
    return found[this.manner.below(found.length)] ?? ['answer', 'choice'];
  }

  /** Does something unrelated: looks at the hand, trades, sets a standing order, asks to take back a move. */
  private async lookAround(): Promise<void> {
    const { below, diary } = this.manner;
    switch (below(this.manner.trades ? 18 : 10)) {
      case 0:
        return void (await this.command('hand', {}));
      case 1:
        return void (await this.command('board', {}));
      case 2:
        return void (await this.completed('board', 'system', { rings: below(3) }));
      case 3:
        return void (await this.completed('player', 'seat'));
      case 4:
        return void (await this.command('scores', {}));
      case 5:
        return void (await this.command('history', { moves: 1 + below(50) }));
      case 6:
        return void (await this.completed('help', 'about', {}, String.fromCharCode(97 + below(26))));
      case 7:
        return void (await this.completed('orders', 'moment', { 'how-long': ['round', 'always', 'ask'][below(3)] }));
      case 8:
        return void (await this.completed('use', 'what'));
      case 9: {
        const asked = await this.command('undo', {});
        const named = asked.message && buttonOf(asked.message, 'Undo it');
        const outcome = named && asked.message ? await this.press(asked.message, 'Undo it') : asked;
        if (/^Undone|so I asked them/.test(textOf(outcome))) diary.undos++;
        else this.refused('/undo', textOf(outcome));
        return;
      }
      default: {
        const few = () => Math.max(0, below(4) - 2); // mostly none
        const outcome = await this.completed('trade offer', 'to', {
          'give-trade-goods': below(3),
          'give-commodities': few(),
          'take-trade-goods': below(2),
          'take-commodities': few(),
        });
        if (outcome && !/I sent your offer/.test(textOf(outcome))) this.refused('/trade offer', textOf(outcome));
      }
    }
  }

  private async completed(
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

  private async complete(
    name: string,
    option: string,
    typed: string,
  ): Promise<{ name: string; value: string | number }[]> {
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

  private async pressOn(message: PlayerMessage, control: Control): Promise<PlayerOutcome> {
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
  private async filled(pressed: PlayerOutcome): Promise<PlayerOutcome> {
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

  private async timed<T>(what: string, body: () => Promise<T>): Promise<T> {
    const started = performance.now();
    const result = await body();
    const sum = this.manner.diary.slow.get(what) ?? { count: 0, ms: 0 };
    this.manner.diary.slow.set(what, { count: sum.count + 1, ms: sum.ms + performance.now() - started });
    return result;
  }

  /** Records every reply: there must be one, without program internals. */
  private seen(what: string, outcome: PlayerOutcome): PlayerOutcome {
    if (!outcome.acknowledged) this.fault(`"${what}" was not answered: ${outcome.error ?? ''}`);
    if (/Something went wrong/.test(textOf(outcome))) this.fault(`"${what}": ${textOf(outcome)}`);
    for (const message of [outcome.message, ...outcome.follow_ups]) if (message) this.read(message);
    return outcome;
  }

  private read(message: PlayerMessage): void {
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

  private refused(what: string, text: string): void {
    const { refusals } = this.manner.diary;
    const key = `${what}: ${text.split('\n')[0].slice(0, 160)}`;
    refusals.set(key, (refusals.get(key) ?? 0) + 1);
  }

  private fault(what: string): undefined {
    this.manner.diary.faults.push(what);
  }
}

/** Tells whether the answer is drafted and then confirmed. */
const isDraft = (message: PlayerMessage): boolean => controlsOf(message).some(({ label }) => CONFIRM.test(label));
