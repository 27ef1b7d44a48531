CREATE TABLE `budgets` (
	`name` text PRIMARY KEY NOT NULL,
	`next_at` integer NOT NULL,
	`refused` integer DEFAULT 0 NOT NULL,
	`refused_since` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `duties` (
	`name` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`until` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `errands` (
	`game` text NOT NULL,
	`what` text NOT NULL,
	`version` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`game`, `what`, `version`)
);
--> statement-breakpoint
CREATE INDEX `errands_at` ON `errands` (`at`);--> statement-breakpoint
CREATE TABLE `lanes` (
	`game` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`token` integer NOT NULL,
	`until` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `lanes_owner` ON `lanes` (`owner`);--> statement-breakpoint
ALTER TABLE `members` ADD `here_at` integer;--> statement-breakpoint
ALTER TABLE `panels` ADD `below` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `panels_channel` ON `panels` (`channel`);