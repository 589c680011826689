CREATE TABLE "goal_ticks" (
	"child_id" uuid NOT NULL,
	"goal" text NOT NULL,
	"week_start" date NOT NULL,
	"ticked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "goal_ticks_child_id_goal_week_start_pk" PRIMARY KEY("child_id","goal","week_start")
);
--> statement-breakpoint
CREATE TABLE "meal_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"household_id" uuid NOT NULL,
	"name" text NOT NULL,
	"dishes" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "goal_ticks" ADD CONSTRAINT "goal_ticks_child_id_children_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."children"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_templates" ADD CONSTRAINT "meal_templates_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meal_templates_household" ON "meal_templates" USING btree ("household_id","id");