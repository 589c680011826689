CREATE TABLE "plan_revisions" (
	"household_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"plan_data" "bytea" NOT NULL,
	"profile_snapshot" "bytea",
	"rules_version" text NOT NULL,
	"replaced_by" text NOT NULL,
	"replaced_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_revisions_household_id_plan_id_revision_pk" PRIMARY KEY("household_id","plan_id","revision")
);
--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "keeps_bought" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "meals_out" "bytea";--> statement-breakpoint
ALTER TABLE "meal_plans" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "plan_revisions" ADD CONSTRAINT "plan_revisions_household_id_households_household_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("household_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_revisions" ADD CONSTRAINT "plan_revisions_plan" FOREIGN KEY ("household_id","plan_id") REFERENCES "public"."meal_plans"("household_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meal_plans_deleted" ON "meal_plans" USING btree ("deleted_at") WHERE "meal_plans"."deleted_at" is not null;