CREATE TYPE "public"."invoice_series" AS ENUM('invoice', 'creditNote');--> statement-breakpoint
ALTER TYPE "public"."payment_purpose" ADD VALUE 'tip';--> statement-breakpoint
CREATE TABLE "invoice_counters" (
	"series" "invoice_series" NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_counters_series_year_pk" PRIMARY KEY("series","year")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"number" text PRIMARY KEY NOT NULL,
	"series" "invoice_series" NOT NULL,
	"year" integer NOT NULL,
	"sequence" integer NOT NULL,
	"issued_on" date NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"booking_reference" text NOT NULL,
	"payment_id" integer NOT NULL,
	"refund_id" integer,
	"takes_back" text,
	"amount" numeric(10, 2) NOT NULL,
	"included_tax" numeric(10, 2) NOT NULL,
	"movement" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "invoices_sequence" UNIQUE("series","year","sequence"),
	CONSTRAINT "invoices_amount_positive" CHECK ("invoices"."amount" > 0),
	CONSTRAINT "invoices_credit_note_of_refund" CHECK ("invoices"."series" = 'invoice' or "invoices"."refund_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "invoice_numbers" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "invoice_details" jsonb;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "offers_tips" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoices_by_booking" ON "invoices" USING btree ("booking_reference");--> statement-breakpoint
CREATE INDEX "invoices_by_payment" ON "invoices" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_for_each_payment" ON "invoices" USING btree ("payment_id") WHERE "invoices"."refund_id" is null;--> statement-breakpoint
CREATE INDEX "invoices_by_refund" ON "invoices" USING btree ("refund_id");