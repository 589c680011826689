CREATE TABLE "care_links" (
	"household_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"details" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"opened" integer DEFAULT 0 NOT NULL,
	"last_opened_at" timestamp with time zone,
	"code_tries" integer DEFAULT 0 NOT NULL,
	"counted_since" timestamp with time zone NOT NULL,
	"counted" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "care_links_household_id_id_pk" PRIMARY KEY("household_id","id")
);
--> statement-breakpoint
ALTER TABLE "care_links" ADD CONSTRAINT "care_links_child" FOREIGN KEY ("household_id","child_id") REFERENCES "public"."children"("household_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_links" ADD CONSTRAINT "care_links_user" FOREIGN KEY ("household_id","user_id") REFERENCES "public"."users"("household_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "care_links_token" ON "care_links" USING btree ("household_id","token_hash");--> statement-breakpoint
CREATE INDEX "care_links_expiry" ON "care_links" USING btree ("expires_at");