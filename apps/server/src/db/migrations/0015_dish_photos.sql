CREATE TABLE "dish_photos" (
	"household_id" uuid NOT NULL,
	"dish_hash" text NOT NULL,
	"dish" "bytea" NOT NULL,
	"photo" "bytea" NOT NULL,
	"bytes" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "dish_photos_household_id_dish_hash_pk" PRIMARY KEY("household_id","dish_hash")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "photos_agreed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "dish_photos" ADD CONSTRAINT "dish_photos_household_id_households_household_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("household_id") ON DELETE cascade ON UPDATE no action;