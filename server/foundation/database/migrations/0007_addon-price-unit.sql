CREATE TYPE "public"."price_unit" AS ENUM('party', 'child', 'teepee');--> statement-breakpoint
ALTER TABLE "addons" ADD COLUMN "price_unit" "price_unit" DEFAULT 'party' NOT NULL;