CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"household_id" uuid,
	"user_id" uuid,
	"mail" "bytea" NOT NULL,
	"give_up_at" timestamp with time zone NOT NULL,
	"refusals" integer DEFAULT 0 NOT NULL,
	"handed_over_at" timestamp with time zone,
	"doubts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_user" FOREIGN KEY ("household_id","user_id") REFERENCES "public"."users"("household_id","id") ON DELETE cascade ON UPDATE no action;