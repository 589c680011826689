import { isFoodOfCuisine } from '@brightplate/foods/cuisines/is-of-cuisine'
import type { PlainFood, PlainGroup } from '@brightplate/foods/plain-foods/plain-food'
import type { Course } from '@brightplate/recipes/recipe'
import type { PlannerProfile } from '../../planner-profile.ts'
import { wishAgainst } from '../../refused/refused-plain-food.ts'
import { isOfferedUnasked } from '../../rules/offered-unasked.ts'
import type { CandidateFood } from '../parts/part.ts'
import { candidateOfPlainFood } from './accepted-candidates.ts'
import { nearestFirst } from './nearest-variant.ts'
import { onePlantDrink } from './one-plant-drink.ts'

/** What nobody is offered who did not name it. */
const onlyNamed: readonly PlainGroup[] = [
  'dessert',
  'sweets',
  'drink-sweet',
  'bar',
  'chips-salty',
  'pastry',
  'spread',
  'spread-dip',
  'syrup',
  'sausage',
  'formula',
]

/** Everyday food of a cuisine that the family asks for. */
const isCuisineFood = ({ id, group }: PlainFood, { cuisines }: PlannerProfile): boolean =>
  cuisines.length > 0 && !onlyNamed.includes(group) && isFoodOfCuisine(id, cuisines)

/** What stands beside other food: corn tortillas go with no jollof rice, cold cuts of soy with no dal. */
const accompanying: readonly PlainGroup[] = ['bread', 'beans', 'potato-fried', 'deli-meat']

/** Everyday food of other cuisines than the family's, which would stand beside food of its own. */
const isOfAnotherCuisine = (
  { id, group, cuisines: own }: PlainFood,
  { cuisines }: PlannerProfile,
): boolean =>
  cuisines.length > 0 &&
  own.length > 0 &&
  accompanying.includes(group) &&
  !isFoodOfCuisine(id, cuisines)

interface OpenOfMenu {
  /** The menu that they are chosen from. */
  plainFoods: readonly PlainFood[]
  /** What may be offered, and what it depends on: a few hundred of all plain foods. */
  asked: readonly PlainFood[]
  at: Map<Course, readonly CandidateFood[]>
}

/** Asked before a search whether a plan is possible, and again for the search; gone with the profile. */
const before = new WeakMap<PlannerProfile, OpenOfMenu>()

const isOffered = (plain: PlainFood, profile: PlannerProfile): boolean =>
  (plain.unasked && !isOfAnotherCuisine(plain, profile)) || isCuisineFood(plain, profile)

/** Most are offered to nobody who did not name them: nothing follows from whether they may be. */
function askedOf(profile: PlannerProfile, plainFoods: readonly PlainFood[]): PlainFood[] {
  const asked = new Set(
    plainFoods.flatMap((plain) => {
      const { id, variantOf, insteadOf } = plain
      return isOffered(plain, profile) ? [id, variantOf ?? id, insteadOf ?? id] : []
    }),
  )
  return plainFoods.filter(({ id }) => asked.has(id))
}

/**
 * The plain foods that may be offered at a course though no parent named them. A variant ("gluten-free
 * waffles") is for children who may not have the ordinary one, and so is what stands in place of another.
 */
export function openPlainFoods(
  course: Course,
  profile: PlannerProfile,
  plainFoods: readonly PlainFood[],
): readonly CandidateFood[] {
  let ofMenu = before.get(profile)
  if (ofMenu?.plainFoods !== plainFoods) {
    ofMenu = { plainFoods, asked: askedOf(profile, plainFoods), at: new Map() }
    before.set(profile, ofMenu)
  }
  const open = ofMenu.at.get(course) ?? gatherOpen(course, profile, ofMenu.asked)
  ofMenu.at.set(course, open)
  return open
}

function gatherOpen(
  course: Course,
  profile: PlannerProfile,
  asked: readonly PlainFood[],
): CandidateFood[] {
  const open = new Map<PlainFood, CandidateFood>()
  const closed = new Set<string>()
  for (const plain of asked) {
    const candidateFood = candidateOfPlainFood(plain, course, profile)
    if (!candidateFood) closed.add(plain.id)
    if (!candidateFood?.dish || !isOffered(plain, profile)) continue
    if (wishAgainst(plain, candidateFood.dish, profile)) continue
    if (!isOfferedUnasked(candidateFood.dish, profile)) continue
    open.set(plain, candidateFood)
  }
  const stand = new Map<string, { plain: PlainFood; candidateFood: CandidateFood }>()
  for (const [plain, candidateFood] of open) {
    const { id, variantOf, insteadOf } = plain
    if (insteadOf !== null && !closed.has(insteadOf)) continue
    if (variantOf !== null && !closed.has(variantOf)) continue
    const before = stand.get(variantOf ?? id)
    if (!before || nearestFirst(plain, before.plain) < 0) {
      stand.set(variantOf ?? id, { plain, candidateFood })
    }
  }
  return onePlantDrink(
    [...stand.values()].map(({ candidateFood }) => candidateFood),
    profile,
  )
}
