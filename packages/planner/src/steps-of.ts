import { capital, type Dish, nameFoods, usedFor } from './dish.ts'
import type { PlannerProfile } from './planner-profile.ts'
import { certification, lineAmount } from './scale-line.ts'

const foodIds = /\[([a-z0-9-]+)[^\]]*\]/g
const amounts = /\[([a-z0-9-]+)#amount\]/g
const vessels = /\[#(\d+)\/(\d+)\|([^|\]]*)\|([^\]]*)\]/g

const pluralOf = (noun: string) => (/(?:s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`)

/** "2 sheets, 12 fingers each" for 24 fingers; "a sheet" where one holds them all. */
function countVessels(made: number, each: number, vessel: string, pieces: string): string {
  const count = Math.ceil(made / each)
  return count <= 1 ? `a ${vessel}` : `${count} ${pluralOf(vessel)}, ${each} ${pieces} each`
}

/** The amount that the line of an ingredient prints: "1 tbsp sunflower oil". */
function amountOf(dish: Dish, id: string, scale: number, profile: PlannerProfile): string {
  const used = usedFor(dish, id)
  if (!used) throw new Error(`${dish.recipe.id} measures ${id}, which it leaves out`)
  const certified = certification(profile, used.food.origins)
  return lineAmount(used.ingredient, used.food, scale, certified).text
}

/**
 * The steps as a cook reads them, without the sentences on foods that are left out.
 * @param servings of the recipe that are cooked, for everyone at the table
 */
export function stepsOf(dish: Dish, servings: number, profile: PlannerProfile): string[] {
  const scale = servings / dish.recipe.servings
  const fill = (sentence: string) =>
    nameFoods(
      sentence
        .replace(amounts, (_, id: string) => amountOf(dish, id, scale, profile))
        .replace(vessels, (_, made: string, each: string, vessel: string, pieces: string) =>
          countVessels(Number(made) * scale, Number(each), vessel, pieces),
        ),
      dish,
    )
  return dish.recipe.steps
    .map((step) =>
      step
        .split(/(?<=\.) /)
        .filter((sentence) =>
          [...sentence.matchAll(foodIds)].every(([, id]) => usedFor(dish, id ?? '')),
        )
        .map((sentence) => capital(fill(sentence)))
        .join(' '),
    )
    .filter((step) => step !== '')
}
