import { wordsOf } from '@brightplate/foods/plain-foods/name-index'
import { plainFoodOf } from '@brightplate/foods/plain-foods/plain-foods'
import { typedName } from '@brightplate/foods/plain-foods/typed-name'
import { counterOf } from '@brightplate/foods/products/counter-of'
import { boughtFor, packOf } from '@brightplate/foods/shop/packs'
import {
  dishesOfDay,
  type PlannedDay,
  type PlannedDish,
  type PlannedPart,
} from '../plan-document.ts'
import type { PlannerProfile } from '../planner-profile.ts'
import { sharesOf } from './shares-of.ts'

/** What a meal needs bought. */
export interface Need {
  foodId: string
  /** The parent's own word where it names a brand, or where exactly this is eaten. */
  brand: string | null
  grams: number
  /** Counted from 0. */
  day: number
  /** The food of the dish for which it is bought. */
  forFood: string
  /** The child alone eats of it. */
  isPreparedSeparately: boolean
  /** It is eaten raw as it is: thawed it would be other food. */
  isRaw: boolean
}

type Profile = Pick<PlannerProfile, 'restrictions' | 'ownRestrictions' | 'safeFoods'>

/** Grams are counted in tenths, as lines print them. */
const tenth = (grams: number) => Math.round(grams * 10) / 10

const sameWords = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** What the parent calls this very thing in a shop; null for "pasta", which is any. */
function brandOf(part: PlannedPart | undefined, { safeFoods }: Profile): string | null {
  const { typed = null, food_id = '', name = '' } = part ?? {}
  if (typed === null) return null
  const called = typedName(typed)
  // A variant that says what it leaves out is not what was typed.
  if (!name.toLowerCase().startsWith(called.toLowerCase())) return null
  const isExact = safeFoods.some((one) => one.exactly && sameWords(one.typed, typed))
  // Pom-Bears are of Pom-Bear, "Petits Filous (strawberry only)" of Petits Filous.
  const stems = (words: string) => wordsOf(words.replace(/\s*\([^()]*\)$/, '')).join(' ')
  const isBrand = plainFoodOf(food_id)?.brands?.some((brand) => stems(brand) === stems(called))
  return isExact || isBrand ? called : null
}

/** What is handed out ready to eat, as the parent says it: nobody buys its parts. */
function fetchedName(part: PlannedPart | undefined): string | null {
  const { typed = null, food_id: foodId } = part ?? {}
  if (typed === null || foodId === undefined || !counterOf(typed)) return null
  return plainFoodOf(foodId) ? typedName(typed) : null
}

const isEatenRaw = (part: PlannedPart | undefined): boolean =>
  part?.food_id !== undefined && plainFoodOf(part.food_id)?.form.preparation === 'raw'

const partsOfLines = ({ parts = [] }: Pick<PlannedDish, 'parts'>): PlannedPart[] =>
  parts.flatMap((part) => part.ingredients.map(() => part))

/** Everything that the dishes need bought, meal by meal; water comes from the tap. */
export function needsOfDays(days: readonly PlannedDay[], profile: Profile): Need[] {
  return days.flatMap((planned, day) =>
    dishesOfDay(planned).flatMap((dish) => {
      const parts = partsOfLines(dish)
      return dish.foods.flatMap(({ food_id: forFood, grams }, line) => {
        const isPreparedSeparately = parts[line]?.apart_steps !== undefined
        const isRaw = isEatenRaw(parts[line])
        const fetched = fetchedName(parts[line])
        const shares =
          fetched === null
            ? sharesOf(
                forFood,
                isPreparedSeparately ? profile.ownRestrictions : profile.restrictions,
              )
            : [{ food: forFood, share: 1 }]
        // Of butter and bread neither is what was typed.
        const brand = fetched ?? (shares.length === 1 ? brandOf(parts[line], profile) : null)
        return shares.flatMap(({ food, share }): Need[] => {
          const isSold =
            fetched !== null || packOf(food) !== undefined || boughtFor(food) !== undefined
          return isSold
            ? [
                {
                  foodId: food,
                  brand,
                  grams: tenth(grams * share),
                  day,
                  forFood,
                  isPreparedSeparately,
                  isRaw,
                },
              ]
            : []
        })
      })
    }),
  )
}
