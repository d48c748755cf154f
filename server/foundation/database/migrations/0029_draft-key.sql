ALTER TABLE "bookings" ADD COLUMN "draft_key" text;--> statement-breakpoint
CREATE INDEX "bookings_by_draft" ON "bookings" USING btree ("draft_key") WHERE "bookings"."draft_key" is not null;