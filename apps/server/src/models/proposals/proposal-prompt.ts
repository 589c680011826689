import { requireFood } from '@brightplate/foods/foods'
import { readIngredientLine } from '@brightplate/foods/ingredient-lines/read-ingredient-line'
import { findPlainFoods } from '@brightplate/foods/plain-foods/find-plain-foods'
import { plainFoodOf } from '@brightplate/foods/plain-foods/plain-foods'
import { readRefusedFood } from '@brightplate/foods/refused-foods/read-refused-food'
import { targetsFor } from '@brightplate/foods/targets/targets'
import { energyShare } from '@brightplate/planner/energy-share'
import type { PlannerProfile } from '@brightplate/planner/planner-profile'
import type { Slot } from '@brightplate/planner/slot'
import type { Course } from '@brightplate/recipes/recipe'
import { type Drop, plausibleKcal, proposedServings } from './dish-proposal.ts'

/** The same for every call, so that a provider may keep it read. */
export const instructions = `You are a cook who proposes dishes for one child as JSON.
Rules:
- Ingredients: one plain food a line, with amount and unit, for ${proposedServings} servings: "150 g cooked brown rice", "1 tbsp olive oil", "2 eggs". No brands, mixes, sauces from a jar, or "to taste".
- Name: plain words, naming only its own ingredients.
- Steps: two to six short English sentences, naming only the listed ingredients. Plain cooking words. No advice, no serving suggestions, no claims.
- Keep out everything that is listed as kept out, in every form, also as a sauce, stock or garnish.
- Plain text only. Different dishes, everyday shops, for a home kitchen.`

const mainSlot: Readonly<Record<Course, Slot>> = {
  breakfast: 'breakfast',
  lunch: 'lunch',
  dinner: 'dinner',
  snack: 'snack_1',
  juice: 'juice',
}

/** Our own names of the foods that typed words mean; what we do not know is left unsaid. */
const knownFoods = (words: readonly string[]): string[] => {
  const names = words.flatMap((word) => {
    const { food } = readIngredientLine(`100 g ${word}`)
    return food ? [food.name] : []
  })
  return [...new Set(names)].sort()
}

/** A form by our own name of it, without its variants. */
const formNames = (ids: Iterable<string>): string[] =>
  [...ids].flatMap((id) => {
    const plain = plainFoodOf(id)
    return plain && plain.variantOf === null ? plain.name : []
  })

/** Our own names of what is refused: of a form put together or narrowed that form, else of groups, else of the foods. */
const refusedNames = (typed: readonly string[]): string[] => {
  const names = typed.flatMap((text) =>
    readRefusedFood(text).terms.flatMap(({ groups, foods, forms, plainForms }) => {
      const isForm = plainForms.size > 0 && (forms.length > 0 || foods.size + groups.length === 0)
      if (isForm) return formNames(plainForms)
      return groups.length > 0 ? groups : [...foods.keys()].map((id) => requireFood(id).name)
    }),
  )
  return [...new Set(names)].sort()
}

/** Our own names of what the child is known to eat; a food that we do not know is left unsaid. */
const eatenNames = ({ safeFoods }: PlannerProfile): string[] => {
  const names = safeFoods.flatMap(({ typed, unread }) =>
    unread
      ? []
      : formNames(
          findPlainFoods(typed)
            .slice(0, 1)
            .map(({ id }) => id),
        ),
  )
  return [...new Set(names)].sort()
}

const line = (label: string, terms: readonly string[]) =>
  terms.length > 0 ? [`${label}: ${terms.join(', ')}`] : []

export interface Batch {
  course: Course
  count: number
  /** What was dropped of the answer before, and why. */
  dropped: readonly Drop[]
}

/**
 * What a batch of dishes must be, in terms of our vocabulary and numbers: no name, no id, nothing
 * that anyone typed. Every run of the same needs gives the same text.
 */
export function proposalPrompt(profile: PlannerProfile, { course, count, dropped }: Batch): string {
  const { restrictions } = profile
  const wanted = energyShare(mainSlot[course], profile) * targetsFor(profile.ageYears).energyKcal
  const [low, high] = plausibleKcal[course]
  const kcal = Math.round(Math.min(high, Math.max(low, wanted)) / 10) * 10
  const refused = refusedNames([...profile.refusedFoods, ...profile.neverFoods])
  const minutes = course === 'dinner' || course === 'lunch' ? profile.weekdayMinutes : null
  return [
    `Propose ${count} dishes. Course: ${course}. For a child of ${profile.ageYears}.`,
    `Energy of a serving: about ${kcal} kcal.`,
    ...line('Kept out', [...restrictions.allergens].sort()),
    ...line('Diets', [...restrictions.diets].sort()),
    ...line('Foods kept out', knownFoods(restrictions.words)),
    ...line('Refused, so neither in a dish nor in its name', refused),
    ...line('Eaten, so a dish near these in form', eatenNames(profile)),
    ...line('Likes', knownFoods(profile.likes)),
    ...line('Textures liked', [...profile.likedTextures].sort()),
    ...line('Textures to avoid', [...profile.texturesAvoided].sort()),
    ...line('Aims', [...profile.goals].sort()),
    ...(restrictions.carefulChewing ? ['Soft or smooth, easy to chew.'] : []),
    ...(minutes === null ? [] : [`At most ${minutes} minutes in all.`]),
    ...line('Dropped before, do otherwise', [...new Set(dropped.map(({ feedback }) => feedback))]),
  ].join('\n')
}
