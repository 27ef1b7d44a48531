import type { Json } from '#sandbox/json.ts';
import type { Db } from './database.ts';

export type StoredInteraction = {
  id: string;
  token: string;
  type: number;
  userId: string;
  /** The command given, such as "game create", for the line above its answer. */
  command: string | null;
  channelId: string;
  created: number;
  /** The callback type that acknowledged it. */
  answeredWith: number | null;
  /** What `@original` means: the message it made, or the one its button sits on. */
  originalId: string | null;
  /** The message its button or menu sits on. */
  sourceId: string | null;
  metadata: Json;
  choices: Json[] | null;
  modal: Json | null;
  /** What was promised has come: an edit of its message, or a further one. */
  kept?: true;
  /** The modal of another interaction which this one submitted. */
  modalOf: string | null;
};

type Row = { data: string };

export class Interactions {
  private readonly db: Db;

  constructor(db: Db) {
    this.db = db;
  }

  get(id: string): StoredInteraction | undefined {
    const row = this.db.prepare('select data from interactions where id = ?').get(id) as Row | undefined;
    return row && (JSON.parse(row.data) as StoredInteraction);
  }

  byToken(token: string): StoredInteraction | undefined {
    const row = this.db.prepare('select data from interactions where token = ?').get(token) as Row | undefined;
    return row && (JSON.parse(row.data) as StoredInteraction);
  }

  save(interaction: StoredInteraction): StoredInteraction {
    this.db
      .prepare('insert or replace into interactions (id, token, data) values (?, ?, ?)')
      .run(interaction.id, interaction.token, JSON.stringify(interaction));
    return interaction;
  }

  /** Tokens die after a quarter of an hour; a day later nobody asks after them. */
  forgetBefore(time: number): void {
    this.db.prepare("delete from interactions where json_extract(data, '$.created') < ?").run(time);
  }
}
