ALTER TABLE `members` ADD `told_next` text;--> statement-breakpoint
ALTER TABLE `preferences` ADD `tell_next` integer DEFAULT false NOT NULL;