import type { WritableTable, ColumnValues, RowWrite } from '#store';

/** A row with its current and its original values; `was` is undefined for a new row. */
interface TrackedRow<T> {
  row: T;
  was: T | undefined;
}

interface TableInfo<T> {
  into: WritableTable;
  /** Primary key. */
  key: (keyof T & string)[];
  /** Columns that other processes also change: a write fails unless they are still as read. */
  asRead?: (keyof T & string)[];
  /** Set if rows get their number when they are written; new ones have a negative number until then. */
  numbered?: true;
}

/** Tracks changes to the rows of one table. The original rows are never changed; changes are returned as writes. */
export class TrackedRows<T extends object> {
  private kept: TrackedRow<T>[];
  private readonly gone: T[] = [];
  private readonly relied = new Set<T>();
  private readonly about: TableInfo<T>;

  constructor(about: TableInfo<T>, rows: readonly T[] = []) {
    this.about = about;
    this.kept = rows.map((row) => ({ row, was: row }));
  }

  get all(): T[] {
    return this.kept.map(({ row }) => row);
  }

  /** Adds rows that were looked up later; rows already known keep their current values. */
  addKnown(rows: readonly T[]): void {
    const known = new Set(this.kept.flatMap(({ was }) => (was ? [this.keyOf(was)] : [])));
    const gone = new Set(this.gone.map((row) => this.keyOf(row)));
    for (const row of rows)
      if (!known.has(this.keyOf(row)) && !gone.has(this.keyOf(row))) this.kept.push({ row, was: row });
  }

  add(row: T): void {
    this.kept.push({ row, was: undefined });
  }

  update(which: (row: T) => boolean, to: Partial<T> | ((row: T) => Partial<T>)): void {
    for (const one of this.kept)
      if (which(one.row)) one.row = { ...one.row, ...(typeof to === 'function' ? to(one.row) : to) };
  }

  remove(which: (row: T) => boolean): void {
    const going = this.kept.filter(({ row }) => which(row));
    for (const { was } of going) if (was) this.gone.push(was);
    if (going.length) this.kept = this.kept.filter((one) => !going.includes(one));
  }

  /** Makes the commit depend on this row being unchanged since it was read. */
  requireUnchanged(row: T): void {
    const was = this.kept.find((one) => one.row === row)?.was;
    if (was) this.relied.add(was);
  }

  /** Writes in an order that frees keys before they are used again. */
  get writes(): RowWrite[] {
    const { into, numbered } = this.about;
    const drops = this.gone.map((row): RowWrite => ({ is: 'drop', into, where: this.where(row) }));
    const stands = [...this.relied].map((row): RowWrite => ({ is: 'stands', into, where: this.where(row, true) }));
    const changes = this.kept.flatMap(({ row, was }): RowWrite[] => {
      const to = was && row !== was ? difference(row, was) : {};
      return was && Object.keys(to).length ? [{ is: 'change', into, where: this.where(was, true), to }] : [];
    });
    const adds = this.kept.flatMap(({ row, was }): RowWrite[] => {
      if (was) return [];
      const { id, ...rest } = row as { id?: number };
      return [{ is: 'add', into, row: { ...(numbered && (id ?? 0) < 0 ? rest : row) } }];
    });
    return [...drops, ...stands, ...changes, ...adds];
  }

  private keyOf(row: T): string {
    return JSON.stringify(this.about.key.map((key) => row[key]));
  }

  private where(row: T, asRead = false): ColumnValues {
    const { key, asRead: more = [] } = this.about;
    return Object.fromEntries([...key, ...(asRead ? more : [])].map((one) => [one, row[one]]));
  }
}

/** Returns the columns that differ from the original row. */
function difference<T extends object>(row: T, was: T): ColumnValues {
  const entries = Object.entries(row) as [keyof T & string, unknown][];
  return Object.fromEntries(entries.filter(([key, value]) => value !== undefined && value !== was[key]));
}
