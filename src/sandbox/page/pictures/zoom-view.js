const MAX_SCALE = 8;
/** A press that moves the pointer less than this many CSS pixels is a click. */
const CLICK_TOLERANCE_PX = 4;
const STEP = 1.4;

/**
 * Shows an image in a box: zoomed by wheel, pinch, double click and keys, panned by drag and arrow keys. `scale` 1 fits
 * the whole image into the box; `x` and `y` are the image's offset from the box in CSS pixels.
 */
export class ZoomView {
  constructor(box, image) {
    Object.assign(this, { box, image, scale: 1, x: 0, y: 0, pointers: new Map(), moved: false });
    box.addEventListener('wheel', (event) => this.onWheel(event), { passive: false });
    box.addEventListener('pointerdown', (event) => this.onDown(event));
    box.addEventListener('pointermove', (event) => this.onMove(event));
    for (const name of ['pointerup', 'pointercancel'])
      box.addEventListener(name, (event) => this.pointers.delete(event.pointerId));
    box.addEventListener('dblclick', (event) =>
      this.scale > 1 ? this.fit() : this.zoom(3, ...this.placeOf(event.clientX, event.clientY)),
    );
    box.addEventListener('keydown', (event) => this.onKey(event));
    image.addEventListener('load', () => this.place());
    new ResizeObserver(() => this.place()).observe(box);
  }

  fit() {
    Object.assign(this, { scale: 1, x: 0, y: 0 });
    this.place();
  }

  /** Zooms by a factor around a place in the box, by default its center. */
  zoom(factor, atX = this.box.clientWidth / 2, atY = this.box.clientHeight / 2) {
    const scale = Math.min(MAX_SCALE, Math.max(1, this.scale * factor));
    const ratio = scale / this.scale;
    this.x = atX - (atX - this.x) * ratio;
    this.y = atY - (atY - this.y) * ratio;
    this.scale = scale;
    this.place();
  }

  pan(byX, byY) {
    this.x += byX;
    this.y += byY;
    this.place();
  }

  /** Positions the image: no gap at the edges if it is larger than the box, centered if it is smaller. */
  place() {
    const { naturalWidth, naturalHeight } = this.image;
    const { clientWidth, clientHeight } = this.box;
    if (!naturalWidth || !clientWidth) return;
    const scale = this.scale * Math.min(clientWidth / naturalWidth, clientHeight / naturalHeight);
    const within = (offset, space, size) =>
      size <= space ? (space - size) / 2 : Math.min(0, Math.max(space - size, offset));
    this.x = within(this.x, clientWidth, naturalWidth * scale);
    this.y = within(this.y, clientHeight, naturalHeight * scale);
    this.image.style.transform = `translate(${this.x}px, ${this.y}px) scale(${scale})`;
    this.box.classList.toggle('zoomed', this.scale > 1);
  }

  placeOf(clientX, clientY) {
    const { left, top } = this.box.getBoundingClientRect();
    return [clientX - left, clientY - top];
  }

  onWheel(event) {
    event.preventDefault();
    const pixels = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaY;
    this.zoom(Math.exp(-pixels * 0.002), ...this.placeOf(event.clientX, event.clientY));
  }

  onDown(event) {
    if (event.target.closest('button, a')) return;
    this.box.setPointerCapture(event.pointerId);
    if (this.pointers.size === 0) this.moved = false;
    this.pointers.set(event.pointerId, [event.clientX, event.clientY]);
  }

  onMove(event) {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const now = [event.clientX, event.clientY];
    if (!this.moved && Math.hypot(now[0] - before[0], now[1] - before[1]) < CLICK_TOLERANCE_PX) return;
    this.moved = true;
    this.pointers.set(event.pointerId, now);
    const [other] = [...this.pointers].filter(([id]) => id !== event.pointerId).map(([, place]) => place);
    if (!other) return this.pan(now[0] - before[0], now[1] - before[1]);
    const apart = ([x, y]) => Math.max(1, Math.hypot(x - other[0], y - other[1]));
    const middle = this.placeOf((now[0] + other[0]) / 2, (now[1] + other[1]) / 2);
    this.pan((now[0] - before[0]) / 2, (now[1] - before[1]) / 2);
    this.zoom(apart(now) / apart(before), ...middle);
  }

  onKey(event) {
    const step = 60;
    const keys = {
      '+': () => this.zoom(STEP),
      '=': () => this.zoom(STEP),
      '-': () => this.zoom(1 / STEP),
      0: () => this.fit(),
      ArrowLeft: () => this.pan(step, 0),
      ArrowRight: () => this.pan(-step, 0),
      ArrowUp: () => this.pan(0, step),
      ArrowDown: () => this.pan(0, -step),
    };
    if (event.ctrlKey || event.metaKey || event.altKey || !keys[event.key]) return;
    event.preventDefault();
    keys[event.key]();
  }
}
