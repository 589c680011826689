import { type Dish, dishName } from '../../dishes/dish.ts'
import { linesOf } from '../../dishes/servings-of.ts'
import type { WrittenDish } from '../../facts/dish-facts.ts'
import { stepsOf } from '../../steps/steps-of.ts'
import type { buildProfile } from '../../testing/build-profile.ts'

type Profile = ReturnType<typeof buildProfile>

/** A dish as a plan stores it that is cooked for all at the table. */
export function writtenDish(
  dish: Dish,
  id: { food_id: string } | { recipe_id: string },
  profile: Profile,
) {
  const { peopleAtTable: people } = profile
  const lines = linesOf(dish, people, profile)
  const texts = lines.map(({ text }) => text)
  const steps = stepsOf({ dish, servings: people, people, profile })
  const foods = lines.map(({ grams }, index) => ({
    food_id: dish.ingredients[index]?.food.id ?? '',
    grams,
  }))
  const part = {
    name: dishName(dish),
    role: 'main',
    typed: null,
    energy_kcal: null,
    ingredients: texts,
    ...id,
    grams: 1,
    people,
    steps: steps.length,
  } as const
  return {
    name: dishName(dish),
    ingredients: texts,
    people,
    servings: 1,
    steps,
    foods,
    parts: [part],
  } satisfies WrittenDish
}
