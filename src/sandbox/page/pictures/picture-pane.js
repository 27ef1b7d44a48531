import { byId, clock, el, safeAddress } from '../dom.js';
import { ZoomView } from './zoom-view.js';

const MAX_PICTURES = 12;
const IMAGE = /^image\/(png|jpeg|gif|webp)$/;
const STEP = 1.6;
/** The widths at which the pane covers the thread, as in pane.css. */
const NARROW = matchMedia('(max-width: 1099px)');

/** Lists the pictures of a message as { src, alt, at }, in reading order: its files, embeds and components. */
function picturesOf(message) {
  const found = [];
  const add = (media, alt) => {
    const src = safeAddress(media?.url);
    if (src && !found.some((one) => one.src === src)) found.push({ src, alt: alt ?? '', at: message.timestamp });
  };
  for (const file of message.attachments ?? [])
    if (IMAGE.test(file.content_type ?? '')) add(file, file.description ?? file.filename);
  for (const { image, title } of message.embeds ?? []) if (image) add(image, title);
  const walk = (components) => {
    for (const one of components ?? []) {
      for (const item of one.items ?? []) add(item.media, item.description);
      walk(one.components);
    }
  };
  walk(message.components);
  return found;
}

/**
 * The pane beside the thread with its newest pictures. It follows the newest one until the user chooses an older one,
 * and keeps the zoom when the next picture has the same shape. On narrow screens it covers the thread when opened.
 */
export class PicturePane {
  constructor() {
    this.pictures = [];
    /** Address of the chosen picture; undefined follows the newest. */
    this.chosen = undefined;
    this.image = el('img', { alt: '', draggable: false });
    byId('pane-stage').append(this.image);
    this.view = new ZoomView(byId('pane-stage'), this.image);
    this.image.addEventListener('load', () => this.resetZoomOnNewShape());
    byId('pane-in').addEventListener('click', () => this.view.zoom(STEP));
    byId('pane-out').addEventListener('click', () => this.view.zoom(1 / STEP));
    byId('pane-fit').addEventListener('click', () => this.view.fit());
    byId('pane-newest').addEventListener('click', () => this.choose(undefined));
    byId('pane-toggle').addEventListener('click', () => this.toggle());
    NARROW.addEventListener('change', () => this.mark());
  }

  /** Empties the pane, for another channel. */
  clear() {
    this.chosen = undefined;
    this.view.fit();
    this.show([]);
  }

  /**
   * Shows the pictures of the messages that the user sees in the thread, private replies included: the newest message
   * first, and its pictures in reading order, as a board stands before the players' areas.
   */
  show(messages) {
    const pictures = [...messages].reverse().flatMap(picturesOf).slice(0, MAX_PICTURES);
    if (pictures.map(({ src }) => src).join() === this.pictures.map(({ src }) => src).join()) return;
    this.pictures = pictures;
    if (!pictures.some(({ src }) => src === this.chosen)) this.chosen = undefined;
    document.body.classList.toggle('has-pictures', pictures.length > 0);
    byId('pane-toggle').hidden = pictures.length === 0;
    if (pictures.length === 0) document.body.classList.remove('with-pane');
    this.mark();
    this.draw();
  }

  choose(src) {
    this.chosen = src;
    this.draw();
  }

  /** On wide screens the pane is open unless closed, on narrow ones closed unless opened. */
  toggle() {
    document.body.classList.toggle(NARROW.matches ? 'with-pane' : 'without-pane');
    this.mark();
  }

  /** Marks the button as pressed while the pane is open. */
  mark() {
    const { classList } = document.body;
    const isOpen = NARROW.matches ? classList.contains('with-pane') : !classList.contains('without-pane');
    byId('pane-toggle').setAttribute('aria-pressed', String(isOpen));
    byId('pane-toggle').textContent = NARROW.matches && isOpen ? 'Thread' : 'Pictures';
  }

  draw() {
    const shown = this.pictures.find(({ src }) => src === this.chosen) ?? this.pictures[0];
    byId('pane-newest').hidden = !shown || shown === this.pictures[0];
    byId('pane-strip').replaceChildren(
      ...(this.pictures.length > 1 ? this.pictures.map((one, i) => this.thumbnail(one, i, one === shown)) : []),
    );
    if (!shown) return this.image.removeAttribute('src');
    if (this.image.getAttribute('src') !== shown.src) Object.assign(this.image, { src: shown.src, alt: shown.alt });
  }

  thumbnail({ src, alt, at }, index, isShown) {
    const time = clock.format(new Date(at));
    return el(
      'button',
      {
        type: 'button',
        class: isShown ? 'pane-thumbnail current' : 'pane-thumbnail',
        'aria-label': `Picture of ${time}${alt ? `: ${alt}` : ''}`,
        'aria-pressed': isShown,
        title: time,
        onclick: () => this.choose(index === 0 ? undefined : src),
      },
      el('img', { src, alt: '', loading: 'lazy' }),
    );
  }

  /** Goes back to the whole picture if the new one has another shape, such as a hand after a board. */
  resetZoomOnNewShape() {
    const shape = this.image.naturalWidth / this.image.naturalHeight;
    if (this.shape === undefined || Math.abs(shape - this.shape) > 0.02) this.view.fit();
    this.shape = shape;
  }
}
