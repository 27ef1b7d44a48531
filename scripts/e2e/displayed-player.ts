import { PlayerRefused, type PlayerMessage, type PlayerOutcome } from '#sandbox/player.ts';
import { DisplayedClient } from './displayed-client.ts';
import { runUnrelatedCommand, trySideAction } from './side-actions.ts';
import { controlInDraft, isGoal } from './displayed-choice.ts';
import { ignoreStalePress } from './displayed-modal.ts';
import {
  buttonOf,
  CONFIRM,
  controlsOf,
  describe,
  textProblem,
  textOf,
  textOfMessage,
  findWaitingText,
  type Control,
} from './displayed-message.ts';
import { AHEAD, PROMISED, isQuestion } from './displayed-question.ts';

export { createPlayLog, type PlayLog } from './play-log.ts';

const PATIENCE = 60; // largest number of presses on one question

/**
 * Tells whether a press led to no further question. A response that is taken back is asked again only if no standing
 * order covers it.
 */
const isOver = ({ label }: Control, next: PlayerMessage): boolean =>
  /^✅ Done/.test(next.content) || (label === 'Back' && next.content.startsWith('Your pass is taken back.'));

/** A player who knows only what the thread, its buttons, menus and completions show. */
export class DisplayedPlayer extends DisplayedClient {
  private readonly done = new Set<string>();
  private foundNothing = '';

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
    if (this.manner.below(this.manner.idleness) === 0) await runUnrelatedCommand(this);
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
}

/** Tells whether the answer is drafted and then confirmed. */
const isDraft = (message: PlayerMessage): boolean => controlsOf(message).some(({ label }) => CONFIRM.test(label));
