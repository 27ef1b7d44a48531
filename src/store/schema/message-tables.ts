import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { games } from './game-tables.ts';
import { json, moment } from './column-types.ts';

export type OutboxStatus = 'waiting' | 'claimed' | 'sent' | 'failed' | 'void';

export const outbox = sqliteTable(
  'outbox',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    game: text('game')
      .notNull()
      .references(() => games.id),
    /** Messages of a game are sent in order within a lane; lanes do not wait for each other. */
    lane: text('lane').notNull(),
    kind: text('kind').notNull(),
    payload: json('payload').notNull(),
    createdAt: moment('created_at').notNull(),
    dueAt: moment('due_at').notNull(),
    status: text('status').$type<OutboxStatus>().notNull().default('waiting'),
    claimedAt: moment('claimed_at'),
    sentAt: moment('sent_at'),
    attempts: integer('attempts').notNull().default(0),
    error: text('error'),
    /** At most 25 characters, Discord's limit. */
    nonce: text('nonce').notNull().unique(),
    messageId: text('message_id'),
    /** Number of the ask that the message is about; it is not sent once the ask is answered. */
    ask: integer('ask'),
    /** Id of the row whose message this one was sent with, or tried: if that one is uncertain, so is this one. */
    along: integer('along'),
    /** Key of the part of the game that a turn message belongs to, in the edition's format. */
    chapter: text('chapter'),
    /** Pictures that the message was posted with; an edit has to name them again. */
    pictures: json<{ name: string; alt: string }[]>('pictures'),
  },
  (t) => [
    index('outbox_open')
      .on(t.id)
      .where(sql`status in ('waiting', 'claimed')`),
    index('outbox_lane')
      .on(t.game, t.lane, t.id)
      .where(sql`status in ('waiting', 'claimed')`),
    // Finds the due rows among thousands of scheduled ones.
    index('outbox_due')
      .on(t.status, t.dueAt, t.id)
      .where(sql`status in ('waiting', 'claimed')`),
    index('outbox_said').on(t.game, t.kind),
  ],
);

export interface PanelOffer {
  /** Seat that made the offer; undefined for offers posted before this was stored. */
  from?: string;
  alias: string;
  to: string;
  at: number;
}

/** Status messages that show who is waited for, from posting until known to be deleted: one per game, briefly two. */
export const panels = sqliteTable(
  'panels',
  {
    message: text('message').primaryKey(),
    game: text('game')
      .notNull()
      .references(() => games.id),
    /** Channel or thread of the message. */
    channel: text('channel').notNull(),
    at: moment('at').notNull(),
    /** Number of the last command when the message was last written. */
    head: integer('head').notNull(),
    /** Open trade offers that the message shows. */
    offers: json<PanelOffer[]>('offers').notNull(),
    /** Number of messages of others below the panel, as far as recorded. */
    below: integer('below').notNull().default(0),
  },
  (t) => [index('panels_game').on(t.game), index('panels_channel').on(t.channel)],
);
