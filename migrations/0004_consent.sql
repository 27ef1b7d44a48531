DROP INDEX `requests_open`;--> statement-breakpoint
ALTER TABLE `requests` ADD `about` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `requests_open` ON `requests` (`game`,`kind`,`about`) WHERE closed_at is null;--> statement-breakpoint
ALTER TABLE `members` ADD `agreed` text;