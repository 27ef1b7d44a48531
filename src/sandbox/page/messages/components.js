import { el, safeAddress } from '../dom.js';
import { attachment, picture } from './embeds.js';
import { icon } from './emoji.js';
import { markdown } from './markdown.js';
import { optionsOf, Picker } from './pickers.js';

const styles = { 1: 'primary', 2: 'secondary', 3: 'success', 4: 'danger', 5: 'link' };

/**
 * Renders a message's components. `context` has names, choices, press(message, customId, button) and select(message,
 * customId, values).
 */
export function components(message, context) {
  return (message.components ?? []).map((component) => render(component, message, context));
}

function render(component, message, context) {
  const inner = () => (component.components ?? []).map((child) => render(child, message, context));
  switch (component.type) {
    case 1:
      return el('div', { class: 'row' }, inner());
    case 2:
      return button(component, message, context);
    case 3:
    case 5:
    case 6:
    case 7:
    case 8:
      return new Picker(component, optionsOf(component, context.choices), {
        onpick: (values) => context.select(message, component.custom_id, values),
      }).element;
    case 9:
      return el(
        'div',
        { class: 'section' },
        el('div', { class: 'section-texts' }, inner()),
        render(component.accessory, message, context),
      );
    case 10:
      return el('div', { class: 'text' }, markdown(component.content, context.names));
    case 11:
      return (
        picture(
          component.media,
          component.description ?? '',
          `picture thumbnail${component.spoiler ? ' hidden-picture' : ''}`,
        ) ?? ''
      );
    case 12:
      return el(
        'div',
        { class: component.items.length > 1 ? 'gallery many' : 'gallery' },
        component.items.map((item) => picture(item.media, item.description ?? '')),
      );
    case 13:
      return attachment({ url: component.file.url, filename: component.name, size: component.size });
    case 14:
      return el('hr', { class: `${component.divider ? '' : 'invisible'} ${component.spacing === 2 ? 'wide' : ''}` });
    case 17: {
      const box = el('div', { class: component.spoiler ? 'container hidden-container' : 'container' }, inner());
      if (typeof component.accent_color === 'number')
        box.style.borderLeftColor = `#${component.accent_color.toString(16).padStart(6, '0')}`;
      return box;
    }
    default:
      return el('div', { class: 'subtext' }, `(component ${component.type})`);
  }
}

function button(component, message, context) {
  const face = [icon(component.emoji, 'button-emoji'), component.label ?? ''];
  if (component.style === 5) {
    const href = safeAddress(component.url);
    return el(
      'a',
      { class: 'button secondary', href: href ?? '#', target: '_blank', rel: 'noopener noreferrer' },
      face,
      el('span', { 'aria-hidden': 'true' }, ' ↗'),
    );
  }
  const made = el(
    'button',
    {
      type: 'button',
      class: `button ${styles[component.style] ?? 'secondary'}`,
      disabled: component.disabled === true || component.style === 6,
    },
    face,
  );
  made.addEventListener('click', () => context.press(message, component.custom_id, made));
  return made;
}
