import { interpretProfile } from '@brightplate/foods/interpret/interpret-profile'
import { typedNames } from '@brightplate/foods/interpret/names/typed-names'
import { foodsOfGroup, requireGroup } from '@brightplate/foods/refused-foods/group-foods'
import { readRefusedFood } from '@brightplate/foods/refused-foods/read-refused-food'
import type { DietId } from '@brightplate/foods/restrictions'
import type { ExclusionGroup } from './language-table.ts'

/** Diets that shut a whole group out by the facts of foods. */
const dietsFor: Readonly<Record<string, readonly DietId[]>> = {
  meat: ['vegetarian'],
  'red-meat': ['no-red-meat', 'vegetarian'],
  poultry: ['vegetarian'],
  pork: ['no-pork', 'vegetarian'],
  beef: ['no-beef', 'vegetarian'],
  sugar: ['low-sugar'],
  caffeine: ['no-caffeine'],
}

/** Of an entry of the allergies or preferences: whether a group stays out. */
function isShutOut(
  list: 'allergies' | 'dietary_preferences',
  tag: string,
  { id }: ExclusionGroup,
): boolean {
  const tags = { allergies: [], behavioral_goals: [], dietary_preferences: [], [list]: [tag] }
  const { allergens, diets, words, likes, clinicianConditions } = interpretProfile(tags)
  // no plan is made: "FPIES sugar"
  if (clinicianConditions.length > 0) return true
  const concept = typedNames.allergies.find((one) => one.id === id)
  if (!concept || likes.length > 0) return false
  if (diets.some((diet) => dietsFor[id]?.includes(diet))) return true
  return (
    concept.allergens.every((one) => allergens.includes(one)) &&
    concept.foods.every((food) => words.includes(food))
  )
}

/** Of an entry of the refused foods: whether a group is left out, and no word is left over. */
function isLeftOut(typed: string, { refused }: ExclusionGroup): boolean {
  // "gluten free" as a refused food is food that is labelled so
  if (refused === null || / free$/u.test(typed)) return true
  const { terms, unknown } = readRefusedFood(typed)
  const wanted = requireGroup(refused)
  const foods = new Set(terms.flatMap((term) => [...term.foods.keys()]))
  const isNamed = terms.some(({ groups }) => groups.includes(wanted.name))
  return (
    unknown.length === 0 &&
    (isNamed || (foods.size > 0 && [...foodsOfGroup(wanted).keys()].every((id) => foods.has(id))))
  )
}

/** The lists in which a name, or a phrase that refuses it, does not shut its group out. */
export function missedInReading(
  group: ExclusionGroup,
  typed: string,
  isRefusal: boolean,
): string[] {
  return [
    ...(isShutOut('allergies', typed, group) ? [] : ['allergies']),
    ...(!isRefusal || isShutOut('dietary_preferences', typed, group) ? [] : ['preferences']),
    ...(isLeftOut(typed, group) ? [] : ['refused foods']),
  ]
}
