ALTER TABLE "job_places" ADD COLUMN "not_before" integer;--> statement-breakpoint
ALTER TABLE "job_places" ADD CONSTRAINT "job_places_not_before" CHECK ("job_places"."not_before" between 0 and 1439);