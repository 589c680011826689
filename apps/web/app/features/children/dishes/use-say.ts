import type { Child } from '@brightplate/contract/child/child'
import type { SaysOfDish } from '@brightplate/contract/child/dish-feedback'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import { queryKeys } from '../../../api/query-keys.ts'
import { type FoodState, withFoodState } from '../foods/food-state.ts'
import { asSent, onlyStanding } from '../given-answers.ts'

/** Keeps what is said of the child's food, and shows it; plans are checked by it. */
function useSay<Feedback>(childId: string, say: (said: Feedback) => Promise<Child>) {
  const queries = useQueryClient()
  return useMutation({
    scope: { id: `said-of-${childId}` },
    mutationFn: say,
    onSuccess: (child) => {
      queries.setQueryData(queryKeys.children.one(childId), child)
      queries.invalidateQueries({ queryKey: queryKeys.children.all, exact: true })
      queries.invalidateQueries({ queryKey: queryKeys.plans.all })
    },
  })
}

/** Says of a dish that it is a favourite or never again; null takes it back. */
export const useSayOfDish = (childId: string) =>
  useSay(childId, ({ recipeId, says }: { recipeId: string; says: SaysOfDish | null }) =>
    api('changeDishSaid', { params: { id: childId }, body: { recipe_id: recipeId, says } }),
  )

/** Says one thing of a food in the profile as it is stored now; null takes it back. */
export const useSayOfFood = (childId: string) =>
  useSay(childId, async ({ food, state }: { food: string; state: FoodState | null }) => {
    const params = { id: childId }
    const {
      id: _id,
      age_given_on: _on,
      created_at: _at,
      ...body
    } = asSent(await api('readChild', { params }))
    const lists = { ...body, foods_said: body.foods_said ?? [] }
    return api('changeChild', {
      params,
      body: onlyStanding({ ...body, ...withFoodState(lists, food, state) }),
    })
  })
