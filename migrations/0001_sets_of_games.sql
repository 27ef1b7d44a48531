-- Games and lobbies under way say what they are played with: what there was before it could be chosen.
UPDATE `games` SET `settings` = json_set(`settings`, '$.sets', json('["base","codex-1","codex-4"]')) WHERE `edition` = 'ti4' AND json_extract(`settings`, '$.sets') IS NULL;
