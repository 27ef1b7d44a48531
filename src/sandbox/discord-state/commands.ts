import { asArray, type JsonObject } from '#sandbox/json.ts';
import type { Db } from './database.ts';
import type { Snowflakes } from './snowflakes.ts';

/** A registered command in API format; `guild_id` is set only for guild commands. */
export type StoredCommand = JsonObject & { id: string; name: string; type: number };

type Row = { data: string };
const read = (row: Row) => JSON.parse(row.data) as StoredCommand;
const global = '';

export class Commands {
  private readonly db: Db;
  private readonly ids: Snowflakes;
  /** Commands by guild, cached because each use searches the list. */
  private readonly lists = new Map<string, StoredCommand[]>();

  constructor(db: Db, ids: Snowflakes) {
    this.db = db;
    this.ids = ids;
  }

  list(guildId: string | null): StoredCommand[] {
    const guild = guildId ?? global;
    const list =
      this.lists.get(guild) ??
      (this.db.prepare('select data from commands where guild_id = ? order by id').all(guild) as Row[]).map(read);
    this.lists.set(guild, list);
    return list;
  }

  get(id: string, guildId: string | null): StoredCommand | undefined {
    const row = this.db
      .prepare('select data from commands where id = ? and guild_id = ?')
      .get(id, guildId ?? global) as Row | undefined;
    return row && read(row);
  }

  named(name: string, type: number, guildId: string | null): StoredCommand | undefined {
    const row = this.db
      .prepare('select data from commands where name = ? and type = ? and guild_id = ?')
      .get(name, type, guildId ?? global) as Row | undefined;
    return row && read(row);
  }

  /** Saves a validated definition; it keeps the id of a command with the same name. */
  put(definition: JsonObject, applicationId: string, guildId: string | null, id?: string): StoredCommand {
    const type = Number(definition['type'] ?? 1);
    const name = String(definition['name']);
    const kept = id ?? this.named(name, type, guildId)?.id;
    const command: StoredCommand = {
      id: kept ?? this.ids.next(),
      application_id: applicationId,
      version: this.ids.next(),
      default_member_permissions: definition['default_member_permissions'] ?? null,
      type,
      name,
      name_localizations: definition['name_localizations'] ?? null,
      description: type === 1 ? String(definition['description']) : '',
      description_localizations: definition['description_localizations'] ?? null,
      dm_permission: definition['dm_permission'] ?? true,
      contexts: definition['contexts'] ?? null,
      integration_types: definition['integration_types'] ?? [0],
      nsfw: definition['nsfw'] ?? false,
      ...(type === 1 ? { options: tidy(definition['options']) } : {}),
      ...(guildId ? { guild_id: guildId } : {}),
    };
    this.lists.clear();
    this.db
      .prepare('delete from commands where id = ? or (guild_id = ? and type = ? and name = ?)')
      .run(command.id, guildId ?? global, type, name);
    this.db
      .prepare('insert into commands (id, guild_id, type, name, data) values (?, ?, ?, ?, ?)')
      .run(command.id, guildId ?? global, type, name, JSON.stringify(command));
    return command;
  }

  remove(id: string, guildId: string | null): boolean {
    this.lists.clear();
    return this.db.prepare('delete from commands where id = ? and guild_id = ?').run(id, guildId ?? global).changes > 0;
  }

  replaceAll(definitions: JsonObject[], applicationId: string, guildId: string | null): StoredCommand[] {
    return this.db.transaction(() => {
      const made = definitions.map((definition) => this.put(definition, applicationId, guildId));
      const kept = new Set(made.map((command) => command.id));
      for (const old of this.list(guildId)) if (!kept.has(old.id)) this.remove(old.id, guildId);
      return made;
    })();
  }
}

/** Removes null values and empty choices, as Discord does. */
function tidy(options: unknown): JsonObject[] {
  return asArray(options).map((raw) => {
    const option = Object.fromEntries(
      Object.entries(raw as JsonObject).filter(([, value]) => value !== null && value !== undefined),
    );
    if ('options' in option) option['options'] = tidy(option['options']);
    if (Array.isArray(option['choices'])) {
      if (option['choices'].length === 0) delete option['choices'];
      else
        option['choices'] = option['choices'].map((choice) =>
          Object.fromEntries(Object.entries(choice as JsonObject).filter(([, value]) => value !== null)),
        );
    }
    return option;
  });
}
