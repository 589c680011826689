import type { MealPlan, MealPlanSummary } from '@brightplate/contract/plans/meal-plan'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import { queryKeys } from '../../../api/query-keys.ts'

const isWhole = (plan: MealPlan | MealPlanSummary): plan is MealPlan => 'plan_data' in plan

/** The newest plan with all its days, or null where there is none. */
export const useNewestPlan = () =>
  useQuery({
    queryKey: queryKeys.plans.newest,
    queryFn: async ({ signal }) => {
      const plans: (MealPlan | MealPlanSummary)[] = await api('listPlans', {
        query: { limit: 1 },
        signal,
      })
      return plans.find(isWhole) ?? null
    },
  })
