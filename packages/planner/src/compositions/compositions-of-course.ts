import type { PlainGroup } from '@brightplate/foods/plain-foods/plain-food'
import { mealBases } from '@brightplate/recipes/meal-bases'
import type { Course } from '@brightplate/recipes/recipe'
import { dishName } from '../dishes/dish.ts'
import { eatersOfDish, eatersOfMeal } from '../family/eaters-of-meal.ts'
import type { PlannerProfile } from '../planner-profile.ts'
import { countedOfEaten, countsNothing } from '../rules/counted-limits.ts'
import { phraseOf } from '../safe-foods/known-food.ts'
import { acceptedCompositions, compositionsOfMissing } from './accepted/accepted-compositions.ts'
import { acceptedPart } from './accepted/accepted-part.ts'
import type { CompositionsAt } from './accepted/compositions-on.ts'
import { isFilling } from './bases-of.ts'
import { type Candidates, candidateOfDish } from './candidates/candidates.ts'
import { hasLittleSodium } from './filters/has-little-sodium.ts'
import { holdsMeat } from './filters/holds-meat.ts'
import { kindOf } from './filters/kind-of.ts'
import { ofOneKitchen } from './filters/of-one-kitchen.ts'
import { isOneOfAKind } from './filters/one-of-a-kind.ts'
import { type MealComposition, type Serve, yieldsTo } from './meal-composition.ts'
import { insteadOfJuice, mealKindOf } from './meal-kind-of.ts'
import { type KitchenSides, kitchenSides, starches } from './of-kitchen.ts'
import { main, ordinaryCompositions } from './ordinary-compositions.ts'
import { areTwoStarches, hasOwnStarch, isSecondStarch } from './own-starch.ts'
import { isFruitDrink } from './parts/is-fruit-drink.ts'
import type { CandidateFood, SideOf } from './parts/part.ts'
import { fruitIsASide } from './side-at-dinner.ts'
import { withNamedTogether } from './with-named-together.ts'

/** Of what may stand beside a base, the likeliest take turns. */
const mostInTurns = 5

/** The likeliest that are preferred; where none is, the likeliest. */
function inTurns(
  fitting: readonly CandidateFood[],
  isPreferred: (candidateFood: CandidateFood) => boolean,
): readonly CandidateFood[] {
  const preferred: CandidateFood[] = []
  for (const one of fitting) {
    if (isPreferred(one)) preferred.push(one)
    if (preferred.length === mostInTurns) break
  }
  return preferred.length > 0 ? preferred : fitting.slice(0, mostInTurns)
}

/** Takes turns among the open foods of some groups, by the kitchen of what they stand beside. */
function sidesOf(
  { plain }: Candidates,
  course: Course,
  { safeFoods, peopleAtTable, cuisines }: PlannerProfile,
  serve: Serve,
): SideOf {
  // What is eaten is salty often enough: docs/what-a-plan-says.md#where-a-sentence-stands.
  const isPreferred = (side: CandidateFood) =>
    safeFoods.length === 0 || hasLittleSodium(serve(side, 1, peopleAtTable))
  // Patterns of the table are asked for again and again.
  const known = new Map<string, Map<readonly PlainGroup[], readonly CandidateFood[]>>()
  const isMain = course === 'lunch' || course === 'dinner'
  const plainWithoutStarch = plain.filter((one) => !isSecondStarch(one))
  const gather = (
    groups: readonly PlainGroup[],
    kitchen: KitchenSides | null,
    isStarchLeft: boolean,
  ) => {
    const sides = isStarchLeft ? plain : plainWithoutStarch
    const ofGroups = sides.filter(({ group }) => group !== null && groups.includes(group))
    if (!kitchen) return inTurns(ofGroups, isPreferred)
    const allowed = ofGroups.filter(kitchen.allows)
    const isOfStarch = groups.every((group) => starches.includes(group))
    if (allowed.length > 0 || !isOfStarch) return inTurns(allowed, isPreferred)
    // Rice goes with soy sauce chicken in place of bread; at breakfast the bread is any where there is no rice.
    const staples = sides.filter(kitchen.isStaple)
    if (isMain || staples.length > 0) return inTurns(staples, isPreferred)
    const own = ofGroups.filter(kitchen.isOwn)
    return inTurns(own.length > 0 ? own : ofGroups, isPreferred)
  }
  return (groups, turn, base) => {
    const kitchen = base ? kitchenSides(base, cuisines) : null
    const isStarchLeft = base === undefined || !hasOwnStarch(base)
    const key = `${kitchen?.key ?? ''}${isStarchLeft ? '' : ' without starch'}`
    const ofKitchen = known.get(key) ?? new Map()
    known.set(key, ofKitchen)
    const fitting: readonly CandidateFood[] =
      ofKitchen.get(groups) ?? gather(groups, kitchen, isStarchLeft)
    ofKitchen.set(groups, fitting)
    return fitting[turn % Math.max(1, fitting.length)] ?? null
  }
}

