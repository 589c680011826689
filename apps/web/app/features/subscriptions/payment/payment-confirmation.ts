import type { PaymentStatus } from '@brightplate/contract/account/subscription'

export type PaymentConfirmation = 'checking' | 'success' | 'error'

export interface PaymentAnswers {
  latest: PaymentStatus | null
  answerCount: number
}

export const pollingIntervalMs = 2000

/** The status is asked for once, and then at most so often again. */
const mostRetries = 5

/** What the parent reads of a payment. Without a session there is nothing to ask about. */
export function paymentConfirmation(
  sessionId: string | null,
  { latest, answerCount }: PaymentAnswers,
  requestFailed: boolean,
): PaymentConfirmation {
  if (sessionId === null) return 'error'
  if (latest?.payment_status === 'paid') return 'success'
  if (requestFailed || latest?.status === 'expired') return 'error'
  return answerCount > mostRetries ? 'error' : 'checking'
}
