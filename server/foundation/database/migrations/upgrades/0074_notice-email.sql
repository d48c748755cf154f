ALTER TABLE "site_settings" ADD COLUMN "notice_email" text;--> statement-breakpoint
-- Notices went to the contact address until now.
UPDATE "site_settings" SET "notice_email" = "contact_info"->>'email';