CREATE TABLE "game_names" (
	"game" text COLLATE "C" PRIMARY KEY NOT NULL,
	"name" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "game_names" ADD CONSTRAINT "game_names_game_games_id_fk" FOREIGN KEY ("game") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;