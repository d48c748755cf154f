CREATE TABLE "booking_links" (
	"booking_id" integer PRIMARY KEY NOT NULL,
	"own_link_version" integer DEFAULT 0 NOT NULL,
	"payment_link_sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "booking_links" ADD CONSTRAINT "booking_links_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "booking_links" ("booking_id", "own_link_version", "payment_link_sent_at")
SELECT "id", "own_link_version", "payment_link_sent_at" FROM "bookings"
WHERE "own_link_version" > 0 OR "payment_link_sent_at" IS NOT NULL;--> statement-breakpoint
-- A release before this one may run beside it and knows the columns of bookings alone: each place follows the other until
-- a later release drops these columns with the four statements after this (docs/decisions/0024).
CREATE OR REPLACE FUNCTION "follow_link_columns"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO booking_links AS own (booking_id, own_link_version, payment_link_sent_at)
	VALUES (NEW.id, NEW.own_link_version, NEW.payment_link_sent_at)
	ON CONFLICT (booking_id) DO UPDATE
	SET own_link_version = excluded.own_link_version, payment_link_sent_at = excluded.payment_link_sent_at
	WHERE (own.own_link_version, own.payment_link_sent_at)
		IS DISTINCT FROM (excluded.own_link_version, excluded.payment_link_sent_at);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "bookings_link_columns" AFTER UPDATE OF "own_link_version", "payment_link_sent_at" ON "bookings" FOR EACH ROW
WHEN ((OLD."own_link_version", OLD."payment_link_sent_at") IS DISTINCT FROM (NEW."own_link_version", NEW."payment_link_sent_at"))
EXECUTE FUNCTION "follow_link_columns"();--> statement-breakpoint
CREATE OR REPLACE FUNCTION "keep_link_columns"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE bookings SET own_link_version = NEW.own_link_version, payment_link_sent_at = NEW.payment_link_sent_at
	WHERE id = NEW.booking_id AND (own_link_version, payment_link_sent_at)
		IS DISTINCT FROM (NEW.own_link_version, NEW.payment_link_sent_at);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "booking_links_keep_columns" AFTER INSERT OR UPDATE ON "booking_links" FOR EACH ROW
EXECUTE FUNCTION "keep_link_columns"();
