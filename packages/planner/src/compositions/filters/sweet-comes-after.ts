import type { PlainGroup } from '@brightplate/foods/plain-foods/plain-food'
import type { Course } from '@brightplate/recipes/recipe'
import type { SizedComposition } from '../meal-composition.ts'

/** What ends a meal. */
export const sweetAfter: readonly (PlainGroup | null)[] = ['dessert', 'cracker-sweet', 'sweets']

const mainMeals: readonly Course[] = ['breakfast', 'lunch', 'dinner']

/** Of a main meal's energy: ours, as a cupcake beside two spoons of dal is no lunch. */
const mostOfMeal = 0.5

/** Whether what is sweet ends the meal, and is not most of it. */
function isAfter({ composition, servings, energyKcal }: SizedComposition): boolean {
  let sweet = 0
  servings.forEach((serving, index) => {
    const group = composition[index]?.candidateFood.group ?? null
    if (serving && index > 0 && sweetAfter.includes(group)) sweet += serving.energyKcal
  })
  return sweet <= energyKcal * mostOfMeal
}

/** Sizes of a main meal of which no sweet thing beside its base is most; all of them where that leaves none. */
export function sweetComesAfter(
  compositions: readonly (readonly SizedComposition[])[],
  course: Course,
): readonly (readonly SizedComposition[])[] {
  if (!mainMeals.includes(course)) return compositions
  const left = compositions
    .map((sizes) => sizes.filter(isAfter))
    .filter((sizes) => sizes.length > 0)
  return left.length > 0 ? left : compositions
}
