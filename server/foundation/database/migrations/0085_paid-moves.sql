ALTER TYPE "public"."payment_purpose" ADD VALUE 'move';--> statement-breakpoint
ALTER TABLE "order_changes" ADD COLUMN "new_day" date;--> statement-breakpoint
ALTER TABLE "order_changes" ADD COLUMN "fee_amount" numeric(10, 2) DEFAULT '0.00' NOT NULL;