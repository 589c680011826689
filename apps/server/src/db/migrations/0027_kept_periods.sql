ALTER TABLE "subscriptions" ADD COLUMN "kept_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "kept_interval" text;