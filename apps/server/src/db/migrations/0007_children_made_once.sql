ALTER TABLE "children" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "children_idempotency" ON "children" USING btree ("household_id","idempotency_key");