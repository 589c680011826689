import type { Option } from '../search/option.ts'
import type { Problem } from '../search/problem.ts'
import { isOwnFood, type KnownFood } from './known-foods.ts'
import { ownFoodOf } from './own-foods.ts'
import { serveOthers } from './serve-others.ts'
import { withPart } from './with-part.ts'

interface OwnPart {
  food: KnownFood
  childIds: string[]
  portions: number
}

/**
 * The meal with what siblings have of their own: where they leave its base, and where nothing of it is a
 * food that they are known to eat. Two who eat the same have it together.
 */
export function withSiblings(option: Option, problem: Pick<Problem, 'profile' | 'open'>): Option {
  const { course } = option.serving.dish.recipe
  const own: OwnPart[] = []
  for (const sibling of problem.profile.siblings) {
    const food = ownFoodOf(option, sibling, problem)
    if (!food) continue
    const same = own.find((one) => isOwnFood(one.food, sibling.profile, course))
    if (same) {
      same.childIds.push(sibling.childId)
      same.portions += sibling.portions
    } else own.push({ food, childIds: [sibling.childId], portions: sibling.portions })
  }
  return own.reduce((meal, { food, childIds, portions }) => {
    const people = childIds.length
    const forOthers = { portions: Math.round(portions * 100) / 100, childIds }
    const part = serveOthers(food, { people, servings: people }, forOthers, problem.profile)
    const typed = food.typed === '' ? null : { index: -1, typed: food.typed }
    return withPart(meal, { ...part, safeFood: typed }, food)
  }, option)
}
