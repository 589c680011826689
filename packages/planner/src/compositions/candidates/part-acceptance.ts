import type { Occasion } from '@brightplate/foods/eating/occasion'
import type { PlainGroup } from '@brightplate/foods/plain-foods/plain-food'
import type { Course } from '@brightplate/recipes/recipe'
import { acceptanceOf } from '../../acceptance/acceptance.ts'
import { type EatenFood, nothingKnown } from '../../acceptance/eaten-food.ts'
import { eatenFoodOfRecipe } from '../../acceptance/eaten-food-of-recipe.ts'
import { isOfCuisine } from '../../cuisine/is-of-cuisine.ts'
import type { PlannerProfile } from '../../planner-profile.ts'
import type { CandidateFood, Part } from '../parts/part.ts'
import { plainOf } from '../parts/plain-of.ts'
import type { AllCandidates } from './candidates.ts'

const eatenFoodOf = (candidateFood: CandidateFood): EatenFood => {
  const { form, category, group, dish } = candidateFood
  const plain = plainOf(candidateFood)
  if (plain || !dish) return { id: form, category, group, form: plain?.form ?? null }
  return { ...eatenFoodOfRecipe(dish.recipe), id: form }
}

const occasionOf = (course: Course): Occasion => (course === 'juice' ? 'snack' : course)

/** Kitchens that most US children know from home and school. */
const everyday = [
  'american',
  'british',
  'italian',
  'italian-american',
  'mexican',
  'tex-mex',
  'chinese',
  'chinese-american',
  'plain',
  'side',
]
/** Those of school and shops, beside the kitchen that a family asks for. */
const everywhere = ['american', 'plain', 'side']

/** Kinds of dishes that are what their category says, whoever makes them: a sandwich is known as a sandwich. */
const knownByKind: readonly PlainGroup[] = ['sandwich', 'taco-wrap', 'soup', 'pizza']

const flavours = { mild: 1, medium: 0.7, strong: 0.4 } as const

/**
 * A category says what kind of food a dish is, not that children know this dish: a mixed one is refused
 * more often than its parts (Hubbard 2014), one of a kitchen or flavour far from home more often still; what
 * a family asks for is its home. Ours.
 */
function dishLikelihood({ dish }: CandidateFood, profile: PlannerProfile): number {
  if (!dish || dish.recipe.cuisine === 'plain') return 1
  const { cuisine, flavour, standsFor, textures, group } = dish.recipe
  const ofOthers = profile.cuisines.length > 0 ? everywhere : everyday
  const atHome = ofOthers.includes(cuisine.toLowerCase()) || isOfCuisine(dish, profile)
  const known = atHome ? 1 : 0.5
  const isKnown = standsFor.length > 0 || knownByKind.includes(group)
  const preparedSeparately = isKnown ? 1 : textures.includes('mixed') ? 0.5 : 0.7
  return known * preparedSeparately * flavours[flavour]
}

/** How likely each part is eaten, 0 to 1, by what the parent said and by children of that age. */
export function partAcceptance(
  profile: PlannerProfile,
  { at }: AllCandidates,
): (part: Omit<Part, 'serving'>, course: Course) => number {
  const accepted = new Map<string, EatenFood>()
  for (const { accepted: foods } of Object.values(at)) {
    for (const candidateFood of foods.flatMap(({ candidateFoods }) => candidateFoods.slice(0, 1))) {
      accepted.set(candidateFood.form, eatenFoodOf(candidateFood))
    }
  }
  const { ageYears, eatingLog } = profile
  const score = acceptanceOf(ageYears, {
    ...nothingKnown,
    accepted: [...accepted.values()],
    log: eatingLog,
  })
  const known = new Map<Course, Map<string, number>>()
  return ({ candidateFood }, course) => {
    const atCourse = known.get(course) ?? new Map<string, number>()
    known.set(course, atCourse)
    const before =
      atCourse.get(candidateFood.form) ??
      score(eatenFoodOf(candidateFood), occasionOf(course)) * dishLikelihood(candidateFood, profile)
    atCourse.set(candidateFood.form, before)
    return before
  }
}
