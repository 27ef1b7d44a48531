CREATE TABLE "promises" (
	"game" text COLLATE "C" NOT NULL,
	"number" bigint NOT NULL,
	"seat" text COLLATE "C" NOT NULL,
	"to_seat" text COLLATE "C" NOT NULL,
	"user" text COLLATE "C" NOT NULL,
	"text" text COLLATE "C" NOT NULL,
	"due" text COLLATE "C",
	"due_round" bigint,
	"made_at" bigint NOT NULL,
	"status" text COLLATE "C" DEFAULT 'open' NOT NULL,
	"closed_at" bigint,
	"withdraw_asked_at" bigint,
	"published" boolean DEFAULT false NOT NULL,
	"to_published" boolean DEFAULT false NOT NULL,
	"reminded_at" bigint,
	CONSTRAINT "promises_game_number_pk" PRIMARY KEY("game","number")
);
--> statement-breakpoint
ALTER TABLE "promises" ADD CONSTRAINT "promises_game_games_id_fk" FOREIGN KEY ("game") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;