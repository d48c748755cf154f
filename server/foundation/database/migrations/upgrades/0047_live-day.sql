ALTER TABLE "crew_events" ADD COLUMN "settled_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "crew_events_by_kind" ON "crew_events" USING btree ("kind","at");--> statement-breakpoint
-- The office sees the day as its crews report it: see note_staff_event. What keeps a crew from its work is told to phones, too.
CREATE CONSTRAINT TRIGGER crew_events_comes AFTER INSERT ON "crew_events" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('moonlit.silent', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION note_staff_event('stop', 'booking_id', 'system');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER crew_events_changes AFTER UPDATE ON "crew_events" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('moonlit.silent', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION note_staff_event('stop', 'booking_id', 'system');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER crew_events_tells_problems AFTER INSERT ON "crew_events" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (
  (NEW.kind IN ('skipped', 'damaged') OR NEW.kind = 'counted' AND jsonb_path_exists(NEW.data, '$.items[*].missing ? (@ > 0)'))
  AND current_setting('moonlit.silent', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION note_staff_event('stop-problem', 'booking_id', 'system');
--> statement-breakpoint
-- A picture may arrive after the event that names it: the event then counts as changed.
CREATE OR REPLACE FUNCTION note_crew_photo() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE crew_events SET photo_id = photo_id WHERE photo_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER crew_photos_arrive AFTER UPDATE OF "status" ON "crew_photos" FOR EACH ROW WHEN (NEW.status = 'ready' AND OLD.status = 'receiving') EXECUTE FUNCTION note_crew_photo();
