import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../../../api/api.ts'
import { queryKeys } from '../../../api/query-keys.ts'
import {
  type PaymentAnswers,
  type PaymentConfirmation,
  paymentConfirmation,
  pollingIntervalMs,
} from './payment-confirmation.ts'

const nothingYet: PaymentAnswers = { latest: null, answerCount: 0 }

/** Asks until the payment is known, and lets premium show once it is. */
export function usePaymentConfirmation(sessionId: string | null): PaymentConfirmation {
  const queries = useQueryClient()
  const queryKey = queryKeys.payment(sessionId)
  const { data = nothingYet, isError } = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<PaymentAnswers> => {
      const latest = await api('readPaymentStatus', { params: { id: sessionId ?? '' }, signal })
      const { answerCount } = queries.getQueryData<PaymentAnswers>(queryKey) ?? nothingYet
      return { latest, answerCount: answerCount + 1 }
    },
    enabled: sessionId !== null,
    gcTime: 0,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchIntervalInBackground: true,
    refetchInterval: ({ state }) =>
      paymentConfirmation(sessionId, state.data ?? nothingYet, state.status === 'error') ===
        'checking' && pollingIntervalMs,
  })
  const confirmation = paymentConfirmation(sessionId, data, isError)
  useEffect(() => {
    if (confirmation === 'checking') return
    queries.invalidateQueries({ queryKey: queryKeys.subscription })
  }, [confirmation, queries])
  return confirmation
}
