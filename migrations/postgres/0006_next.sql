ALTER TABLE "members" ADD COLUMN "told_next" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "preferences" ADD COLUMN "tell_next" boolean DEFAULT false NOT NULL;