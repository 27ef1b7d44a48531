import type { NarrationStyle } from '#discord/edition/game-presenter.ts';

/** Returns the style of lines below the title of a turn or phase, which omit its start, its subject and its place. */
export const narrationStyle = ({ subject, place }: Pick<NarrationStyle, 'subject' | 'place'>): NarrationStyle => ({
  hasTurnTitle: true,
  ...(subject !== undefined && { subject }),
  ...(place !== undefined && { place }),
});
