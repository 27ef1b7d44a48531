CREATE TABLE `asks` (
	`game` text NOT NULL,
	`number` integer NOT NULL,
	`ask` text NOT NULL,
	`seat` text NOT NULL,
	`opened_at` integer NOT NULL,
	`closes_at` integer,
	`due_at` integer,
	`covered` integer DEFAULT false NOT NULL,
	`veiled` integer DEFAULT false NOT NULL,
	`answered` integer DEFAULT false NOT NULL,
	`former` text,
	`hidden_at` integer,
	PRIMARY KEY(`game`, `number`),
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `asks_ask` ON `asks` (`game`,`ask`);--> statement-breakpoint
CREATE INDEX `asks_due` ON `asks` (`due_at`) WHERE answered = 0 and hidden_at is null;--> statement-breakpoint
CREATE TABLE `commands` (
	`game` text NOT NULL,
	`number` integer NOT NULL,
	`kind` text NOT NULL,
	`user` text,
	`seat` text,
	`payload` text NOT NULL,
	`facts` text NOT NULL,
	`hash` text NOT NULL,
	`reverse` text,
	`trace` text DEFAULT 'more' NOT NULL,
	`interaction` text,
	`at` integer NOT NULL,
	`chance` text,
	`undone_by` integer,
	PRIMARY KEY(`game`, `number`),
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `commands_interaction` ON `commands` (`interaction`) WHERE interaction is not null;--> statement-breakpoint
CREATE TABLE `consents` (
	`request` integer NOT NULL,
	`user` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`request`, `user`),
	FOREIGN KEY (`request`) REFERENCES `requests`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `covered_reminders` (
	`game` text NOT NULL,
	`seat` text NOT NULL,
	`user` text NOT NULL,
	`ask` integer NOT NULL,
	`count` integer NOT NULL,
	`last_at` integer NOT NULL,
	`told_organiser` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`game`, `seat`),
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `drafts` (
	`game` text NOT NULL,
	`ask` integer NOT NULL,
	`user` text NOT NULL,
	`data` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`game`, `ask`, `user`),
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `games` (
	`id` text PRIMARY KEY NOT NULL,
	`status` text NOT NULL,
	`edition` text NOT NULL,
	`rules_version` integer NOT NULL,
	`settings` text NOT NULL,
	`place` text NOT NULL,
	`organiser` text NOT NULL,
	`head` integer DEFAULT 0 NOT NULL,
	`said` integer DEFAULT 0 NOT NULL,
	`next_ask` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`ended_at` integer,
	`paused_at` integer,
	`state` text,
	`secret` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `games_status` ON `games` (`status`);--> statement-breakpoint
CREATE INDEX `games_thread` ON `games` (coalesce(json_extract("place", '$.thread'), json_extract("place", '$.channel')));--> statement-breakpoint
CREATE TABLE `interactions` (
	`id` text PRIMARY KEY NOT NULL,
	`result` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `interactions_at` ON `interactions` (`at`);--> statement-breakpoint
CREATE TABLE `members` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`game` text NOT NULL,
	`seat` text,
	`user` text NOT NULL,
	`name` text NOT NULL,
	`wishes` text NOT NULL,
	`agreed` text,
	`joined_at` integer NOT NULL,
	`left_at` integer,
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `members_present` ON `members` (`game`,`user`) WHERE left_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX `members_seat` ON `members` (`game`,`seat`) WHERE left_at is null and seat is not null;--> statement-breakpoint
CREATE INDEX `members_user` ON `members` (`user`);--> statement-breakpoint
CREATE INDEX `members_game` ON `members` (`game`);--> statement-breakpoint
CREATE TABLE `organisers` (
	`user` text NOT NULL,
	`game` text NOT NULL,
	PRIMARY KEY(`user`, `game`),
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`game` text NOT NULL,
	`lane` text NOT NULL,
	`kind` text NOT NULL,
	`payload` text NOT NULL,
	`created_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`status` text DEFAULT 'waiting' NOT NULL,
	`claimed_at` integer,
	`sent_at` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	`error` text,
	`nonce` text NOT NULL,
	`message_id` text,
	`ask` integer,
	`along` integer,
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_nonce_unique` ON `outbox` (`nonce`);--> statement-breakpoint
CREATE INDEX `outbox_open` ON `outbox` (`id`) WHERE status in ('waiting', 'claimed');--> statement-breakpoint
CREATE INDEX `outbox_lane` ON `outbox` (`game`,`lane`,`id`) WHERE status in ('waiting', 'claimed');--> statement-breakpoint
CREATE INDEX `outbox_said` ON `outbox` (`game`,`kind`);--> statement-breakpoint
CREATE TABLE `preferences` (
	`user` text PRIMARY KEY NOT NULL,
	`time_zone` text DEFAULT 'UTC' NOT NULL,
	`quiet_from` integer,
	`quiet_to` integer,
	`interval_hours` real DEFAULT 8 NOT NULL,
	`dm` integer DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE `reminders` (
	`game` text NOT NULL,
	`seat` text NOT NULL,
	`user` text NOT NULL,
	`ask` integer NOT NULL,
	`count` integer NOT NULL,
	`last_at` integer NOT NULL,
	`told_organiser` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`game`, `seat`),
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `requests` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`game` text NOT NULL,
	`kind` text NOT NULL,
	`about` text DEFAULT '' NOT NULL,
	`user` text NOT NULL,
	`payload` text NOT NULL,
	`opened_at` integer NOT NULL,
	`closed_at` integer,
	`outcome` text,
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `requests_open` ON `requests` (`game`,`kind`,`about`) WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX `requests_game` ON `requests` (`game`);--> statement-breakpoint
CREATE INDEX `requests_to` ON `requests` ("payload" ->> '$.to') WHERE kind = 'seat';