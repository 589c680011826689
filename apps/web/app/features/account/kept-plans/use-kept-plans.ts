import type { KeptMonths } from '@brightplate/contract/account/kept-plans'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import { queryKeys } from '../../../api/query-keys.ts'

export const useKeptPlans = () =>
  useQuery({
    queryKey: queryKeys.keptPlans,
    queryFn: ({ signal }) => api('readKeptPlans', { signal }),
  })

/** `confirmed` has the parent prove who they are where that is asked for. */
export function useChangeKeptPlans(
  confirmed: <Output>(call: () => Promise<Output>) => Promise<Output>,
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (months: KeptMonths | null) =>
      confirmed(() => api('changeKeptPlans', { body: { months } })),
    onSuccess: (kept) => queries.setQueryData(queryKeys.keptPlans, kept),
  })
}
