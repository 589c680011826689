import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import { queryKeys } from '../../../api/query-keys.ts'
import { answerChild, type ChosenAnswer } from './answer-child.ts'

/** Keeps an answer with the child as it is stored now. */
export function useAnswerQuestion(childId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (chosen: ChosenAnswer) => {
      const params = { id: childId }
      const latest = await api('readChild', { params })
      return api('changeChild', { params, body: answerChild(latest, chosen) })
    },
    onSuccess: () => {
      queries.invalidateQueries({ queryKey: queryKeys.children.all, exact: true })
      queries.invalidateQueries({ queryKey: queryKeys.plans.all })
    },
  })
}
