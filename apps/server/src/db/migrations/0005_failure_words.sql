ALTER TABLE "generations" DROP COLUMN "failure_code";--> statement-breakpoint
ALTER TABLE "generations" DROP COLUMN "failure_detail";