import type { Child } from '@brightplate/contract/child/child'
import type { SaysOfDish } from '@brightplate/contract/child/dish-feedback'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import { queryKeys } from '../../../api/query-keys.ts'
import { type FoodState, withFoodState } from '../foods/food-state.ts'
import { asSent, onlyStanding } from '../given-answers.ts'

/** Sends feedback on the child's food and shows the child as it is then; plans are checked against it. */
function useFeedback<Feedback>(childId: string, send: (feedback: Feedback) => Promise<Child>) {
  const queries = useQueryClient()
  return useMutation({
    scope: { id: `feedback-of-${childId}` },
    mutationFn: send,
    onSuccess: (child) => {
      queries.setQueryData(queryKeys.children.one(childId), child)
      queries.invalidateQueries({ queryKey: queryKeys.children.all, exact: true })
      queries.invalidateQueries({ queryKey: queryKeys.plans.all })
    },
  })
}

/** Marks a dish as a favourite or never again; null removes the mark. */
export const useDishFeedback = (childId: string) =>
  useFeedback(childId, ({ recipeId, says }: { recipeId: string; says: SaysOfDish | null }) =>
    api('changeDishSaid', { params: { id: childId }, body: { recipe_id: recipeId, says } }),
  )

/** Changes the state of a food in the profile as it is stored now; null removes it. */
export const useFoodFeedback = (childId: string) =>
  useFeedback(childId, async ({ food, state }: { food: string; state: FoodState | null }) => {
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
