ALTER TABLE "outbox" ADD COLUMN "event_id" integer;--> statement-breakpoint
ALTER TABLE "texts" ADD COLUMN "event_id" integer;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "texts" ADD CONSTRAINT "texts_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_by_event" ON "outbox" USING btree ("event_id") WHERE "outbox"."event_id" is not null;--> statement-breakpoint
CREATE INDEX "texts_by_event" ON "texts" USING btree ("event_id") WHERE "texts"."event_id" is not null;