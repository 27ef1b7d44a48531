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
ALTER TABLE `games` ADD `secret` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `outbox` ADD `marked` integer DEFAULT false NOT NULL;