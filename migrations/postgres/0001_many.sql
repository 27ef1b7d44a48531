CREATE TABLE "budgets" (
	"name" text COLLATE "C" PRIMARY KEY NOT NULL,
	"next_at" bigint NOT NULL,
	"refused" bigint DEFAULT 0 NOT NULL,
	"refused_since" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "duties" (
	"name" text COLLATE "C" PRIMARY KEY NOT NULL,
	"owner" text COLLATE "C" NOT NULL,
	"until" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "errands" (
	"game" text COLLATE "C" NOT NULL,
	"what" text COLLATE "C" NOT NULL,
	"version" bigint NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "errands_game_what_version_pk" PRIMARY KEY("game","what","version")
);
--> statement-breakpoint
CREATE TABLE "lanes" (
	"game" text COLLATE "C" PRIMARY KEY NOT NULL,
	"owner" text COLLATE "C" NOT NULL,
	"token" bigint NOT NULL,
	"until" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "here_at" bigint;--> statement-breakpoint
ALTER TABLE "panels" ADD COLUMN "below" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "errands_at" ON "errands" USING btree ("at");--> statement-breakpoint
CREATE INDEX "lanes_owner" ON "lanes" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "panels_channel" ON "panels" USING btree ("channel");