import { isOpenTo } from '@brightplate/recipes/is-open-to'
import { type Course, courses } from '@brightplate/recipes/recipe'
import { cookedInMostHomes } from '../../cuisine/cooked-in-most-homes.ts'
import { isOfCuisine } from '../../cuisine/is-of-cuisine.ts'
import type { Dish } from '../../dishes/dish.ts'
import type { Menu } from '../../menu.ts'
import { hasOthersRules, ownProfile } from '../../own-profile.ts'
import type { PlannerProfile } from '../../planner-profile.ts'
import { nothingCounted } from '../../rules/counted-limits.ts'
import { legalDish } from '../../rules/legal-dish.ts'
import { isOfferedUnasked } from '../../rules/offered-unasked.ts'
import type { RuleReason } from '../../rules/rule-reason.ts'
import { isAskedFor, wishesOf } from '../../wishes.ts'
import { type CandidateFood, formOfRecipe } from '../parts/part.ts'
import { type AcceptedFood, acceptedFoodsAt } from './accepted-foods.ts'
import { openPlainFoods } from './open-plain-foods.ts'

/** What may stand on a child's plates at one course. */
export interface Candidates {
  /** Dishes of our recipes. */
  dishes: readonly Dish[]
  /** Plain foods that may be offered though no parent named them; none that one did. */
  plain: readonly CandidateFood[]
  accepted: readonly AcceptedFood[]
}

export interface AllCandidates {
  at: Readonly<Record<Course, Candidates>>
  /** The rule that keeps each other recipe out, by its id. */
  rejected: ReadonlyMap<string, RuleReason>
}

/** A dish of ours is not limited in size by what is eaten of one thing: it is a meal. */
const mostOfDish = 2

export const candidateOfDish = (dish: Dish): CandidateFood => ({
  form: formOfRecipe(dish.recipe.id),
  dish,
  group: dish.recipe.group,
  category: dish.recipe.category,
  most: mostOfDish,
  mostBeside: mostOfDish,
  countedAsTyped: nothingCounted,
})

/** Dishes that the child may eat, whoever else may not. */
function ownDishes(recipes: Menu['recipes'], profile: PlannerProfile): Dish[] {
  const child = ownProfile(profile)
  return recipes
    .filter((recipe) => isOpenTo(recipe, child.restrictions))
    .map((recipe) => legalDish(recipe, child).dish)
    .filter((one) => one !== null)
}

const isWished = (dish: Dish, profile: PlannerProfile): boolean =>
  isAskedFor(dish) ||
  wishesOf(dish, profile).length > 0 ||
  profile.favouriteDishes.includes(dish.recipe.id)

/** What is put on a plate unasked or was wished for; all of a course where that leaves none. */
function offeredOf(dishes: Dish[], profile: PlannerProfile): Dish[] {
  const offered = dishes.filter(
    (dish) => isOfferedUnasked(dish, profile) || isWished(dish, profile),
  )
  return ofHome(ofPlainEater(offered.length > 0 ? offered : dishes, profile), profile)
}

/**
 * Who eats nearly a list alone, of which the rules leave little, is offered plain food beside it, and of our dishes
 * those that are known by a food's name: a pizza, no stew.
 */
function ofPlainEater(dishes: Dish[], profile: PlannerProfile): Dish[] {
  if (!profile.rulesLeaveFew) return dishes
  return dishes.filter((dish) => dish.recipe.standsFor.length > 0 || isWished(dish, profile))
}

/** With so few dishes of a course a week would be short of what rules leave. */
const enoughDishes = 12

/** A family that asks for cuisines has no dishes of a third kitchen: no buckwheat for a Filipino home. */
function ofHome(dishes: Dish[], profile: PlannerProfile): Dish[] {
  if (profile.cuisines.length === 0) return dishes
  const own = dishes.filter(
    (dish) =>
      cookedInMostHomes.includes(dish.recipe.cuisine) ||
      isOfCuisine(dish, profile) ||
      isWished(dish, profile),
  )
  return own.length < enoughDishes ? dishes : own
}

/** Gathers what the child may eat. A recipe for a diet that the child does not keep is no candidate. */
export function candidatesFor(
  { recipes, plainFoods }: Menu,
  profile: PlannerProfile,
): AllCandidates {
  const rejected = new Map<string, RuleReason>()
  const dishes: Record<Course, Dish[]> = {
    breakfast: [],
    lunch: [],
    dinner: [],
    snack: [],
    juice: [],
  }
  for (const recipe of recipes) {
    if (!isOpenTo(recipe, profile.restrictions)) continue
    const { dish, reason } = legalDish(recipe, profile)
    if (dish) dishes[recipe.course].push(dish)
    else rejected.set(recipe.id, reason)
  }
  for (const course of courses) dishes[course] = offeredOf(dishes[course], profile)
  const shared = Object.values(dishes).flat()
  const own = hasOthersRules(profile) ? ownDishes(recipes, profile) : shared
  const of = (course: Course): Candidates => {
    const accepted = acceptedFoodsAt(course, profile, { shared, own })
    const named = new Set(
      accepted.flatMap(({ candidateFoods }) =>
        candidateFoods.flatMap(({ form, together = [] }) => [
          form,
          ...together.map((one) => one.form),
        ]),
      ),
    )
    const isOther = ({ form }: CandidateFood) => !named.has(form)
    return {
      dishes: dishes[course],
      plain: openPlainFoods(course, profile, plainFoods).filter(isOther),
      accepted,
    }
  }
  const [breakfast, lunch, dinner, snack, juice] = courses.map(of)
  if (!breakfast || !lunch || !dinner || !snack || !juice)
    throw new RangeError('A course is missing')
  return { at: { breakfast, lunch, dinner, snack, juice }, rejected }
}
