import type { Picture } from './message.ts';

/** So many pictures for messages are drawn at once; each takes a good part of a processor and of memory. */
const AT_ONCE = 2;
/** With more than this in line, words go without their picture: they would come too late with it. */
const IN_LINE = 6;

/** With as many as this left in line, more are wanted than can be drawn: then drawing rests as long as it works, for answers come first. */
const CROWDED = 4;

/** Draws pictures for public messages, as many as it can keep up with. */
export class Easel {
  private drawing = 0;
  private readonly line: (() => void)[] = [];

  /** Undefined where too many are in line. */
  async draw(picture: () => Promise<Picture[]>): Promise<Picture[] | undefined> {
    if (this.line.length >= IN_LINE) return undefined;
    if (this.drawing >= AT_ONCE) await new Promise<void>((resolve) => this.line.push(resolve));
    else this.drawing++;
    const begun = performance.now();
    try {
      return await picture();
    } finally {
      const next = this.line.shift();
      if (!next) this.drawing--;
      else if (this.line.length >= CROWDED) setTimeout(next, performance.now() - begun);
      else next();
    }
  }
}
