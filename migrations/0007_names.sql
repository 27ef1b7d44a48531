CREATE TABLE `game_names` (
	`game` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
