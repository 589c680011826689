import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import { mutationKeys, queryKeys } from '../../../api/query-keys.ts'
import { type DishSlot, toggledLocks } from '../dish-locks.ts'
import { planScope } from './plan-scope.ts'

/** Locks or frees dishes of a plan. It shows at once; the calls follow in order, each with the whole list. */
export function useToggleLock({ id, locks }: MealPlan) {
  const queries = useQueryClient()
  const key = queryKeys.plans.one(id)
  const mutationKey = mutationKeys.locks(id)
  const { mutate } = useMutation({
    mutationKey,
    scope: planScope(id),
    mutationFn: (next: DishSlot[]) => api('changeLocks', { params: { id }, body: { locks: next } }),
    onMutate: async (next) => {
      await queries.cancelQueries({ queryKey: key })
      queries.setQueryData<MealPlan>(key, (plan) => plan && { ...plan, locks: next })
    },
    onSuccess: (plan) => {
      const isLast = queries.isMutating({ mutationKey }) === 1
      if (isLast) queries.setQueryData(key, plan)
    },
    onError: () => queries.invalidateQueries({ queryKey: key }),
  })
  return (place: DishSlot, onError: (cause: Error) => void) =>
    mutate(toggledLocks(locks, place), { onError })
}
