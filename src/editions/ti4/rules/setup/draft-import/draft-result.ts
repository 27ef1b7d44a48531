/** A player of a finished draft. */
export interface DraftedSeat {
  /** Name of the player in the draft; undefined if the draft has none. */
  name?: string;
  /** Text that contains the name, if where the name begins and ends is unclear. */
  nameWithin?: string;
  /** Name of the faction, as the tool writes it. */
  faction: string;
}

/** Names of the tools whose results can be imported, by a letter that stands for them in custom ids. */
export const DRAFT_TOOLS = {
  m: 'Milty draft',
  t: 'Tabletop Playground',
  x: 'pasted text',
} as const;
export type DraftTool = keyof typeof DRAFT_TOOLS;

/** Result of a draft that was made with another tool. */
export interface DraftResult {
  tool: DraftTool;
  map: string;
  /**
   * Players, clockwise. Those whose home system the map does not name take the remaining home positions in this order,
   * clockwise from the north.
   */
  seats: DraftedSeat[];
  /** Index of the speaker among the seats. */
  speaker: number;
}
