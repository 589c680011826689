CREATE TABLE "invitations" (
	"household_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"invited_by" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"address_hash" text NOT NULL,
	"email" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invitations_household_id_id_pk" PRIMARY KEY("household_id","id")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "acts_in" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "home_household_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "acts_in" uuid;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_user" FOREIGN KEY ("household_id","invited_by") REFERENCES "public"."users"("household_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_token" ON "invitations" USING btree ("household_id","token_hash");--> statement-breakpoint
CREATE INDEX "invitations_expiry" ON "invitations" USING btree ("expires_at");