CREATE OR REPLACE FUNCTION refuse_to_change_invoices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Invoices and credit notes are never changed or deleted';
END $$;
--> statement-breakpoint
CREATE TRIGGER invoices_are_never_changed BEFORE UPDATE OR DELETE ON "invoices" FOR EACH ROW EXECUTE FUNCTION refuse_to_change_invoices();
