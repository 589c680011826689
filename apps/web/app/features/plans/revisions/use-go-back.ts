import type { GoBackBody } from '@brightplate/contract/plans/plan-revision'
import { useQueryClient } from '@tanstack/react-query'
import * as words from '#words/plans/revisions/go-back'
import { api } from '../../../api/api.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { planLists, queryKeys } from '../../../api/query-keys.ts'
import { announce } from '../../../ui/page/announce.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'

/**
 * Goes back to an earlier revision of a plan and says so; true where it did. It works on where the screen
 * that offered it is left.
 */
export function useGoBack(id: string) {
  const queries = useQueryClient()
  const key = queryKeys.plans.one(id)
  return async (body: GoBackBody, sentence: string): Promise<boolean> => {
    try {
      await queries.cancelQueries({ queryKey: key })
      queries.setQueryData(key, await api('goBackToRevision', { params: { id }, body }))
      announce(sentence)
      toast.success(sentence)
      return true
    } catch (error) {
      toast.error(errorMessage(error, words.couldNotGoBack))
      return false
    } finally {
      for (const queryKey of [...planLists, queryKeys.revisions(id)]) {
        queries.invalidateQueries({ queryKey })
      }
    }
  }
}
