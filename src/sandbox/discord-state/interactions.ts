import type { JsonObject } from '#sandbox/json.ts';
import type { Db } from './database.ts';

export type StoredInteraction = {
  id: string;
  token: string;
  type: number;
  userId: string;
  /** Command name, such as "game create", shown above the response. */
  command: string | null;
  channelId: string;
  created: number;
  /** Callback type of the first response; null until then. */
  answeredWith: number | null;
  /** Id of `@original`: the message created by the response, or the one with the component. */
  originalId: string | null;
  /** Id of the message with the pressed button or menu. */
  sourceId: string | null;
  metadata: JsonObject;
  choices: JsonObject[] | null;
  modal: JsonObject | null;
  /** Set once a promised edit or follow-up message has been made. */
  kept?: true;
  /** Id of the interaction whose modal this one submitted. */
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

  /** Deletes interactions created before `time` (ms); their tokens have expired. */
  forgetBefore(time: number): void {
    this.db.prepare("delete from interactions where json_extract(data, '$.created') < ?").run(time);
  }
}
