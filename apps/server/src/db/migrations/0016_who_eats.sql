ALTER TABLE "generations" ADD COLUMN "chosen_table" "bytea";--> statement-breakpoint
ALTER TABLE "meal_plans" ADD COLUMN "table_chosen" boolean DEFAULT false NOT NULL;