ALTER TABLE "events" ADD COLUMN "due" text[];--> statement-breakpoint
CREATE INDEX "events_due" ON "events" USING btree ("id") WHERE "events"."due" is not null;--> statement-breakpoint

-- What servers of the release before did not text about yet. The keys of texts keep any from being sent twice.
UPDATE "events" SET "due" = ARRAY['text'] WHERE "subject" = 'booking' AND "subject_id" IS NOT NULL AND "created_at" > now() - interval '1 day';--> statement-breakpoint

-- They may stop before they text about what they still record.
CREATE OR REPLACE FUNCTION name_event_kind() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.kind := event_kind(NEW.subject, NEW.action, NEW.facts);
  IF NEW.subject = 'booking' THEN NEW.due := ARRAY['text']; END IF;
  RETURN NEW;
END $$;
