import type { Account } from '@brightplate/contract/account'
import type { User } from '../auth/users/find-user.ts'

/** `modelProvider`: who would be asked for dishes; an agreement to another one is none to this. */
export function toAccount(row: User, modelProvider: string | null): Account {
  const agreed = modelProvider !== null && row.modelProvider === modelProvider
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    created_at: row.createdAt.toISOString(),
    health_data_agreement: {
      version: row.healthDataAgreementVersion,
      agreed_at: row.healthDataAgreedAt.toISOString(),
    },
    model_provider: modelProvider,
    model_opt_in: agreed,
    model_agreed_at: agreed ? (row.modelAgreedAt?.toISOString() ?? null) : null,
  }
}
