CREATE TABLE "given_stops" (
	"booking_id" integer NOT NULL,
	"stop" "job_kind" NOT NULL,
	"day" date NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "given_stops_booking_id_stop_day_user_id_pk" PRIMARY KEY("booking_id","stop","day","user_id")
);
--> statement-breakpoint
ALTER TABLE "given_stops" ADD CONSTRAINT "given_stops_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "given_stops" ADD CONSTRAINT "given_stops_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;