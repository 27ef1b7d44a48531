import { byId, el } from '../dom.js';
import {
  afterPick,
  describe,
  flatten,
  localChoices,
  matching,
  missing,
  optionsFor,
  read,
  remaining,
} from './command-line.js';

const askAfter = 200;

/** The input line: text, or a slash command with completion. `host` sends it. */
export class Composer {
  constructor(host) {
    this.host = host;
    this.line = byId('line');
    this.list = byId('suggestions');
    this.hint = byId('hint');
    this.entries = [];
    this.picked = new Map();
    this.items = [];
    this.active = -1;
    this.history = [];
    this.asked = 0;
    this.line.addEventListener('input', () => this.changed());
    this.line.addEventListener('keydown', (event) => this.key(event));
    this.line.addEventListener('blur', () =>
      setTimeout(() => !this.list.contains(document.activeElement) && this.offer([]), 150),
    );
    this.line.addEventListener('focus', () => this.changed());
    byId('send').addEventListener('click', () => void this.send());
  }

  setCommands(commands) {
    this.entries = flatten(commands);
    if (document.activeElement === this.line) this.changed();
  }

  setPlace(placeholder, canWrite) {
    this.line.placeholder = placeholder;
    this.line.disabled = !canWrite;
    byId('send').disabled = !canWrite;
  }

  /** Writes a command into the line, as when a command mention is clicked. */
  begin(name) {
    const entry = this.entries.find((candidate) => candidate.name === name);
    this.write(`/${name} ${entry ? nextRequired(entry, []) : ''}`);
    this.line.focus();
  }

  write(text) {
    this.line.value = text;
    this.line.setSelectionRange(text.length, text.length);
    this.changed();
  }

  say(text, isError = false) {
    this.hint.textContent = text;
    this.hint.classList.toggle('error', isError);
  }

  changed() {
    this.line.style.height = 'auto';
    this.line.style.height = `${Math.min(this.line.scrollHeight, 200)}px`;
    const state = read(this.line.value, this.entries);
    if (state.kind === 'text') {
      this.picked.clear();
      this.say('');
      this.offer([]);
    } else if (state.kind === 'name') {
      this.picked.clear();
      const found = matching(this.entries, state.filter);
      this.say(found.length === 0 ? 'There is no such command here. Type / to see them all.' : '');
      this.offer(
        found.slice(0, 40).map((entry) => ({
          label: `/${entry.name}`,
          detail: entry.description,
          take: () => this.write(`/${entry.name} ${nextRequired(entry, [])}`),
        })),
        0,
      );
    } else {
      this.offerOptions(state);
    }
  }

  offerOptions(state) {
    const current = state.given.at(-1);
    const done = current && afterPick(current, this.picked);
    if (current && !(done && !done.pending)) {
      this.say(describe(current.option));
      if (done) return this.offer([]);
      return this.offerValues(state, current);
    }
    const typed = done ? done.word : this.line.value.slice(state.start).trim();
    const lacking = missing(state);
    this.say(
      lacking.length > 0
        ? `Still to fill in: ${lacking.map((option) => option.name).join(', ')}`
        : state.entry.description,
    );
    this.offer(this.nextOptions(state, typed), typed !== '' || lacking.length > 0 ? 0 : -1);
  }

  nextOptions(state, typed) {
    const cut = this.line.value.length - typed.length;
    return remaining(state)
      .filter((option) => option.name.startsWith(typed))
      .map((option) => ({
        label: `${option.name}:`,
        detail: describe(option),
        required: option.required,
        take: () => this.write(`${this.line.value.slice(0, cut).replace(/\s*$/, ' ')}${option.name}:`),
      }));
  }

  offerValues(state, current) {
    const { option } = current;
    const text = current.text.trim();
    const asItem = (choice) => ({
      label: String(choice.label ?? choice.name),
      take: () => this.pick(current, String(choice.label ?? choice.name), choice.value),
    });
    const local = localChoices(option, text, this.host.lists());
    if (local) return this.offer(local.slice(0, 40).map(asItem), 0);
    // Free text may be followed by another option; Tab goes to it.
    const others = /\s$/.test(current.text) && text !== '' ? this.nextOptions(state, '') : [];
    if (!option.autocomplete) return this.offer(others, -1);
    const turn = ++this.asked;
    const wait =
      this.items.length > 0 && this.offering === option.name
        ? undefined
        : [{ label: 'Loading options…', disabled: true }];
    if (wait) this.offer(wait, -1);
    this.offering = option.name;
    clearTimeout(this.asking);
    this.asking = setTimeout(async () => {
      const others = optionsFor({ ...state, given: state.given.filter((entry) => entry !== current) }, this.picked);
      const answer = await this.host.complete(state.entry.name, others, option.name, text);
      if (turn !== this.asked || document.activeElement !== this.line) return;
      if (answer.error) this.offer([{ label: `Cannot load options: ${answer.error}`, disabled: true }], -1);
      else if (answer.choices.length === 0)
        this.offer([{ label: 'No options match your search.', disabled: true }], -1);
      else this.offer(answer.choices.map(asItem), 0);
    }, askAfter);
  }

