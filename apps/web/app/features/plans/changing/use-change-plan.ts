import { ApiError } from '@brightplate/contract/api/api-client'
import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { planLists, queryKeys } from '../../../api/query-keys.ts'
import { planScope } from './plan-scope.ts'

/** Changes a plan and shows the answered one. Where another change came first, the plan is loaded again. */
export function useChangePlan<Choice = void>(
  id: string,
  change: (choice: Choice) => Promise<MealPlan>,
  /** Called even when what asked for the change is no longer on the screen. */
  onChanged?: (choice: Choice) => void,
) {
  const queries = useQueryClient()
  return useMutation({
    scope: planScope(id),
    mutationFn: change,
    onMutate: () => queries.cancelQueries({ queryKey: queryKeys.plans.one(id) }),
    onSuccess: (plan, choice) => {
      onChanged?.(choice)
      queries.setQueryData(queryKeys.plans.one(id), plan)
      for (const queryKey of planLists) queries.invalidateQueries({ queryKey })
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'plan_changed') {
        queries.invalidateQueries({ queryKey: queryKeys.plans.one(id) })
      }
    },
  })
}
