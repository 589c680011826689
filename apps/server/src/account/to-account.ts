import type { Account } from '@brightplate/contract/account/account'
import type { User } from '../auth/users/find-user.ts'

export interface AccountSetup {
  /** Who would be asked for dishes; an agreement to another one is none to this. */
  modelProvider: string | null
  verifiesEmail: boolean
}

export function toAccount(row: User, { modelProvider, verifiesEmail }: AccountSetup): Account {
  const agreed = modelProvider !== null && row.modelProvider === modelProvider
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    ...(row.language ? { language: row.language } : {}),
    created_at: row.createdAt.toISOString(),
    health_data_agreement: {
      version: row.healthDataAgreementVersion,
      agreed_at: row.healthDataAgreedAt.toISOString(),
    },
    ...(verifiesEmail ? { email_verified: row.emailVerified } : {}),
    model_provider: modelProvider,
    model_opt_in: agreed,
    model_agreed_at: agreed ? (row.modelAgreedAt?.toISOString() ?? null) : null,
  }
}
