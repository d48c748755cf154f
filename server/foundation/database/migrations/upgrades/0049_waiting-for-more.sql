DROP INDEX "waiting_list_once";--> statement-breakpoint
ALTER TABLE "waiting_list" ADD COLUMN "changes_booking_id" integer;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD COLUMN "wanted_beside" jsonb;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_changes_booking_id_bookings_id_fk" FOREIGN KEY ("changes_booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_list_once_for_booking" ON "waiting_list" USING btree ("changes_booking_id") WHERE "waiting_list"."status" in ('waiting', 'offered');--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_list_once" ON "waiting_list" USING btree ("customer_email","booking_date") WHERE "waiting_list"."status" in ('waiting', 'offered') and "waiting_list"."changes_booking_id" is null;