  pick(current, label, value) {
    const before = this.line.value.slice(0, current.at);
    const behind = this.line.value.slice(current.end);
    this.picked.set(current.option.name, { label, value });
    const text = `${before}${label} ${behind.replace(/^\s+/, '')}`;
    const state = read(text, this.entries);
    this.write(text + (behind.trim() === '' && state.kind === 'options' ? nextRequired(state.entry, state.given) : ''));
    this.line.focus();
  }

  offer(items, active = -1) {
    if (items.length === 0 || !items.some((item) => item.label.startsWith('Loading')))
      this.offering = items.length === 0 ? undefined : this.offering;
    this.items = items;
    this.active = items[active]?.disabled ? -1 : Math.min(active, items.length - 1);
    this.list.hidden = items.length === 0;
    this.list.replaceChildren(
      ...items.map((item, index) =>
        el(
          'div',
          {
            class: `suggestion${item.disabled ? ' disabled' : ''}`,
            role: 'option',
            id: `suggestion-${index}`,
            onpointerdown: (event) => {
              // Keeps the line focused, so that the list stays open during the click.
              event.preventDefault();
              if (!item.disabled) item.take();
            },
          },
          el('span', { class: 'suggestion-label' }, item.label),
          item.detail ? el('span', { class: 'suggestion-detail' }, item.detail) : undefined,
        ),
      ),
    );
    this.mark();
  }

  mark() {
    [...this.list.children].forEach((child, index) =>
      child.setAttribute('aria-selected', String(index === this.active)),
    );
    this.line.setAttribute('aria-activedescendant', this.active >= 0 ? `suggestion-${this.active}` : '');
    this.list.children[this.active]?.scrollIntoView({ block: 'nearest' });
  }

  key(event) {
    if (event.isComposing) return;
    const open = this.items.some((item) => !item.disabled);
    if (event.key === 'Escape') return this.offer([]);
    const deed = this.meantBy(event, open);
    if (!deed) return;
    event.preventDefault();
    deed();
  }

  /** Action of a key; undefined for the browser's default. */
  meantBy({ key, shiftKey }, open) {
    if (key === 'ArrowDown' || key === 'ArrowUp') return this.meantByArrow(key, open);
    if (shiftKey) return undefined;
    if (key === 'Tab' && open) return () => this.items[Math.max(this.active, 0)].take();
    if (key === 'Tab' && this.canGoOn()) return () => this.goOn();
    if (key !== 'Enter') return undefined;
    return open && this.active >= 0 ? () => this.items[this.active].take() : () => void this.send();
  }

  meantByArrow(key, open) {
    if (open) return () => this.step(key === 'ArrowDown' ? 1 : -1);
    return key === 'ArrowUp' && this.line.value === '' && this.history.length > 0 ? () => this.recall() : undefined;
  }

  step(by) {
    this.active =
      this.active < 0 && by < 0 ? this.items.length - 1 : (this.active + by + this.items.length) % this.items.length;
    this.mark();
  }

  recall() {
    const { text, picked } = this.history.at(-1);
    this.picked = new Map(picked);
    this.line.value = text;
    this.offer([]);
  }

  canGoOn() {
    const state = read(this.line.value, this.entries);
    return state.kind === 'options' && remaining(state).length > 0;
  }

  goOn() {
    const state = read(this.line.value, this.entries);
    const next = missing(state).find((option) => remaining(state).includes(option)) ?? remaining(state)[0];
    this.write(`${this.line.value.replace(/\s*$/, ' ')}${next.name}:`);
  }

  async send() {
    const text = this.line.value;
    if (text.trim() === '' || this.sending) return;
    let state = read(text, this.entries);
    // A complete command name without a space after it.
    if (state.kind === 'name') state = read(`${text.trimEnd()} `, this.entries);
    if (state.kind === 'name') return this.say('There is no such command here. Type / to see them all.', true);
    const lacking = state.kind === 'options' ? missing(state) : [];
    if (lacking.length > 0) {
      const next = lacking.find((option) => remaining(state).includes(option));
      if (next) this.write(`${text.replace(/\s*$/, ' ')}${next.name}:`);
      return this.say(`Still to fill in: ${lacking.map((option) => option.name).join(', ')}`, true);
    }
    const picked = new Map(this.picked);
    this.history.push({ text, picked });
    this.write('');
    this.sending = true;
    this.say(state.kind === 'options' ? `Sending /${state.entry.name}…` : '');
    const error =
      state.kind === 'options'
        ? await this.host.command(state.entry.name, optionsFor(state, picked))
        : await this.host.words(text);
    this.sending = false;
    this.say(error ? `${state.kind === 'options' ? `/${state.entry.name}: ` : ''}${error}` : '', Boolean(error));
    if (error && this.line.value === '') {
      this.picked = picked;
      this.line.value = text;
    }
  }
}

/** "name:" of the next required option, or an empty string. */
function nextRequired(entry, given) {
  const next = entry.options.find(
    (option) => option.required && !given.some((item) => item.option.name === option.name),
  );
  return next ? `${next.name}:` : '';
}
