import { languages } from '@brightplate/contract/languages'
import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at } from '../at.ts'
import { sealed } from '../sealed.ts'
import { ofHousehold } from './of-household.ts'

export const users = pgTable(
  'users',
  {
    householdId: ofHousehold(),
    id: uuid().notNull(),
    /** Where the account is, with password, passkeys and sessions; null where that is here. */
    homeHouseholdId: uuid('home_household_id'),
    /** The household that the account opens; null where it opens this one. */
    actsIn: uuid('acts_in'),
    role: text({ enum: ['owner', 'parent'] }).notNull(),
    /** Name and e-mail address; of who has joined, the name alone. */
    person: sealed('person').notNull(),
    /** Keyed hash of the address, for the trial and the free plan. */
    trialHash: text('trial_hash').notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    healthDataAgreementVersion: text('health_data_agreement_version').notNull(),
    healthDataAgreedAt: at('health_data_agreed_at').notNull(),
    /** The provider of the language model that the family agreed to, and when; null without agreement. */
    modelProvider: text('model_provider'),
    modelAgreedAt: at('model_agreed_at'),
    /** When the user agreed that photos of dishes are kept; null without agreement. */
    photosAgreedAt: at('photos_agreed_at'),
    /** Of pages and mails; null until one is chosen, or asked for at registering. */
    language: text({ enum: languages }),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.householdId, table.id] })],
)
