ALTER TABLE "payment_intents" ADD COLUMN "settling_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "test_payment_intents" ADD COLUMN "settles_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "pricing_settings" ADD COLUMN "ways" jsonb;--> statement-breakpoint
CREATE INDEX "payment_intents_settling" ON "payment_intents" USING btree ("settling_since") WHERE "payment_intents"."settling_since" is not null;