CREATE TABLE "booking_reminders" (
	"booking_id" integer PRIMARY KEY NOT NULL,
	"days_before" integer NOT NULL,
	"of_day" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "booking_reminders" ADD CONSTRAINT "booking_reminders_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "booking_reminders" ("booking_id", "days_before", "of_day")
SELECT "id", "reminded_days_before", "reminded_of_day" FROM "bookings"
WHERE "reminded_days_before" IS NOT NULL AND "reminded_of_day" IS NOT NULL;--> statement-breakpoint
-- A release before this one may run beside it and knows the columns of bookings alone: each place follows the other until
-- a later release drops these columns with the four statements after this (docs/decisions/0024).
CREATE OR REPLACE FUNCTION "follow_reminded_columns"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO booking_reminders AS own (booking_id, days_before, of_day)
	VALUES (NEW.id, NEW.reminded_days_before, NEW.reminded_of_day)
	ON CONFLICT (booking_id) DO UPDATE SET days_before = excluded.days_before, of_day = excluded.of_day
	WHERE (own.days_before, own.of_day) IS DISTINCT FROM (excluded.days_before, excluded.of_day);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "bookings_reminded_columns" AFTER UPDATE OF "reminded_days_before", "reminded_of_day" ON "bookings" FOR EACH ROW
WHEN (NEW."reminded_days_before" IS NOT NULL AND NEW."reminded_of_day" IS NOT NULL) EXECUTE FUNCTION "follow_reminded_columns"();--> statement-breakpoint
CREATE OR REPLACE FUNCTION "keep_reminded_columns"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE bookings SET reminded_days_before = NEW.days_before, reminded_of_day = NEW.of_day
	WHERE id = NEW.booking_id AND (reminded_days_before, reminded_of_day) IS DISTINCT FROM (NEW.days_before, NEW.of_day);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "booking_reminders_keep_columns" AFTER INSERT OR UPDATE ON "booking_reminders" FOR EACH ROW
EXECUTE FUNCTION "keep_reminded_columns"();
