CREATE TABLE "translations" (
	"language" "language" NOT NULL,
	"place" text NOT NULL,
	"english" text NOT NULL,
	"translation" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "translations_language_place_pk" PRIMARY KEY("language","place")
);
--> statement-breakpoint
-- What the release before this one writes meanwhile waits for the triggers.
LOCK TABLE "spanish_texts" IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
INSERT INTO "translations" SELECT 'es', "place", "english", "spanish", "updated_at" FROM "spanish_texts";
--> statement-breakpoint
-- The release before this one reads and writes `spanish_texts`: during an upgrade, each table follows the other. The next
-- release drops that table with these functions. A restore reads both tables from the backup.
CREATE OR REPLACE FUNCTION spanish_text_to_translation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM translations WHERE language = 'es' AND place = OLD.place;
  ELSE
    INSERT INTO translations VALUES ('es', NEW.place, NEW.english, NEW.spanish, NEW.updated_at)
    ON CONFLICT (language, place) DO UPDATE
    SET english = EXCLUDED.english, translation = EXCLUDED.translation, updated_at = EXCLUDED.updated_at;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER spanish_text_to_translation AFTER INSERT OR UPDATE OR DELETE ON "spanish_texts" FOR EACH ROW
WHEN (pg_trigger_depth() = 0 AND current_setting('moonlit.silent', true) IS DISTINCT FROM 'on')
EXECUTE FUNCTION spanish_text_to_translation();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION translation_to_spanish_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM spanish_texts WHERE OLD.language = 'es' AND place = OLD.place;
  ELSIF NEW.language = 'es' THEN
    INSERT INTO spanish_texts VALUES (NEW.place, NEW.english, NEW.translation, NEW.updated_at)
    ON CONFLICT (place) DO UPDATE
    SET english = EXCLUDED.english, spanish = EXCLUDED.spanish, updated_at = EXCLUDED.updated_at;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER translation_to_spanish_text AFTER INSERT OR UPDATE OR DELETE ON "translations" FOR EACH ROW
WHEN (pg_trigger_depth() = 0 AND current_setting('moonlit.silent', true) IS DISTINCT FROM 'on')
EXECUTE FUNCTION translation_to_spanish_text();
