ALTER TABLE "resources" ADD COLUMN "is_frames" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "theme_id" integer;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_theme_id_themes_id_fk" FOREIGN KEY ("theme_id") REFERENCES "public"."themes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_theme_id_unique" UNIQUE("theme_id");--> statement-breakpoint
INSERT INTO "resources" ("name", "kind", "quantity", "is_frames") VALUES ('Teepee frames', 'frame', 0, true);--> statement-breakpoint
INSERT INTO "resources" ("name", "kind", "quantity", "theme_id") SELECT "name", 'kit', 0, "id" FROM "themes" ORDER BY "id";--> statement-breakpoint
-- A trigger, so that themes which a server of the release before adds have their row, too. Themes that are restored
-- bring theirs along.
CREATE OR REPLACE FUNCTION "add_kit_of_theme"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "resources" ("name", "kind", "quantity", "theme_id") VALUES (NEW."name", 'kit', 0, NEW."id");
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "themes_have_kits" AFTER INSERT ON "themes" FOR EACH ROW WHEN (current_setting('moonlit.silent', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION "add_kit_of_theme"();
