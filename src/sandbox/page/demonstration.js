import { el } from './dom.js';

const patience = 60_000;

/**
 * "Start a demonstration": runs the bot's command of that name, if it has one, as whoever the page acts as, and goes to the
 * thread that comes of it. `host` knows the commands, the channels and whom the page acts as.
 */
export class Demonstration {
  constructor(host) {
    this.host = host;
    this.expected = undefined;
  }

  get command() {
    return this.host.commands().find((entry) => /(^| )demonstration$/.test(entry.name));
  }

  get running() {
    return this.expected !== undefined && Date.now() < this.expected.until;
  }

  button(className) {
    if (!this.command) return undefined;
    return el(
      'button',
      { type: 'button', class: className, disabled: this.running, onclick: () => void this.start() },
      this.running ? 'Starting…' : '▶ Start a demonstration',
    );
  }

  /** What an empty channel offers a newcomer. */
  welcome() {
    const { command } = this;
    if (!command) return undefined;
    return el(
      'section',
      { class: 'welcome' },
      el('p', {}, command.description),
      this.button('button primary'),
      el('p', { class: 'subtext' }, `Or type / below to see every command. The button does what /${command.name} does.`),
    );
  }

  async start() {
    const { command, host } = this;
    const channel = host.channel();
    if (!command || !channel || this.running) return;
    this.expected = { parent: channel, before: new Set(host.threads(channel).map(({ id }) => id)), until: Date.now() + patience };
    host.redraw();
    const error = await host.run(command.name, channel);
    if (error) this.expected = undefined;
    else this.look();
    host.redraw();
  }

  /** After the channels have been asked for anew: has its thread come? */
  look() {
    if (!this.running) return;
    const { parent, before } = this.expected;
    const thread = this.host.threads(parent).find(({ id }) => !before.has(id));
    if (!thread) return;
    this.expected = undefined;
    this.host.open(thread.id);
  }
}
