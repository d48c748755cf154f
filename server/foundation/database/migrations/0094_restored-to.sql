-- Restoring a backup of an earlier release adds it before this does.
ALTER TABLE "reconciliation_sweeps" ADD COLUMN IF NOT EXISTS "restored_to" timestamp (3) with time zone;