ALTER TABLE "meal_plans" ADD COLUMN "checked_for" text;--> statement-breakpoint
ALTER TABLE "meal_plans" ADD COLUMN "warnings" jsonb DEFAULT '[]'::jsonb NOT NULL;