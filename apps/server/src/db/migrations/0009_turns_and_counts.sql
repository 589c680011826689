CREATE TABLE "request_counts" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"made" integer NOT NULL,
	CONSTRAINT "request_counts_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "revised_plan_id" uuid;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "revised_revision" integer;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "turn" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "request_counts" ADD CONSTRAINT "request_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "generations_open" ON "generations" USING btree ("turn") WHERE "generations"."status" in ('queued', 'running');