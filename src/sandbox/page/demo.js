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
    /** What was made of what, so that it stays the same as long as nothing changes. */
    this.drawn = { of: '', element: undefined };
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
    const of = JSON.stringify([command, this.running, this.host.channel()]);
    if (this.drawn.of !== of) this.drawn = { of, element: this.greeting(command) };
    return this.drawn.element;
  }

  greeting(command) {
    return el(
      'section',
      { class: 'welcome' },
      el('p', {}, command.description),
      this.button('button primary'),
      this.choices(command),
      el(
        'p',
        { class: 'subtext' },
        `Or type / below to see every command. The button does what /${command.name} does.`,
      ),
    );
  }

  /** What the command leaves to choose, behind one line: nothing of it has to be. */
  choices({ options = [] }) {
    if (options.length === 0) return undefined;
    const lists = el('div', { class: 'welcome-choices' });
    const details = el('details', {}, el('summary', {}, 'Choose what it is played with'), lists);
    details.addEventListener('toggle', () => {
      if (!details.open || lists.children.length > 0) return;
      const choices = options.map((option) => this.choice(option, () => choices.forEach((one) => one.fill())));
      lists.append(...choices.map(({ label }) => label));
    });
    return details;
  }

  /** One list, and what fills it. What has been chosen elsewhere decides what there is: an edition its sets. */
  choice(option, changed) {
    const { name } = option;
    const select = el('select', {});
    const label = el(
      'label',
      { title: option.description },
      `${name.slice(0, 1).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`,
      select,
    );
    const fill = async () => {
      const values = await this.values(option);
      if (!values.some(({ value }) => value === this.chosen[name])) delete this.chosen[name];
      const offered = [{ name: 'whatever is usual', value: '' }, ...values];
      select.replaceChildren(
        ...offered.map((one) =>
          el('option', { value: one.value, selected: (this.chosen[name] ?? '') === one.value }, one.name),
        ),
      );
      label.hidden = values.length < 2;
    };
    select.addEventListener('change', () => {
      delete this.chosen[name];
      if (select.value) this.chosen[name] = select.value;
      changed();
    });
    void fill();
    return { label, fill };
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
    this.expected = {
      parent: channel,
      before: new Set(host.threads(channel).map(({ id }) => id)),
      until: Date.now() + patience,
    };
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
