CREATE SCHEMA "unsealed";
--> statement-breakpoint
ALTER TABLE "users" SET SCHEMA "unsealed";
--> statement-breakpoint
ALTER TABLE "credentials" SET SCHEMA "unsealed";
--> statement-breakpoint
ALTER TABLE "account_links" SET SCHEMA "unsealed";
--> statement-breakpoint
ALTER TABLE "known_devices" SET SCHEMA "unsealed";
--> statement-breakpoint
ALTER TABLE "sessions" SET SCHEMA "unsealed";
--> statement-breakpoint
ALTER TABLE "household_members" SET SCHEMA "unsealed";
--> statement-breakpoint
ALTER TABLE "households" SET SCHEMA "unsealed";
--> statement-breakpoint
ALTER TABLE "children" SET SCHEMA "unsealed";
--> statement-breakpoint
ALTER TABLE "goal_ticks" SET SCHEMA "unsealed";
--> statement-breakpoint
ALTER TABLE "meal_templates" SET SCHEMA "unsealed";
--> statement-breakpoint
ALTER TABLE "meal_plans" SET SCHEMA "unsealed";
--> statement-breakpoint
ALTER TABLE "generations" SET SCHEMA "unsealed";
--> statement-breakpoint
ALTER TABLE "request_counts" SET SCHEMA "unsealed";
--> statement-breakpoint
ALTER TABLE "subscriptions" SET SCHEMA "unsealed";
--> statement-breakpoint
ALTER TABLE "checkouts" SET SCHEMA "unsealed";
--> statement-breakpoint
ALTER TABLE "model_recipes" SET SCHEMA "unsealed";
--> statement-breakpoint
ALTER TABLE "installation" SET SCHEMA "unsealed";
--> statement-breakpoint
ALTER TABLE "sandbox_checkouts" DROP CONSTRAINT "sandbox_checkouts_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "model_calls" DROP CONSTRAINT "model_calls_user_id_users_id_fk";
--> statement-breakpoint
CREATE TABLE "account_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"household_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"email" "bytea" NOT NULL,
	"address_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"trial_hash" text NOT NULL,
	"household_id" uuid NOT NULL,
	"user_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"household_id" uuid NOT NULL,
	"id" uuid NOT NULL,
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
	CONSTRAINT "checkouts_household_id_id_pk" PRIMARY KEY("household_id","id")
);
--> statement-breakpoint
CREATE TABLE "children" (
	"household_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"profile" "bytea" NOT NULL,
	"oldest_label_on" date,
	"idempotency_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "children_household_id_id_pk" PRIMARY KEY("household_id","id")
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"household_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"password" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credentials_household_id_user_id_pk" PRIMARY KEY("household_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "generations" (
	"household_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"address_hash" text,
	"child_id" uuid NOT NULL,
	"duration_days" integer NOT NULL,
	"start_date" date NOT NULL,
	"status" text NOT NULL,
	"days_done" integer DEFAULT 0 NOT NULL,
	"idempotency_key" text,
	"request_hash" text NOT NULL,
	"seed" integer NOT NULL,
	"lease_until" timestamp with time zone NOT NULL,
	"plan_id" uuid,
	"template_id" uuid,
	"revised_plan_id" uuid,
	"revised_revision" integer,
	"turn" integer DEFAULT 0 NOT NULL,
	"failure" "bytea",
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "generations_household_id_id_pk" PRIMARY KEY("household_id","id")
);
--> statement-breakpoint
CREATE TABLE "goal_ticks" (
	"household_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"tick_hash" text NOT NULL,
	"goal" "bytea" NOT NULL,
	"week_start" date NOT NULL,
	"ticked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "goal_ticks_household_id_child_id_tick_hash_pk" PRIMARY KEY("household_id","child_id","tick_hash")
);
--> statement-breakpoint
CREATE TABLE "household_keys" (
	"household_id" uuid PRIMARY KEY NOT NULL,
	"epoch" integer NOT NULL,
	"wrapped" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "households" (
	"household_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"id" integer PRIMARY KEY NOT NULL,
	"lookup_key" "bytea" NOT NULL,
	"key_epoch" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "keys_to_destroy" (
	"id" uuid PRIMARY KEY NOT NULL,
	"household_id" uuid NOT NULL,
	"child_id" uuid,
	"requested_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"token_hash" text NOT NULL,
	"household_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_token_hash_household_id_user_id_pk" PRIMARY KEY("token_hash","household_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "meal_plans" (
	"household_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"nameless" boolean DEFAULT false NOT NULL,
	"duration_days" integer NOT NULL,
	"start_date" date NOT NULL,
	"plan_data" "bytea" NOT NULL,
	"profile_snapshot" "bytea",
	"schema_version" integer NOT NULL,
	"rules_version" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"locks" "bytea",
	"made_for" text,
	"checked_for" text,
	"warnings" "bytea",
	"regenerations" integer DEFAULT 0 NOT NULL,
	"seed" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "meal_plans_household_id_id_pk" PRIMARY KEY("household_id","id")
);
--> statement-breakpoint
CREATE TABLE "meal_templates" (
	"household_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"week" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "meal_templates_household_id_id_pk" PRIMARY KEY("household_id","id")
);
--> statement-breakpoint
CREATE TABLE "model_recipes" (
	"household_id" uuid NOT NULL,
	"id" text NOT NULL,
	"recipe" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "model_recipes_household_id_id_pk" PRIMARY KEY("household_id","id")
);
--> statement-breakpoint
CREATE TABLE "provider_ids" (
	"provider_id" text PRIMARY KEY NOT NULL,
	"household_id" uuid NOT NULL,
	"user_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_counts" (
	"household_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"made" integer NOT NULL,
	CONSTRAINT "request_counts_household_id_user_id_kind_pk" PRIMARY KEY("household_id","user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"household_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"household_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"trial_ends_at" timestamp with time zone NOT NULL,
	"premium_until" timestamp with time zone,
	"grace_until" timestamp with time zone,
	"billing_interval" text,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"payment_problem" boolean DEFAULT false NOT NULL,
	"provider_customer_id" text,
	"provider_subscription_id" text,
	"readings_started" integer DEFAULT 0 NOT NULL,
	"reading_applied" integer DEFAULT 0 NOT NULL,
	"read_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscriptions_household_id_user_id_pk" PRIMARY KEY("household_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"household_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"role" text NOT NULL,
	"person" "bytea" NOT NULL,
	"trial_hash" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"health_data_agreement_version" text NOT NULL,
	"health_data_agreed_at" timestamp with time zone NOT NULL,
	"model_provider" text,
	"model_agreed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_household_id_id_pk" PRIMARY KEY("household_id","id")
);
--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_user" FOREIGN KEY ("household_id","user_id") REFERENCES "public"."users"("household_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "children" ADD CONSTRAINT "children_household_id_households_household_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("household_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user" FOREIGN KEY ("household_id","user_id") REFERENCES "public"."users"("household_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_user_of_household" FOREIGN KEY ("household_id","user_id") REFERENCES "public"."users"("household_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "goal_ticks" ADD CONSTRAINT "goal_ticks_child" FOREIGN KEY ("household_id","child_id") REFERENCES "public"."children"("household_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "meal_plans" ADD CONSTRAINT "meal_plans_household_id_households_household_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("household_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "meal_templates" ADD CONSTRAINT "meal_templates_household_id_households_household_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("household_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "model_recipes" ADD CONSTRAINT "model_recipes_household_id_households_household_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("household_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "request_counts" ADD CONSTRAINT "request_counts_user" FOREIGN KEY ("household_id","user_id") REFERENCES "public"."users"("household_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user" FOREIGN KEY ("household_id","user_id") REFERENCES "public"."users"("household_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_household_id_households_household_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("household_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "account_links_household" ON "account_links" USING btree ("household_id","user_id");
--> statement-breakpoint
CREATE INDEX "account_links_address" ON "account_links" USING btree ("address_hash");
--> statement-breakpoint
CREATE INDEX "addresses_trial" ON "addresses" USING btree ("trial_hash");
--> statement-breakpoint
CREATE INDEX "addresses_household" ON "addresses" USING btree ("household_id","user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_one_payable" ON "checkouts" USING btree ("household_id","user_id") WHERE "checkouts"."status" in ('opening', 'open');
--> statement-breakpoint
CREATE INDEX "checkouts_status" ON "checkouts" USING btree ("status","created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "children_idempotency" ON "children" USING btree ("household_id","idempotency_key");
--> statement-breakpoint
CREATE INDEX "children_household" ON "children" USING btree ("household_id","created_at");
--> statement-breakpoint
CREATE INDEX "children_oldest_label" ON "children" USING btree ("oldest_label_on");
--> statement-breakpoint
CREATE UNIQUE INDEX "generations_idempotency" ON "generations" USING btree ("household_id","user_id","idempotency_key");
--> statement-breakpoint
CREATE INDEX "generations_user" ON "generations" USING btree ("household_id","user_id","created_at");
--> statement-breakpoint
CREATE INDEX "generations_open" ON "generations" USING btree ("turn") WHERE "generations"."status" in ('queued', 'running');
--> statement-breakpoint
CREATE INDEX "known_devices_household" ON "known_devices" USING btree ("household_id","user_id");
--> statement-breakpoint
CREATE INDEX "provider_ids_household" ON "provider_ids" USING btree ("household_id","user_id");
--> statement-breakpoint
CREATE INDEX "sessions_household" ON "sessions" USING btree ("household_id","user_id");
--> statement-breakpoint
-- step: seal-data
--> statement-breakpoint
DELETE FROM "attempts";
--> statement-breakpoint
DROP SCHEMA "unsealed" CASCADE;
