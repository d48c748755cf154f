-- Decision 33. An event's place is its number in the order in which transactions commit: the trigger below runs while one
-- commits, and its lock makes others wait until it has.
ALTER TABLE "events" ADD COLUMN "place" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "events_by_place" ON "events" USING btree ("place") WHERE "events"."place" is not null;--> statement-breakpoint
CREATE SEQUENCE "events_place_seq" OWNED BY "events"."place";--> statement-breakpoint

-- Browsers resume their streams after the last number that a server of the release before sent them.
SELECT setval('events_place_seq', (SELECT "last_value" FROM "staff_events_id_seq"));--> statement-breakpoint
CREATE TABLE "event_readers" (
	"name" text PRIMARY KEY NOT NULL,
	"place" bigint NOT NULL
);--> statement-breakpoint
INSERT INTO "event_readers" SELECT 'push', "last_value" FROM "events_place_seq";--> statement-breakpoint

-- All servers are told once for each transaction. Sessions that set moonlit.silent to 'on', as migrations and restored backups
-- do, tell nobody: a table with queued triggers cannot be altered.
CREATE OR REPLACE FUNCTION number_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7245013);
  UPDATE events SET place = nextval('events_place_seq') WHERE id = NEW.id;
  PERFORM pg_notify('events', '');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER events_are_numbered AFTER INSERT ON "events" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN (current_setting('moonlit.silent', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION number_event();--> statement-breakpoint

-- The triggers that watched tables, and the one that said who acts.
-- Contracts: servers of the release before do not call it; their streams resume at this one.
DROP FUNCTION note_staff_event() CASCADE;--> statement-breakpoint
-- Contracts: servers of the release before do not call it; their streams resume at this one.
DROP FUNCTION note_staff_actor() CASCADE;--> statement-breakpoint
-- Contracts: servers of the release before do not call it; their streams resume at this one.
DROP FUNCTION note_crew_photo() CASCADE;--> statement-breakpoint

-- The next baseline drops what follows, and the table staff_events, which servers of the release before still read.
-- They notified phones of rows of these tables, and record no event about some: it is recorded for them. Arguments: the kind,
-- the column of its subject, who did it, and kinds that say the same about a new record.
CREATE OR REPLACE FUNCTION record_for_release_before() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  about int := (to_jsonb(NEW) ->> TG_ARGV[1])::int;
  of_kind text := split_part(TG_ARGV[0], '.', 1);
BEGIN
  IF NOT EXISTS (SELECT FROM events WHERE subject = of_kind AND subject_id = about AND kind = ANY (string_to_array(TG_ARGV[3], ' '))) THEN
    INSERT INTO events (kind, actor, subject, subject_id) VALUES (TG_ARGV[0], TG_ARGV[2], of_kind, about);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER bookings_of_release_before AFTER INSERT ON "bookings" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN (current_setting('application_name') = 'moonlit-teepees')
EXECUTE FUNCTION record_for_release_before('booking.created', 'id', 'customer', 'booking.created booking.entered booking.imported');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER messages_of_release_before AFTER INSERT ON "contact_submissions" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN (current_setting('application_name') = 'moonlit-teepees')
EXECUTE FUNCTION record_for_release_before('message.received', 'id', 'customer', 'message.received');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER texts_of_release_before AFTER INSERT ON "texts" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN (NEW.status = 'received' AND current_setting('application_name') = 'moonlit-teepees')
EXECUTE FUNCTION record_for_release_before('text.received', 'id', 'customer', 'text.received');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER findings_of_release_before AFTER INSERT ON "reconciliation_findings" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN (current_setting('application_name') = 'moonlit-teepees')
EXECUTE FUNCTION record_for_release_before('difference.found', 'id', 'system', 'difference.found');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER stops_of_release_before AFTER INSERT ON "crew_events" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN ((NEW.kind IN ('skipped', 'damaged') OR NEW.kind = 'counted' AND jsonb_path_exists(NEW.data, '$.items[*].missing ? (@ > 0)'))
  AND current_setting('application_name') = 'moonlit-teepees')
EXECUTE FUNCTION record_for_release_before('booking.stop-problem', 'booking_id', 'system', '');
