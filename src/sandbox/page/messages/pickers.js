import { el } from '../dom.js';
import { icon } from './emoji.js';

/** Options of a select menu: its own, or the server's users, roles or channels. */
export function optionsOf(menu, choices) {
  const entry = (prefix) => (item) => ({ label: prefix + item.name.replace(/^@/, ''), value: item.id });
  const people = () => choices.people.map(entry(''));
  const roles = () => choices.roles.map(entry('@'));
  const channels = () =>
    choices.channels
      .filter((channel) => !menu.channel_types?.length || menu.channel_types.includes(channel.type))
      .map(entry('#'));
  const made = { 5: people, 6: roles, 7: () => [...people(), ...roles()], 8: channels }[menu.type];
  const chosen = new Set((menu.default_values ?? []).map((value) => value.id));
  return made ? made().map((option) => ({ ...option, default: chosen.has(option.value) })) : (menu.options ?? []);
}

/** A select menu: a single choice is sent at once, several when it closes. */
export class Picker {
  constructor(menu, options, { live = true, onpick = () => {} } = {}) {
    this.menu = menu;
    this.options = options;
    this.live = live;
    this.onpick = onpick;
    this.max = menu.max_values ?? 1;
    this.min = menu.min_values ?? 1;
    this.chosen = new Set(options.filter((option) => option.default).map((option) => option.value));
    this.before = [...this.chosen].join('\n');
    this.face = el('button', {
      type: 'button',
      class: 'picker-face',
      'aria-haspopup': 'listbox',
      'aria-expanded': 'false',
      disabled: menu.disabled === true,
      onclick: () => this.toggle(),
    });
    this.panel = el('div', {
      class: 'picker-panel',
      role: 'listbox',
      'aria-multiselectable': String(this.max > 1),
      hidden: true,
    });
    this.element = el('div', { class: 'picker' }, this.face, this.panel);
    this.element.addEventListener('keydown', (event) => this.key(event));
    this.outside = (event) => {
      if (!this.element.contains(event.target)) this.close(true);
    };
    this.show();
  }

  values() {
    return [...this.chosen];
  }

  show() {
    const labels = this.options.filter((option) => this.chosen.has(option.value)).map((option) => option.label);
    this.face.replaceChildren(
      el(
        'span',
        { class: labels.length ? 'picker-chosen' : 'picker-placeholder' },
        labels.join(', ') || this.menu.placeholder || (this.max > 1 ? 'Select options' : 'Make a selection'),
      ),
      el('span', { 'aria-hidden': 'true' }, '▾'),
    );
    const filter = this.options.length > 12 ? [this.filterBox()] : [];
    const items = this.options.map((option) => this.item(option));
    const done =
      this.max > 1 && this.live
        ? [
            el(
              'button',
              {
                type: 'button',
                class: 'button primary picker-done',
                disabled: this.chosen.size < this.min,
                onclick: () => this.close(true),
              },
              this.chosen.size ? `Choose ${this.chosen.size}` : 'Choose none',
            ),
          ]
        : [];
    this.panel.replaceChildren(...filter, ...items, ...done);
  }

  filterBox() {
    const box = el('input', {
      type: 'text',
      class: 'picker-filter',
      placeholder: 'Search',
      value: this.filter ?? '',
      'aria-label': 'Search',
    });
    box.addEventListener('input', () => {
      this.filter = box.value;
      const wanted = box.value.toLowerCase();
      for (const item of this.panel.querySelectorAll('.picker-option'))
        item.hidden = !item.textContent.toLowerCase().includes(wanted);
    });
    return box;
  }

  item(option) {
    const chosen = this.chosen.has(option.value);
    const full = !chosen && this.max > 1 && this.chosen.size >= this.max;
    return el(
      'button',
      {
        type: 'button',
        class: 'picker-option',
        role: 'option',
        'aria-selected': String(chosen),
        disabled: full,
        onclick: () => this.pick(option.value),
      },
      el(
        'span',
        { class: 'picker-mark', 'aria-hidden': 'true' },
        this.max > 1 ? (chosen ? '☑' : '☐') : chosen ? '●' : '',
      ),
      icon(option.emoji, 'picker-emoji'),
      el(
        'span',
        { class: 'picker-label' },
        option.label,
        option.description ? el('span', { class: 'subtext' }, option.description) : undefined,
      ),
    );
  }

  pick(value) {
    if (this.max === 1) {
      const again = this.chosen.has(value) && (this.min === 0 || (!this.live && this.menu.required === false));
      this.chosen = new Set(again ? [] : [value]);
      this.show();
      this.close(true);
      return;
    }
    if (!this.chosen.delete(value)) this.chosen.add(value);
    const at = this.options.findIndex((option) => option.value === value);
    this.show();
    this.panel.querySelectorAll('.picker-option')[at]?.focus();
  }

  toggle() {
    if (!this.panel.hidden) return this.close(true);
    this.panel.hidden = false;
    this.face.setAttribute('aria-expanded', 'true');
    document.addEventListener('pointerdown', this.outside);
    // On touch screens, focusing the filter would open the keyboard over the options.
    this.panel
      .querySelector(matchMedia('(pointer: coarse)').matches ? '.picker-option' : '.picker-filter, .picker-option')
      ?.focus();
    this.panel.scrollIntoView({ block: 'nearest' });
  }

  close(send) {
    if (this.panel.hidden) return;
    this.panel.hidden = true;
    this.face.setAttribute('aria-expanded', 'false');
    document.removeEventListener('pointerdown', this.outside);
    const now = this.values().join('\n');
    if (!send || !this.live || now === this.before || this.chosen.size < this.min) return;
    this.before = now;
    this.onpick(this.values());
  }

  key(event) {
    if (event.key === 'Escape' && !this.panel.hidden) {
      event.preventDefault();
      event.stopPropagation();
      this.close(false);
      this.face.focus();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const items = [...this.panel.querySelectorAll('.picker-option:not([hidden]):not(:disabled)')];
    if (this.panel.hidden || items.length === 0) return;
    event.preventDefault();
    const step = event.key === 'ArrowDown' ? 1 : -1;
    const at = items.indexOf(document.activeElement);
    items[(at + step + items.length) % items.length].focus();
  }
}
