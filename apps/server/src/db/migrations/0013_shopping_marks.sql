CREATE TABLE "shopping_marks" (
	"household_id" uuid NOT NULL,
	"mark_hash" text NOT NULL,
	"plan_id" uuid,
	"mark" "bytea" NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shopping_marks_household_id_mark_hash_pk" PRIMARY KEY("household_id","mark_hash")
);
--> statement-breakpoint
ALTER TABLE "shopping_marks" ADD CONSTRAINT "shopping_marks_household_id_households_household_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("household_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_marks" ADD CONSTRAINT "shopping_marks_plan" FOREIGN KEY ("household_id","plan_id") REFERENCES "public"."meal_plans"("household_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shopping_marks_of_plan" ON "shopping_marks" USING btree ("household_id","plan_id");