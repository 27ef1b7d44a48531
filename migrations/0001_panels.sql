CREATE TABLE `panels` (
	`message` text PRIMARY KEY NOT NULL,
	`game` text NOT NULL,
	`channel` text NOT NULL,
	`at` integer NOT NULL,
	`head` integer NOT NULL,
	`offers` text NOT NULL,
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `panels_game` ON `panels` (`game`);--> statement-breakpoint
ALTER TABLE `members` ADD `acted_at` integer;--> statement-breakpoint
ALTER TABLE `outbox` ADD `chapter` text;--> statement-breakpoint
ALTER TABLE `outbox` ADD `pictures` text;