/** What is eaten for its meat or fish: a dish that has its own needs none beside it. */
const meats: readonly (string | null)[] = ['meat', 'sausage', 'fish', 'breaded-fish', 'deli-meat']

const starchesOfMeals: readonly (string | null)[] = ['rice', 'pasta', 'noodles']

/** Chicken and rice has its meat in it: beside a dish it is a second one. */
const isMealOfItsOwn = (one: CandidateFood): boolean =>
  holdsMeat(one) && starchesOfMeals.includes(kindOf(one.group))

/** A whole dish with one accepted food that goes with it beside, another for each dish in turn. */
function besideDish(
  candidateFood: CandidateFood,
  turn: number,
  { accepted }: Candidates,
  { course, meal }: CompositionsAt,
  people: number,
): MealComposition[] {
  const row = mealBases[meal].find(({ group }) => group === candidateFood.group)
  const fits = (group: PlainGroup | null) =>
    group === null || (row?.beside.includes(group) ?? false)
  // No glass of milk beside cereal in milk.
  const hasMilk =
    candidateFood.dish?.ingredients.some(({ food }) => food.id.startsWith('milk-')) ?? false
  const name = ` ${phraseOf(candidateFood.dish ? dishName(candidateFood.dish) : '')} `
  const offers = accepted.flatMap(({ safeFood, candidateFoods }) => {
    // No rice beside chicken and rice, nor rice with gravy.
    const [head = safeFood.typed] = safeFood.typed.split(/ with /i)
    if (name.includes(` ${phraseOf(head)} `)) return []
    const fitting = candidateFoods.find(
      (one) =>
        fits(one.group) &&
        !(hasMilk && one.group === 'milk') &&
        !isMealOfItsOwn(one) &&
        !areTwoStarches(candidateFood, one),
    )
    return fitting ? [{ food: safeFood, candidateFood: fitting }] : []
  })
  // No banana beside a casserole where something else goes with it.
  const savoury = offers.filter(({ candidateFood: one }) => kindOf(one.group) !== 'fruit')
  const beside = course === 'dinner' && savoury.length > 0 ? savoury : offers
  // Bread rather than pork beside turkey chili, where both are eaten.
  const withoutMeat = holdsMeat(candidateFood)
    ? beside.filter(({ candidateFood: one }) => !meats.includes(kindOf(one.group)))
    : beside
  const fitting = withoutMeat.length > 0 ? withoutMeat : beside
  const offer = fitting[turn % Math.max(1, fitting.length)]
  // For the child alone, whoever else is at the table.
  return offer ? [[main(candidateFood, people), acceptedPart(offer, 1)]] : []
}

/** Plain foods that meals are built upon: the likeliest. */
const mostBases = 60

/** A plain form made at home is built upon like the one that is bought; other dishes are whole meals. */
function dishCompositions(
  candidates: Candidates,
  at: CompositionsAt,
  sideOf: SideOf,
  profile: PlannerProfile,
): MealComposition[] {
  const people = eatersOfDish(at.course, profile)
  const candidateFoods = candidates.dishes.map(candidateOfDish)
  const isPlain = ({ dish }: CandidateFood) => dish !== null && dish.recipe.standsFor.length > 0
  const whole = candidateFoods.filter((one) => !isPlain(one))
  const plain = [...candidateFoods.filter(isPlain), ...candidates.plain.slice(0, mostBases)]
  const { accepted } = candidates
  const dishes = whole.flatMap((one, turn) =>
    accepted.length > 0 ? besideDish(one, turn, candidates, at, people) : [[main(one, people)]],
  )
  // A family's dinner is cooked: chicken tenders for all are none where a dish is.
  if (profile.familyDinner && at.course === 'dinner' && dishes.length > 0) return dishes
  return [
    ...dishes,
    ...ordinaryCompositions({ plain, accepted }, at, sideOf, people).filter(isOneOfAKind),
  ]
}

/** A glass of what the child drinks, a fruit drink where it is that, or of ours. */
function juices({ dishes, plain, accepted }: Candidates, people: number): MealComposition[] {
  const glasses = accepted.flatMap(({ safeFood, candidateFoods }) =>
    candidateFoods
      .filter((one) => one.group === 'juice' || isFruitDrink(one))
      .map(
        (candidateFood): MealComposition => [
          acceptedPart({ food: safeFood, candidateFood }, people),
        ],
      ),
  )
  const ours = [...dishes.map(candidateOfDish), ...plain.filter(({ group }) => group === 'juice')]
  const poured = [...glasses, ...ours.map((one): MealComposition => [main(one, people)])]
  return poured.length > 0
    ? poured
    : plain
        .filter(({ group }) => group !== null && insteadOfJuice.includes(group))
        .map((one): MealComposition => [main(one, people)])
}

