CREATE TABLE `organisers` (
	`user` text NOT NULL,
	`game` text NOT NULL,
	PRIMARY KEY(`user`, `game`),
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `members_game` ON `members` (`game`);--> statement-breakpoint
CREATE INDEX `requests_game` ON `requests` (`game`);