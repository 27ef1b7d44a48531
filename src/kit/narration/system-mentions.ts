/** Board whose systems have positions and planets. */
export interface PositionedBoard {
  state: { systems: Readonly<Record<string, { position: string | null; planets: readonly string[] } | undefined>> };
}

/**
 * Shortens the names of systems with planets after their first mention: "Lazar and Sakulag (209)", then "209". Other
 * systems keep their names, which are short: "Empty space (211)".
 */
export class SystemMentions {
  private readonly seen = new Set<string>();
  /** Names by position, once they are needed. */
  private names: Map<string, string> | undefined;
  private readonly board: PositionedBoard;
  private readonly nameOf: (system: string) => string;
  private readonly inTitle: string;

  /** `inTitle`: the place that the title names, if any. */
  constructor(board: PositionedBoard, nameOf: (system: string) => string, inTitle = '') {
    this.board = board;
    this.nameOf = nameOf;
    this.inTitle = inTitle;
    this.forget();
  }

  /** Starts a new turn, in which each system is named again. */
  forget(): void {
    this.seen.clear();
    for (const position of positionsIn(this.inTitle)) this.seen.add(position);
  }

  /** Replaces the names of systems that were mentioned before, and remembers the others. */
  shorten(line: string): string {
    let told = line;
    for (const position of positionsIn(line)) {
      const name = this.nameAt(position);
      const at = name === undefined ? -1 : told.indexOf(name);
      if (name === undefined || at < 0) continue;
      const kept = this.seen.has(position) ? 0 : at + name.length;
      told = told.slice(0, kept) + told.slice(kept).replaceAll(name, position);
      this.seen.add(position);
    }
    return told;
  }

  private nameAt(position: string): string | undefined {
    this.names ??= new Map(
      Object.entries(this.board.state.systems).flatMap(([system, placed]) =>
        typeof placed?.position === 'string' && placed.planets.length
          ? [[placed.position, this.nameOf(system)] as const]
          : [],
      ),
    );
    return this.names.get(position);
  }
}

const positionsIn = (line: string): Set<string> =>
  new Set([...line.matchAll(/\(([^()\s]+)\)/g)].flatMap(([, position]) => position ?? []));
