import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import * as words from '#words/plans/page/deletion'
import { api } from '../../../api/api.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { queryKeys } from '../../../api/query-keys.ts'
import { toast } from '../../../ui/toasts/toast.tsx'

/** Brings a plan back that was deleted a moment ago, and opens it; wherever the parent is by then. */
export function useRestorePlan(id: string) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    try {
      await api('restorePlan', { params: { id } })
      toast.success(words.back)
      navigate(`/meal-plan/${id}`)
    } catch (error) {
      toast.error(errorMessage(error, words.couldNotRestore))
    }
    queries.invalidateQueries({ queryKey: queryKeys.plans.all })
  }
}
