CREATE TABLE "access_events" (
	"household_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"event" "bytea" NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "access_events_household_id_user_id_id_pk" PRIMARY KEY("household_id","user_id","id")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"household_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "recovery_codes_household_id_user_id_code_hash_pk" PRIMARY KEY("household_id","user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"household_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"secret" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"on_since" timestamp with time zone,
	"last_step" bigint,
	CONSTRAINT "second_factors_household_id_user_id_pk" PRIMARY KEY("household_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "place" "bytea";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- A session slid at each use, at most once a day, to thirty days from then.
UPDATE "sessions" SET "used_at" = greatest("created_at", "expires_at" - interval '30 days');--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "confirmed_by" text;--> statement-breakpoint
ALTER TABLE "access_events" ADD CONSTRAINT "access_events_user" FOREIGN KEY ("household_id","user_id") REFERENCES "public"."users"("household_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user" FOREIGN KEY ("household_id","user_id") REFERENCES "public"."users"("household_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user" FOREIGN KEY ("household_id","user_id") REFERENCES "public"."users"("household_id","id") ON DELETE cascade ON UPDATE no action;