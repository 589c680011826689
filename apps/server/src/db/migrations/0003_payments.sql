CREATE TABLE "attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"key_hash" text NOT NULL,
	"attempted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"package_id" text NOT NULL,
	"origin" text NOT NULL,
	"session_id" text,
	"url" text,
	"status" text NOT NULL,
	"paid" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "checkouts_session_id_unique" UNIQUE("session_id")
);
--> statement-breakpoint
CREATE TABLE "customers_to_forget" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"requested_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"applied_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_ledger" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_ledger_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"entry_key" text NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"customer_id" text,
	"session_id" text,
	"invoice_id" text,
	"subscription_id" text,
	"amount_cents" integer,
	"currency" text,
	"premium_until" timestamp with time zone,
	"occurred_at" timestamp with time zone NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_ledger_entry_key_unique" UNIQUE("entry_key")
);
--> statement-breakpoint
CREATE TABLE "sandbox_checkouts" (
	"session_id" text PRIMARY KEY NOT NULL,
	"checkout_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"package_id" text NOT NULL,
	"success_url" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"expired" boolean DEFAULT false NOT NULL,
	"paid_at" timestamp with time zone,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "sandbox_checkouts_checkout_id_unique" UNIQUE("checkout_id")
);
--> statement-breakpoint
DROP TABLE "login_failures" CASCADE;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "grace_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "readings_started" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "reading_applied" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_checkouts" ADD CONSTRAINT "sandbox_checkouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_key" ON "attempts" USING btree ("kind","key_hash","attempted_at");--> statement-breakpoint
CREATE INDEX "attempts_age" ON "attempts" USING btree ("attempted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_one_payable" ON "checkouts" USING btree ("user_id") WHERE "checkouts"."status" in ('opening', 'open');--> statement-breakpoint
CREATE INDEX "checkouts_status" ON "checkouts" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "payment_events_age" ON "payment_events" USING btree ("applied_at");--> statement-breakpoint
CREATE INDEX "payment_ledger_user" ON "payment_ledger" USING btree ("user_id","number");--> statement-breakpoint
CREATE INDEX "payment_ledger_customer" ON "payment_ledger" USING btree ("customer_id");--> statement-breakpoint
CREATE FUNCTION "refuse_ledger_change"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'payment_ledger is append-only'; END $$;--> statement-breakpoint
CREATE TRIGGER "payment_ledger_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "payment_ledger" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_ledger_change"();
