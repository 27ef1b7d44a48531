PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_asks` (
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
INSERT INTO `__new_asks`("game", "number", "ask", "seat", "opened_at", "closes_at", "due_at", "covered", "veiled", "answered", "former", "hidden_at") SELECT "game", "number", "ask", "seat", "opened_at", "closes_at", "due_at", "covered", "veiled", "answered", "former", "hidden_at" FROM `asks`;--> statement-breakpoint
DROP TABLE `asks`;--> statement-breakpoint
ALTER TABLE `__new_asks` RENAME TO `asks`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `asks_ask` ON `asks` (`game`,`ask`);--> statement-breakpoint
CREATE INDEX `asks_due` ON `asks` (`due_at`) WHERE answered = 0 and hidden_at is null;--> statement-breakpoint
ALTER TABLE `commands` ADD `chance` text;