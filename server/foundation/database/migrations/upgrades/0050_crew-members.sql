ALTER TABLE "users" ADD COLUMN "crew" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "takes_cash" boolean DEFAULT false NOT NULL;