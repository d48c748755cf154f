CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
DROP INDEX "audit_log_newest";--> statement-breakpoint
DROP INDEX "bookings_by_status";--> statement-breakpoint
DROP INDEX "bookings_newest";--> statement-breakpoint
DROP INDEX "images_newest";--> statement-breakpoint
DROP INDEX "outbox_newest";--> statement-breakpoint
DROP INDEX "contact_submissions_newest";--> statement-breakpoint
DROP INDEX "testimonials_newest";--> statement-breakpoint
CREATE INDEX "bookings_searched" ON "bookings" USING gin (("customer_name" || ' ' || "customer_email" || ' ' || "customer_phone" || ' '
  || regexp_replace("customer_phone", '[^0-9]', '', 'g') || ' ' || "party_address" || ' ' || "city" || ' ' || "zip_code") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "bookings_paid" ON "bookings" USING btree ("booking_date","is_deposit","deposit_amount","total_amount") WHERE "bookings"."is_paid";--> statement-breakpoint
CREATE INDEX "audit_log_newest" ON "audit_log" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "bookings_by_status" ON "bookings" USING btree ("booking_status","created_at","id");--> statement-breakpoint
CREATE INDEX "bookings_newest" ON "bookings" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "images_newest" ON "images" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "outbox_newest" ON "outbox" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "contact_submissions_newest" ON "contact_submissions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "testimonials_newest" ON "testimonials" USING btree ("created_at","id");