CREATE TABLE `promises` (
	`game` text NOT NULL,
	`number` integer NOT NULL,
	`seat` text NOT NULL,
	`to_seat` text NOT NULL,
	`user` text NOT NULL,
	`text` text NOT NULL,
	`due` text,
	`due_round` integer,
	`made_at` integer NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`closed_at` integer,
	`withdraw_asked_at` integer,
	`published` integer DEFAULT false NOT NULL,
	`to_published` integer DEFAULT false NOT NULL,
	`reminded_at` integer,
	PRIMARY KEY(`game`, `number`),
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
