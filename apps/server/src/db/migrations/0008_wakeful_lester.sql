ALTER TABLE "children" ADD COLUMN "answers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "children" ADD COLUMN "labels_read" jsonb DEFAULT '[]'::jsonb NOT NULL;