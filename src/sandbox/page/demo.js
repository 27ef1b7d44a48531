import { byId, el } from './dom.js';

const patience = 60_000;

/** Labels of options whose names do not say enough. */
const LABELS = { colour: 'Color', options: 'Optional rules', with: 'Optional rules' };

/**
 * The "Start a demo game" button: runs the bot's demonstration command, if it has one, as the current user, and
 * opens the thread it creates. `host` provides commands and channels and runs the command.
 */
export class Demonstration {
  constructor(host) {
    this.host = host;
    this.expected = undefined;
    /** Chosen values by option name. */
    this.chosen = {};
    /** The cached greeting and the data it was built from, so that it is only rebuilt after changes. */
    this.drawn = { of: '', element: undefined };
  }

  get command() {
    return this.host.commands().find((entry) => /(^| )demonstration$/.test(entry.name));
  }

  get running() {
    return this.expected !== undefined && Date.now() < this.expected.until;
  }

  button(className, onclick = () => void this.start()) {
    if (!this.command) return undefined;
    return el(
      'button',
      { type: 'button', class: className, disabled: this.running, onclick },
      this.running ? 'Starting…' : '▶ Start a demo game',
    );
  }

  /** The button of the sidebar, which first offers the choices, so that any edition can be tried at any time. */
  sidebarButton(className) {
    return this.button(className, () => this.openChoices());
  }

  openChoices() {
    const { command } = this;
    if (!command) return;
    const dialog = byId('demo');
    const start = el('button', { type: 'submit', class: 'button primary' }, '▶ Start');
    const cancel = el('button', { type: 'button', class: 'button secondary', onclick: () => dialog.close() }, 'Cancel');
    const form = el(
      'form',
      { class: 'welcome', method: 'dialog', onsubmit: () => void this.start() },
      el('h2', { class: 'heading h2' }, 'Start a demo game'),
      el('p', {}, command.description),
      this.lists(command),
      el('div', { class: 'row' }, start, cancel),
    );
    dialog.replaceChildren(form);
    dialog.showModal();
  }

  /** Welcome text for an empty channel. */
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
        `Or type / below to see all commands. The button does the same as /${command.name}.`,
      ),
    );
  }

  /** Collapsible lists for the command's options, all of them optional. */
  choices(command) {
    if (!command.options?.length) return undefined;
    const details = el('details', {}, el('summary', {}, 'Choose the settings'));
    details.addEventListener('toggle', () => {
      if (details.open && details.children.length === 1) details.append(this.lists(command));
    });
    return details;
  }

  lists({ options = [] }) {
    const choices = options.map((option) => this.choice(option, () => choices.forEach((one) => void one.fill())));
    return el(
      'div',
      { class: 'welcome-choices' },
      choices.map(({ label }) => label),
    );
  }

  /**
   * A select for one option and its fill function. Choices may depend on other options, such as the sets of an edition.
   */
  choice(option, changed) {
    const { name } = option;
    const select = el('select', {});
    const label = el(
      'label',
      { title: option.description },
      LABELS[name] ?? `${name.slice(0, 1).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`,
      select,
    );
    const fill = async () => {
      const values = await this.values(option);
      if (!values.some(({ value }) => value === this.chosen[name])) delete this.chosen[name];
      const offered = [{ name: 'Default', value: '' }, ...values];
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

  /** Opens the new thread if it has appeared; called after the channels are reloaded. */
  look() {
    if (!this.running) return;
    const { parent, before } = this.expected;
    const thread = this.host.threads(parent).find(({ id }) => !before.has(id));
    if (!thread) return;
    this.expected = undefined;
    this.host.open(thread.id);
  }
}
