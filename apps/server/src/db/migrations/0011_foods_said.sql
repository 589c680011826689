ALTER TABLE "children" ADD COLUMN "safe_foods_nearly_all" boolean;--> statement-breakpoint
ALTER TABLE "children" ADD COLUMN "new_foods" text DEFAULT 'weekly' NOT NULL;--> statement-breakpoint
ALTER TABLE "children" ADD COLUMN "foods_said" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "children" ADD COLUMN "red_flags" jsonb;