ALTER TABLE "themes" ADD COLUMN "packages" jsonb;--> statement-breakpoint
ALTER TABLE "themes" ADD COLUMN "each_further" numeric(10, 2);--> statement-breakpoint
ALTER TABLE "themes" ADD COLUMN "most_teepees" integer;--> statement-breakpoint
ALTER TABLE "pricing_settings" ADD COLUMN "rules" jsonb;--> statement-breakpoint
ALTER TABLE "pricing_settings" ADD COLUMN "minimums" jsonb;--> statement-breakpoint
ALTER TABLE "pricing_settings" ADD COLUMN "waiver" jsonb;