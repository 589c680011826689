CREATE TABLE "withdrawn_consents" (
	"household_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid,
	"child_id" uuid,
	"consent" "bytea" NOT NULL,
	"withdrawn_at" timestamp with time zone NOT NULL,
	CONSTRAINT "withdrawn_consents_household_id_id_pk" PRIMARY KEY("household_id","id")
);
--> statement-breakpoint
ALTER TABLE "withdrawn_consents" ADD CONSTRAINT "withdrawn_consents_user" FOREIGN KEY ("household_id","user_id") REFERENCES "public"."users"("household_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawn_consents" ADD CONSTRAINT "withdrawn_consents_child" FOREIGN KEY ("household_id","child_id") REFERENCES "public"."children"("household_id","id") ON DELETE cascade ON UPDATE no action;