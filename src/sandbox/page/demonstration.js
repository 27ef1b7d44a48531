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
    /** What has been chosen for it, by option. */
    this.chosen = {};
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
      this.choices(command),
      el('p', { class: 'subtext' }, `Or type / below to see every command. The button does what /${command.name} does.`),
    );
  }

  /** What the command leaves to choose, behind one line: nothing of it has to be. */
  choices({ options = [] }) {
    if (options.length === 0) return undefined;
    const lists = el('div', { class: 'welcome-choices' });
    const details = el('details', {}, el('summary', {}, 'Choose what it is played with'), lists);
    details.addEventListener('toggle', () => {
      if (details.open && lists.children.length === 0) lists.append(...options.map((option) => this.choice(option)));
    });
    return details;
  }

  choice(option) {
    const select = el('select', {}, el('option', { value: '' }, 'whatever is usual'));
    const label = el('label', { title: option.description }, `${option.name.slice(0, 1).toUpperCase()}${option.name.slice(1)}`, select);
    select.addEventListener('change', () => {
      delete this.chosen[option.name];
      if (select.value) this.chosen[option.name] = select.value;
    });
    void this.values(option).then((values) => {
      select.append(...values.map(({ name, value }) => el('option', { value, selected: this.chosen[option.name] === value }, name)));
      label.hidden = values.length < 2;
    });
    return label;
  }

  async values({ name, choices, autocomplete }) {
    if (!autocomplete) return choices ?? [];
    const answer = await this.host.complete(this.command.name, { ...this.chosen }, name, '');
    return answer.choices ?? [];
  }

  async start() {
    const { command, host } = this;
    const channel = host.channel();
    if (!command || !channel || this.running) return;
    this.expected = { parent: channel, before: new Set(host.threads(channel).map(({ id }) => id)), until: Date.now() + patience };
    host.redraw();
    const error = await host.run(command.name, channel, { ...this.chosen });
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
