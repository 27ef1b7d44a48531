import type { Json } from '#engine';

/** Replaces random marks by their order of first appearance for a reader. */
export class ReaderMarks {
  private readonly seen = new Map<string, number>();

  /**
   * Numbers the random marks of a text: outbox marks and aliases, recognized by length, and large component ids. Game
   * codes are the same in both games and stay.
   */
  plain(text: string): string {
    return text.replace(
      /(?<="id":)\d{9,10}(?=,)|(?<![A-Za-z0-9])[BCDFGHJKLMNPQRSTVWXZ2-9]{12}(?:[BCDFGHJKLMNPQRSTVWXZ2-9]{8})?(?![A-Za-z0-9])/g,
      (mark) => {
        if (!this.seen.has(mark)) this.seen.set(mark, this.seen.size);
        return `mark ${this.seen.get(mark)}`;
      },
    );
  }
}

export const decodeBuffers = (_key: string, value: Json): Json =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'Buffer'
    ? Buffer.from((value as unknown as { data: number[] }).data).toString()
    : value;
