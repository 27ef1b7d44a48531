import { randomBytes } from 'node:crypto';
import { EventBus } from './event-bus.ts';
import { channelType } from './limits.ts';
import type { Settings } from './settings.ts';
import { ReadStates } from './discord-state/read-states.ts';
import { Channels, newChannel } from './discord-state/channels.ts';
import { Commands } from './discord-state/commands.ts';
import { Meta, openDatabase, type Db } from './discord-state/database.ts';
import { OldEditRateLimit } from './http/rate-limits.ts';
import { Emojis } from './discord-state/emojis.ts';
import { Files } from './discord-state/attachments.ts';
import { Interactions } from './discord-state/interactions.ts';
import { Messages } from './discord-state/messages.ts';
import { BOT_PERMISSIONS, EVERYONE_PERMISSIONS, People } from './discord-state/people.ts';
import { Snowflakes } from './discord-state/snowflakes.ts';

/** State of the sandbox; all Discord data is in the database. */
export type World = {
  settings: Settings;
  db: Db;
  meta: Meta;
  ids: Snowflakes;
  bus: EventBus;
  people: People;
  channels: Channels;
  messages: Messages;
  files: Files;
  emojis: Emojis;
  oldEdits: OldEditRateLimit;
  commands: Commands;
  interactions: Interactions;
  attention: ReadStates;
  guild: { id: string; name: string; ownerId: string; created: number };
  bot: { id: string };
  /** `http://127.0.0.1:PORT`; empty until the server listens. */
  origin: string;
  now: () => number;
  /** Number of interactions sent to the bot since the start. */
  interactionsSent: number;
  /** Revoked tokens. */
  revoked: Set<string>;
};

export function openWorld(settings: Settings): World {
  const db = openDatabase(settings.db);
  const meta = new Meta(db);
  const ids = new Snowflakes(meta, settings.now);
  const people = new People(db, ids);
  const channels = new Channels(db);
  db.transaction(() => {
    if (meta.get('guild') === undefined) seed(settings, meta, ids, people, channels);
  })();
  const interactions = new Interactions(db);
  interactions.forgetBefore(settings.now() - 86_400_000);
  return {
    settings,
    db,
    meta,
    ids,
    bus: new EventBus(),
    people,
    channels,
    interactions,
    messages: new Messages(db),
    files: new Files(db, meta.need('secret')),
    emojis: new Emojis(db),
    oldEdits: new OldEditRateLimit(settings.oldEdits, settings.oldEditsMs, settings.now),
    commands: new Commands(db, ids),
    attention: new ReadStates(db),
    guild: JSON.parse(meta.need('guild')) as World['guild'],
    bot: { id: meta.need('bot') },
    origin: '',
    now: settings.now,
    interactionsSent: 0,
    revoked: new Set(),
  };
}

function seed(settings: Settings, meta: Meta, ids: Snowflakes, people: People, channels: Channels): void {
  const now = settings.now();
  const guildId = ids.next();
  const bot = people.add(settings.botName, now, { bot: true });
  const first = settings.people.map((name) => people.add(name, now))[0];
  const botRole = ids.next();
  people.saveRole({
    id: guildId,
    name: '@everyone',
    permissions: String(EVERYONE_PERMISSIONS),
    position: 0,
    managed: false,
    mentionable: false,
  });
  people.saveRole({
    id: botRole,
    name: bot.name,
    permissions: String(BOT_PERMISSIONS),
    position: 1,
    managed: true,
    mentionable: false,
  });
  people.save({ ...bot, roles: [botRole] });
  channels.save(newChannel(ids.next(), channelType.text, 'general'));
  meta.set(
    'guild',
    JSON.stringify({ id: guildId, name: settings.guildName, ownerId: first?.id ?? bot.id, created: now }),
  );
  meta.set('bot', bot.id);
  meta.set('secret', randomBytes(24).toString('hex'));
}
