CREATE TABLE "visit_counts" (
	"day" date NOT NULL,
	"step" text NOT NULL,
	"source" text NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "visit_counts_day_step_source_pk" PRIMARY KEY("day","step","source")
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "touches" jsonb;