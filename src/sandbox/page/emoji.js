import { el } from './dom.js';

/** An emoji of the application's own, as a picture that is read by its name. */
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

/** The emoji of a button or an option; its label says what it is. */
export function icon(emoji, className) {
  if (!emoji?.name && !emoji?.id) return undefined;
  return el(
    'span',
    { class: className, 'aria-hidden': 'true' },
    emoji.id ? ownEmoji(emoji.id, emoji.name) : emoji.name,
  );
}
