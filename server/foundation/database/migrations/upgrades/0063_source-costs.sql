CREATE TABLE "source_costs" (
	"month" date NOT NULL,
	"source" text NOT NULL,
	"amount" numeric(10, 2) NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "source_costs_month_source_pk" PRIMARY KEY("month","source"),
	CONSTRAINT "source_costs_positive" CHECK ("source_costs"."amount" > 0)
);
