import { byId, el } from '../dom.js';

/** Opens a picture in a dialog. A click on it toggles full size; a click outside closes it. */
export function openPicture(src, alt) {
  const dialog = byId('picture');
  const image = el('img', { src, alt: alt ?? '' });
  image.addEventListener('click', (event) => {
    event.stopPropagation();
    const box = image.getBoundingClientRect();
    const across = (event.clientX - box.left) / box.width;
    const down = (event.clientY - box.top) / box.height;
    if (!dialog.classList.toggle('full')) return;
    // Keep the clicked spot in view.
    dialog.scrollTo(
      image.clientWidth * across - dialog.clientWidth / 2,
      image.clientHeight * down - dialog.clientHeight / 2,
    );
  });
  dialog.classList.remove('full');
  dialog.replaceChildren(
    el(
      'div',
      { class: 'picture-bar' },
      el('a', { href: src, target: '_blank', rel: 'noopener' }, 'Open in a new tab'),
      el('button', { type: 'button', onclick: () => dialog.close() }, 'Close'),
    ),
    el('div', { class: 'picture-stage', onclick: () => dialog.close() }, image),
  );
  if (!dialog.open) dialog.showModal();
}
