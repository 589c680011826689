import type { Child } from '@brightplate/contract/child/child'
import type { FoodFeedback } from '@brightplate/contract/typed/food-feedback'
import { type FoodState, foodState } from './food-state.ts'

/** What is known of a child's foods, each in one place: the strictest thing that is said of it. */
export function knownFoods(child: Pick<Child, 'safe_foods' | 'refused_foods' | 'foods_said'>) {
  const { safe_foods, refused_foods, foods_said = [] } = child
  const lists = { safe_foods, refused_foods, foods_said }
  const withState = (foods: readonly string[], state: FoodState) =>
    foods.filter((food) => foodState(lists, food) === state)
  const reportedAs = (says: FoodFeedback['says']) =>
    foods_said.filter((one) => one.says === says && foodState(lists, one.food) === says)
  return {
    eats: withState(safe_foods, 'eats'),
    exactly: withState(safe_foods, 'only_exactly'),
    paused: reportedAs('not_now'),
    refused: withState(refused_foods, 'refuses'),
    never: reportedAs('never_again'),
  }
}
