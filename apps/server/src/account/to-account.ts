import type { Account } from '@brightplate/contract/account'
import type { users } from '../db/schema.ts'

export function toAccount(row: typeof users.$inferSelect): Account {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    created_at: row.createdAt.toISOString(),
    health_data_agreement: {
      version: row.healthDataAgreementVersion,
      agreed_at: row.healthDataAgreedAt.toISOString(),
    },
  }
}
