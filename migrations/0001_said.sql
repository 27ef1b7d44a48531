CREATE INDEX `games_thread` ON `games` (coalesce(json_extract("place", '$.thread'), json_extract("place", '$.channel')));--> statement-breakpoint
CREATE INDEX `outbox_said` ON `outbox` (`game`,`kind`);--> statement-breakpoint
CREATE INDEX `outbox_message` ON `outbox` (`message_id`) WHERE message_id is not null;