function isUncounted(
  part: MealComposition[number],
  profile: PlannerProfile,
  serve: Serve,
): boolean {
  const { candidateFood } = part
  const counted =
    serve(candidateFood, candidateFood.most, 1)?.counted ?? candidateFood.countedAsTyped
  return countsNothing(yieldsTo(part, profile) ? countedOfEaten(counted) : counted)
}

/** Whether some composition with an accepted food may stand at every meal: none of it counts towards a limit that holds. */
const isUnlimited = (
  compositions: readonly MealComposition[],
  profile: PlannerProfile,
  serve: Serve,
): boolean =>
  compositions.some(
    (composition) =>
      composition.some(({ role }) => role === 'accepted') &&
      composition.every((part) => isUncounted(part, profile, serve)),
  )

/** Null where no compositions are built: a juice. */
function placeOf(
  course: Course,
  { accepted }: Candidates,
  profile: PlannerProfile,
): CompositionsAt | null {
  const meal = mealKindOf(course)
  const isFruitASide = fruitIsASide(course, accepted, profile)
  return meal && { course, meal, isFruitASide, isListAll: profile.safeFoodsNearlyAll }
}

/** The compositions of a course for a child of whom no food is known. */
export function compositionsWithoutAccepted(
  course: Course,
  candidates: Candidates,
  profile: PlannerProfile,
  serve: Serve,
): MealComposition[] {
  const at = placeOf(course, candidates, profile)
  if (!at) return []
  const sideOf = sidesOf(candidates, course, profile, serve)
  return dishCompositions({ ...candidates, accepted: [] }, at, sideOf, profile)
}

/** Every composition that is tried at a course, for a child whose list of foods may be nearly whole. */
export function compositionsOfCourse(
  course: Course,
  candidates: Candidates,
  profile: PlannerProfile,
  serve: Serve,
): readonly MealComposition[] {
  const all = compositionsOfAnyKitchen(course, candidates, profile, serve)
  return profile.safeFoodsNearlyAll ? all : ofOneKitchen(all, profile)
}

function compositionsOfAnyKitchen(
  course: Course,
  candidates: Candidates,
  profile: PlannerProfile,
  serve: Serve,
): MealComposition[] {
  const { safeFoodsNearlyAll } = profile
  const at = placeOf(course, candidates, profile)
  const eaters = eatersOfMeal(course, profile)
  if (!at) return juices(candidates, eaters)
  const sideOf = sidesOf(candidates, course, profile, serve)
  const built = withNamedTogether(
    acceptedCompositions(
      candidates.accepted,
      at,
      sideOf,
      eaters,
      safeFoodsNearlyAll || at.meal !== 'snack',
    ),
  )
  const alone = () => compositionsWithoutAccepted(course, candidates, profile, serve)
  if (candidates.accepted.length === 0) return alone()
  if (at.meal !== 'snack' && !built.some(isFilling)) {
    // Orange slices are no dinner: ordinary food is, with what is eaten beside it.
    const ordinary = [
      ...withNamedTogether(dishCompositions(candidates, at, sideOf, profile)),
      ...alone(),
    ].filter(isFilling)
    if (ordinary.length > 0) return ordinary
  }
  if (safeFoodsNearlyAll && isUnlimited(built, profile, serve)) return built
  if (at.meal === 'snack') return [...built, ...alone()]
  // Ordinary food stands too: an apple with cheese is no dinner beside it.
  const filling = safeFoodsNearlyAll ? built : built.filter(isFilling)
  const withAccepted = [
    ...filling,
    ...withNamedTogether(dishCompositions(candidates, at, sideOf, profile)),
  ]
  // Where nothing of what is eaten may stand at every meal, dishes stand alone too; so they do where rules left few.
  return isUnlimited(withAccepted, profile, serve) && !profile.rulesLeaveFew
    ? withAccepted
    : [...withAccepted, ...alone()]
}

/** The compositions of a course with foods of the list that are in no composition of any. */
export function compositionsOfMissingAt(
  course: Course,
  candidates: Candidates,
  isMissing: (index: number) => boolean,
  profile: PlannerProfile,
  serve: Serve,
): MealComposition[] {
  const at = placeOf(course, candidates, profile)
  const missing = candidates.accepted.filter(({ safeFood }) => isMissing(safeFood.index))
  if (!at || missing.length === 0) return []
  const sideOf = sidesOf(candidates, course, profile, serve)
  return compositionsOfMissing(
    missing,
    candidates.accepted,
    at,
    sideOf,
    eatersOfMeal(course, profile),
  )
}
