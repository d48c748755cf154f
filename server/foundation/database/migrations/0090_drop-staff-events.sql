-- Only servers of the release of November 27, 2026 read or wrote these (decisions 30 and 33).
-- Contracts: servers of November 27, 2026 are refused (OLDEST_BESIDE), and newer ones read none of it.
DROP FUNCTION record_for_release_before() CASCADE;--> statement-breakpoint
-- Contracts: servers of November 27, 2026 are refused (OLDEST_BESIDE), and newer ones read none of it.
DROP TABLE "staff_events";--> statement-breakpoint
-- Contracts: servers of November 27, 2026 are refused (OLDEST_BESIDE), and newer ones read none of it.
DROP VIEW "audit_log";--> statement-breakpoint
-- Contracts: servers of November 27, 2026 are refused (OLDEST_BESIDE), and newer ones read none of it.
DROP FUNCTION name_event_kind() CASCADE;--> statement-breakpoint
-- Contracts: servers of November 27, 2026 are refused (OLDEST_BESIDE), and newer ones read none of it.
DROP FUNCTION event_kind(text, text, json);
