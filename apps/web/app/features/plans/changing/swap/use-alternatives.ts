import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../api/api.ts'
import { queryKeys } from '../../../../api/query-keys.ts'
import type { DishSlot } from '../../dish-locks.ts'

/** The dishes that may take a place of the plan as it now is: those that suit best, or those of a name. */
export const useAlternatives = (
  { id, revision }: MealPlan,
  place: DishSlot,
  { name = null, isEasier = false }: { name?: string | null; isEasier?: boolean } = {},
) =>
  useQuery({
    queryKey: queryKeys.alternatives(id, revision, place, isEasier || name),
    // While they are looked at they stay; the next time they are asked for again.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: ({ signal }) =>
      api('listAlternatives', {
        params: { id },
        body: {
          ...place,
          ...(name === null ? {} : { query: name }),
          ...(isEasier ? { easier: true as const } : {}),
        },
        signal,
      }),
  })
