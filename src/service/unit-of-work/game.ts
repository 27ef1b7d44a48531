import type {
  CommandRow,
  GameRecord,
  GameRow,
  LookUp,
  MemberRow,
  CommandSummary,
  ColumnValues,
  RowWrite,
} from '#store';
import { TrackedRows } from './tracked-rows.ts';

type Stated = GameRow & { state?: string };

/** A new game. */
type NewGame = Pick<
  GameRow,
  'id' | 'status' | 'edition' | 'rulesVersion' | 'settings' | 'place' | 'organiser' | 'createdAt' | 'name'
> & { secret: string };

/** Returns the write of a game's changed name; none if it is unchanged. */
function nameWrites(game: string, was: string | null, name: string | null): RowWrite[] {
  if (name === was) return [];
  if (name === null) return [{ is: 'drop', into: 'gameNames', where: { game } }];
  return was === null
    ? [{ is: 'add', into: 'gameNames', row: { game, name } }]
    : [{ is: 'change', into: 'gameNames', where: { game }, to: { name } }];
}

/** Tracks the game's own row. */
export function trackGame(record: GameRecord, lookUp: LookUp) {
  let row: Stated | undefined = record.game ?? undefined;
  let secret = record.secret;
  const organisers: string[] = [];
  const organises = (user: string): void => void organisers.push(user);

  return {
    repository: {
      find: (id: string): GameRow | undefined => (row?.id === id ? row : undefined),
      stateText: (id: string): string | null => row?.state ?? (record.game ? lookUp('state', { game: id }) : null),
      secret: (_id: string): string => secret,
      add: (added: NewGame) => {
        const { secret: chosen, ...rest } = added;
        secret = chosen;
        row = { ...rest, head: 0, said: 0, nextAsk: 1, endedAt: null, pausedAt: null };
        organises(added.organiser);
      },
      saveState: (_id: string, to: { head: number; said: number; nextAsk: number; state: string }): void => {
        if (row) row = { ...row, ...to };
      },
      update: (_id: string, to: Partial<Omit<GameRow, 'id'>>): void => {
        if (row) row = { ...row, ...to };
        if (to.organiser !== undefined) organises(to.organiser);
      },
      /** Replaces the organizer by a placeholder without recording a change of organizer. */
      renameOrganiser: (from: string, to: string): void => {
        if (row?.organiser === from) row = { ...row, organiser: to };
      },
      organisedAlone: (user: string, nobody: string): string[] => lookUp('organisedAlone', { user, nobody }),
    },
    get id(): string {
      return row?.id ?? record.id;
    },
    /** The row without the state. */
    get game(): GameRow | null {
      if (row?.state === undefined) return row ?? null;
      const { state: _state, ...head } = row;
      return head;
    },
    get secret(): string {
      return secret;
    },
    get writes(): RowWrite[] {
      if (!row) return [];
      const game = row.id;
      const notes = organisers.map((user): RowWrite => ({ is: 'note', into: 'organisers', row: { user, game } }));
      const was: Stated | null = record.game;
      const { name, ...head } = row;
      const beside = [...nameWrites(game, was?.name ?? null, name), ...notes];
      if (!was) return [{ is: 'add', into: 'games', row: { ...head, secret } }, ...beside];
      const to: ColumnValues = Object.fromEntries(
        Object.entries(head).filter(([key, value]) => value !== was[key as keyof Stated]),
      );
      return [
        ...(Object.keys(to).length ? [{ is: 'change', into: 'games', where: { id: game }, to } as const] : []),
        ...beside,
      ];
    },
  };
}

/** Tracks the members. */
export function trackMembers(record: GameRecord) {
  const rows = new TrackedRows<MemberRow>({ into: 'members', key: ['id'], numbered: true }, record.members);
  let next = -1;
  return {
    rows,
    repository: {
      add: (row: Pick<MemberRow, 'game' | 'user' | 'name' | 'wishes' | 'joinedAt'> & Partial<MemberRow>): void =>
        rows.add({
          seat: null,
          agreed: null,
          leftAt: null,
          actedAt: null,
          hereAt: null,
          goneAt: null,
          toldNext: null,
          ...row,
          id: next--,
        }),
      present: (_game: string): MemberRow[] => rows.all.filter(({ leftAt }) => leftAt === null),
      all: (_game: string): MemberRow[] => rows.all,
      update: (id: number, to: Partial<Omit<MemberRow, 'id' | 'game'>>): void =>
        rows.update((one) => one.id === id, to),
    },
  };
}

/** Tracks the commands that have been looked up. */
export function trackCommands(record: GameRecord, lookUp: LookUp) {
  const rows = new TrackedRows<CommandRow>({ into: 'commands', key: ['game', 'number'] });
  const inForce = (from: number): CommandRow[] =>
    rows.all
      .filter((one) => one.number >= from && one.undoneBy === null && one.kind !== 'undo')
      .sort((a, b) => b.number - a.number);
  return {
    rows,
    /** Returns the commands still unannounced after the commit; undefined if unknown. */
    untold: (game: GameRow | null): CommandSummary[] | undefined => {
      if (!game || !record.unannounced) return undefined;
      const found = new Map(record.unannounced.map((row) => [row.number, row]));
      for (const { number, kind, seat, at, undoneBy, facts } of rows.all)
        found.set(number, { number, kind, seat, at, undoneBy, facts });
      return [...found.values()]
        .filter(({ number }) => number > game.said && number <= game.head)
        .sort((a, b) => a.number - b.number);
    },
    repository: {
      add: (row: Omit<CommandRow, 'undoneBy'>): void => rows.add({ ...row, undoneBy: null }),
      find: (game: string, number: number): CommandRow | undefined => {
        const found = lookUp('command', { game, number });
        if (found) rows.addKnown([found]);
        return rows.all.find((one) => one.number === number);
      },
      /** Returns the commands of a range that are unannounced; the record has no others. */
      told: (game: string, from: number, to: number): CommandSummary[] => {
        const untold = record.unannounced ?? lookUp('told', { game, from, to });
        const known = new Map([...untold, ...rows.all].map((row): [number, CommandSummary] => [row.number, row]));
        return [...known.values()]
          .filter(({ number }) => number >= from && number <= to)
          .sort((a, b) => a.number - b.number);
      },
      inForceSince: (game: string, from: number): CommandRow[] => {
        rows.addKnown(lookUp('inForceSince', { game, from }));
        return inForce(from);
      },
      /** Must be called before any command is marked as undone; throws an Error afterwards. */
      lastInForce: (game: string, user: string): CommandRow | undefined => {
        if (rows.all.some((row) => row.undoneBy !== null))
          throw new Error('The last command was requested after an undo');
        return lookUp('lastInForce', { game, user }) ?? undefined;
      },
      markUndone: (game: string, from: number, to: number, by: number): void => {
        rows.addKnown(lookUp('inForceSince', { game, from }));
        const undone = new Set(inForce(from).filter(({ number }) => number <= to));
        rows.update((one) => undone.has(one), { undoneBy: by });
      },
    },
  };
}
