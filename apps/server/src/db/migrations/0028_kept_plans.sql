CREATE TABLE "kept_plans" (
	"household_id" uuid PRIMARY KEY NOT NULL,
	"months" integer NOT NULL,
	"erases_from" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kept_plans" ADD CONSTRAINT "kept_plans_household_id_households_household_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("household_id") ON DELETE cascade ON UPDATE no action;