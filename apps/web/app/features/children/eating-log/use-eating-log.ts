import type { EatingAnswerBody, EatingLogBody } from '@brightplate/contract/child/eating-log'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import { queryKeys } from '../../../api/query-keys.ts'
import { localDate } from '../../../ui/words/dates.ts'

/** What was reported of a child's meals, and what is asked today. */
export function useEatingLog(childId: string) {
  const today = localDate(new Date())
  return useQuery({
    queryKey: queryKeys.children.eatingLog(childId, today),
    queryFn: ({ signal }) =>
      api('readEatingLog', { params: { id: childId }, query: { today }, signal }),
  })
}

type Change = { asks: EatingLogBody['asks'] } | { answer: Pick<EatingAnswerBody, 'food' | 'said'> }

/** Switches the log on or off, or answers. */
export function useChangeEatingLog(childId: string) {
  const queries = useQueryClient()
  return useMutation({
    scope: { id: `eating-log-of-${childId}` },
    mutationFn: (change: Change) => {
      const params = { id: childId }
      const today = localDate(new Date())
      return 'answer' in change
        ? api('answerEatingQuestion', { params, body: { ...change.answer, today } })
        : api('changeEatingLog', { params, body: { ...change, today } })
    },
    onSuccess: (page, change) => {
      const today = localDate(new Date())
      queries.setQueryData(queryKeys.children.eatingLog(childId, today), page)
      if ('answer' in change) return
      queries.invalidateQueries({ queryKey: queryKeys.children.one(childId), exact: true })
      queries.invalidateQueries({ queryKey: queryKeys.children.all, exact: true })
      void queries.invalidateQueries({ queryKey: queryKeys.withdrawnConsents })
    },
  })
}
