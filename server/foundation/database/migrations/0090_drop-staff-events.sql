-- Only servers of the release of November 27, 2026 read or wrote these (decisions 30 and 33).
DROP FUNCTION record_for_release_before() CASCADE;--> statement-breakpoint
DROP TABLE "staff_events";--> statement-breakpoint
DROP VIEW "audit_log";--> statement-breakpoint
DROP FUNCTION name_event_kind() CASCADE;--> statement-breakpoint
DROP FUNCTION event_kind(text, text, json);
