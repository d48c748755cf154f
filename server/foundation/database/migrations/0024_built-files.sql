CREATE TABLE "built_files" (
	"name" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"replaced_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "built_files_replaced" ON "built_files" USING btree ("replaced_at");