ALTER TABLE "payments" ADD COLUMN "fee_amount" numeric(10, 2) DEFAULT '0.00' NOT NULL;--> statement-breakpoint
UPDATE "payments" SET "fee_amount" = "amount" WHERE "purpose"::text = 'move';
