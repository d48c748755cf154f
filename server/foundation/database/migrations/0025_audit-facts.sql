ALTER TABLE "audit_log" ADD COLUMN "facts" json;
--> statement-breakpoint
-- Releases that know no facts change details alone, to erase what names a family. Those must not live on in the facts.
CREATE OR REPLACE FUNCTION forget_outdated_audit_facts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.facts := NULL;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_facts_are_those_of_details BEFORE UPDATE ON "audit_log" FOR EACH ROW
  WHEN (NEW.details IS DISTINCT FROM OLD.details AND NEW.facts::text IS NOT DISTINCT FROM OLD.facts::text)
  EXECUTE FUNCTION forget_outdated_audit_facts();
