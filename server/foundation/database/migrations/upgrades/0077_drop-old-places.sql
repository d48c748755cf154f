-- What only releases before that of 27 November 2026 read or wrote: Spanish translations in their own table,
DROP TRIGGER translation_to_spanish_text ON "translations";--> statement-breakpoint
DROP TABLE "spanish_texts";--> statement-breakpoint
DROP FUNCTION spanish_text_to_translation();--> statement-breakpoint
DROP FUNCTION translation_to_spanish_text();--> statement-breakpoint

-- links and reminders in columns of bookings,
DROP TRIGGER "booking_links_keep_columns" ON "booking_links";--> statement-breakpoint
DROP TRIGGER "booking_reminders_keep_columns" ON "booking_reminders";--> statement-breakpoint
DROP TRIGGER "bookings_link_columns" ON "bookings";--> statement-breakpoint
DROP TRIGGER "bookings_reminded_columns" ON "bookings";--> statement-breakpoint
DROP FUNCTION follow_link_columns();--> statement-breakpoint
DROP FUNCTION follow_reminded_columns();--> statement-breakpoint
DROP FUNCTION keep_link_columns();--> statement-breakpoint
DROP FUNCTION keep_reminded_columns();--> statement-breakpoint
ALTER TABLE "bookings" DROP COLUMN "own_link_version", DROP COLUMN "payment_link_sent_at",
	DROP COLUMN "reminded_days_before", DROP COLUMN "reminded_of_day";--> statement-breakpoint

-- and log entries without facts.
DROP TRIGGER audit_facts_are_those_of_details ON "audit_log";--> statement-breakpoint
DROP FUNCTION forget_outdated_audit_facts();--> statement-breakpoint

-- The codes beside these two say the same; the release before still writes both.
ALTER TABLE "refunds" ALTER COLUMN "reason" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "reconciliation_findings" ALTER COLUMN "sentence" SET DEFAULT '';--> statement-breakpoint

-- Tells every server of a changed row, once per transaction and record. It runs while the transaction commits: the lock then gives
-- events numbers in the order in which they become visible. Arguments: the kind, the column of the number that staff know (empty:
-- there is one record only), who makes such rows where the audit log does not say, and what happened to the record, if that is not
-- what happened to the row. A session that sets moonlit.silent to 'on', as migrations and restored backups do, queues none: a table
-- with queued events cannot be altered.
CREATE OR REPLACE FUNCTION note_staff_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  event_kind text := TG_ARGV[0];
  changed jsonb := CASE TG_OP WHEN 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END;
  subject int := CASE TG_ARGV[1] WHEN '' THEN 1 ELSE (changed ->> TG_ARGV[1])::int END;
  event_change text := coalesce(TG_ARGV[3],
    CASE TG_OP WHEN 'INSERT' THEN 'created' WHEN 'UPDATE' THEN 'changed' ELSE 'deleted' END);
  told text := coalesce(current_setting('moonlit.told', true), '');
  mark text;
  is_gone boolean;
  event staff_events;
BEGIN
  IF subject IS NULL OR right(told, 1) = '!' THEN RETURN NULL; END IF;
  mark := format('%s %s%s,', event_kind, subject, CASE event_change WHEN 'deleted' THEN ' deleted' ELSE '' END);
  IF position(',' || mark IN ',' || told) > 0 THEN RETURN NULL; END IF;
  -- A row that the same transaction deletes afterwards is only announced as deleted.
  IF TG_OP <> 'DELETE' AND TG_ARGV[1] = 'id' THEN
    EXECUTE format('SELECT NOT EXISTS (SELECT FROM %I WHERE id = $1)', TG_TABLE_NAME) INTO is_gone USING subject;
    IF is_gone THEN RETURN NULL; END IF;
  END IF;
  -- An import or a restored backup: everything is read anew.
  IF length(told) > 2000 THEN
    event_kind := 'reload';
    subject := 0;
    mark := '!';
  END IF;
  PERFORM set_config('moonlit.told', told || mark, true);
  PERFORM pg_advisory_xact_lock(7245013);
  INSERT INTO staff_events (kind, subject_id, change, actor)
  VALUES (event_kind, subject, event_change,
    coalesce(nullif(current_setting('moonlit.actor', true), ''), CASE TG_OP WHEN 'INSERT' THEN TG_ARGV[2] ELSE 'system' END))
  RETURNING * INTO event;
  PERFORM pg_notify('staff_events', json_build_object('id', event.id, 'kind', event.kind, 'subjectId', event.subject_id,
    'change', event.change, 'actor', event.actor)::text);
  RETURN NULL;
END $$;--> statement-breakpoint

-- A booking's page shows when its payment link was mailed.
CREATE CONSTRAINT TRIGGER booking_links_changes AFTER INSERT OR UPDATE ON "booking_links" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN (current_setting('moonlit.silent', true) IS DISTINCT FROM 'on')
EXECUTE FUNCTION note_staff_event('booking', 'booking_id', 'system', 'changed');
