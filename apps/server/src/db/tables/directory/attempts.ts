import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at } from '../at.ts'

/** What is limited by how often it was tried: passwords, registrations, reset mails and links. */
export const attempts = pgTable(
  'attempts',
  {
    id: uuid().primaryKey(),
    kind: text({
      enum: [
        'login',
        'register',
        'forgot_password',
        'reset_password',
        'confirm_password',
        'verify_link',
        'contact',
        'export',
        'factor',
        'passkey',
        'invitation',
      ],
    }).notNull(),
    /** Keyed hash of the account, device, address or network that it is counted by. */
    keyHash: text('key_hash').notNull(),
    attemptedAt: at('attempted_at').notNull(),
  },
  (table) => [
    index('attempts_key').on(table.kind, table.keyHash, table.attemptedAt),
    index('attempts_age').on(table.attemptedAt),
  ],
)
