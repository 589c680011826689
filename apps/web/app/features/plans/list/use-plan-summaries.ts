import type { MealPlan, MealPlanSummary } from '@brightplate/contract/plans/meal-plan'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import { queryKeys } from '../../../api/query-keys.ts'

const isSummary = (plan: MealPlan | MealPlanSummary): plan is MealPlanSummary =>
  'days_count' in plan

export const usePlanSummaries = (enabled = true) =>
  useQuery({
    enabled,
    queryKey: queryKeys.plans.summaries,
    queryFn: async ({ signal }) => {
      const plans: (MealPlan | MealPlanSummary)[] = await api('listPlans', {
        query: { view: 'summary' },
        signal,
      })
      return plans.filter(isSummary)
    },
  })
