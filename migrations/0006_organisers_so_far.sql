-- Written by hand: data, not tables. It can be made anew at any place after the one that makes `organisers`, with
--   npx drizzle-kit generate --custom --name organisers_so_far
-- Whoever organises a game now, and whoever is known to have done so by what was said and asked for then.
INSERT OR IGNORE INTO `organisers` (`user`, `game`) SELECT `organiser`, `id` FROM `games` WHERE `organiser` <> '';
--> statement-breakpoint
INSERT OR IGNORE INTO `organisers` (`user`, `game`)
SELECT json_extract(`payload`, '$.notice.user'), `game` FROM `outbox`
WHERE `kind` = 'notice' AND json_valid(`payload`) AND json_type(`payload`, '$.notice.user') = 'text';
--> statement-breakpoint
INSERT OR IGNORE INTO `organisers` (`user`, `game`)
SELECT json_extract(`payload`, '$.notice.to'), `game` FROM `outbox`
WHERE `kind` = 'notice' AND json_valid(`payload`) AND json_type(`payload`, '$.notice.to') = 'text';
--> statement-breakpoint
INSERT OR IGNORE INTO `organisers` (`user`, `game`)
SELECT json_extract(`payload`, '$.organiser'), `game` FROM `outbox`
WHERE `kind` = 'takeover' AND json_valid(`payload`) AND json_type(`payload`, '$.organiser') = 'text';
--> statement-breakpoint
INSERT OR IGNORE INTO `organisers` (`user`, `game`)
SELECT json_extract(`payload`, '$.user'), `game` FROM `outbox`
WHERE `kind` IN ('trouble', 'undo', 'repair') AND json_valid(`payload`) AND json_type(`payload`, '$.user') = 'text';
--> statement-breakpoint
INSERT OR IGNORE INTO `organisers` (`user`, `game`)
SELECT json_extract(`payload`, '$.organiser'), `game` FROM `requests`
WHERE `kind` = 'organiser' AND json_valid(`payload`) AND json_type(`payload`, '$.organiser') = 'text';
--> statement-breakpoint
INSERT OR IGNORE INTO `organisers` (`user`, `game`)
SELECT DISTINCT `user`, `game` FROM `commands` WHERE `user` IS NOT NULL AND `user` <> '' AND `user` NOT LIKE 'practice:%';
