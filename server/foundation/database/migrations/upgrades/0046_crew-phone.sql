ALTER TABLE "crew_events" ADD COLUMN "clock_offset_ms" bigint;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "crew_steps" jsonb;--> statement-breakpoint
CREATE INDEX "crew_events_by_device" ON "crew_events" USING btree ("device_id","received_at");