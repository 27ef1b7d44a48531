import { el } from '../dom.js';

/** An application emoji as an image, with its name as alternative text. */
export function ownEmoji(id, name) {
  const picture = el('img', {
    class: 'emoji',
    src: `/emojis/${encodeURIComponent(id)}`,
    alt: `:${name}:`,
    title: `:${name}:`,
    draggable: false,
  });
  picture.addEventListener('error', () => picture.replaceWith(el('span', {}, `:${name}:`)));
  return picture;
}

/** The emoji of a button or an option, hidden from screen readers because the label describes it. */
export function icon(emoji, className) {
  if (!emoji?.name && !emoji?.id) return undefined;
  return el(
    'span',
    { class: className, 'aria-hidden': 'true' },
    emoji.id ? ownEmoji(emoji.id, emoji.name) : emoji.name,
  );
}
