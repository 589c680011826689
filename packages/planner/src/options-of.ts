import type { Aisle } from '@brightplate/foods/food'
import { nutrients } from '@brightplate/foods/nutrients'
import type { Course } from '@brightplate/recipes/recipe'
import type { Option } from './option.ts'
import type { PlannerProfile } from './planner-profile.ts'
import type { Part } from './plates/part.ts'
import type { SizedPlate } from './plates/plate.ts'
import { slots } from './slot.ts'
import { isWished } from './wishes.ts'

/** What stays the same for all plates of a plan. */
export interface OptionFacts {
  profile: PlannerProfile
  days: number
  /** Ids of the foods that a list may hold. */
  placeOfFood: ReadonlyMap<string, number>
  /** By what a meal is called after and with which others it repeats. */
  placeOfDish: (key: string) => number
  recencyOf: (recipeId: string) => number
  /** How likely a part is eaten, 0 to 1. */
  acceptance: (part: Part, course: Course) => number
}

/** How often a dish may come in seven days. */
const freePerWeek: Readonly<Record<Course, number>> = {
  breakfast: 2,
  lunch: 1,
  dinner: 1,
  snack: 2,
  juice: 2,
}

/** A plain food of lunch is the same again at dinner; at breakfast it is another meal. */
const repeatedWith: Readonly<Record<Course, string>> = {
  breakfast: 'breakfast',
  lunch: 'meal',
  dinner: 'meal',
  snack: 'snack',
  juice: 'juice',
}

/** What a kitchen has, or buys once for many weeks. */
export const pantryAisles: readonly Aisle[] = ['herbs-and-spices', 'oils-and-sauces', 'baking']

const energyIndex = nutrients.indexOf('energy_kcal')

/** Sizes whose energy fits a slot, as shares of what the slot is meant to bring. */
const leastShare = 0.7
const mostShare = 1.3

const energyShareOf = (sizes: readonly SizedPlate[], energyKcal: number) =>
  Math.max(...sizes.map(({ amounts }) => (amounts[energyIndex] ?? 0) / energyKcal))

/** A plate that brings less than this is no meal where another brings enough. */
const meagreBelow = 0.6

/** The plates that are a meal in some size; all of them where none is. */
export function fillingPlates<Sizes extends readonly SizedPlate[]>(
  plates: readonly Sizes[],
  energyKcal: number,
): readonly Sizes[] {
  const filling = plates.filter((sizes) => {
    const isTyped = sizes.some(({ parts }) => parts.some(({ serving }) => serving === null))
    return isTyped || energyShareOf(sizes, energyKcal) >= meagreBelow
  })
  return filling.length > 0 ? filling : plates
}

/** The sizes that fit a slot, or else the one that comes nearest. */
export function fittingSizes(
  sizes: readonly SizedPlate[],
  energyKcal: number,
): readonly SizedPlate[] {
  const share = ({ amounts }: SizedPlate) => (amounts[energyIndex] ?? 0) / energyKcal
  const fitting = sizes.filter((one) => share(one) >= leastShare && share(one) <= mostShare)
  if (fitting.length > 0) return fitting
  return sizes
    .map((one, place) => ({ one, place, away: Math.abs(share(one) - 1) }))
    .sort((a, b) => a.away - b.away || a.place - b.place)
    .slice(0, 1)
    .map(({ one }) => one)
}

const drinks = ['milk', 'plant-drink', 'juice', 'drink-sweet', 'formula']

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)

const kcalOf = ({ serving }: Part) => serving?.amounts[energyIndex] ?? 0

/** The part that a meal is called after: the first with figures. */
export const leadOf = (parts: readonly Part[]): Part | undefined =>
  parts.find(({ serving }) => serving !== null)

function acceptedOn(parts: readonly Part[]): Uint8Array {
  const places = parts.flatMap(({ role, safeFood, servable }) =>
    role === 'accepted' && safeFood && !drinks.includes(servable.group ?? '') ? safeFood.index : [],
  )
  return Uint8Array.from(new Set(places))
}

/** Of the options of a slot as many count as likeliest. */
const likeliestShare = 0.1

/** Sets how likely each option of a slot is against the likeliest of them. */
export function rankAcceptance(plates: readonly (readonly Option[])[]): void {
  const all = plates.flatMap((sizes) => sizes[0]?.acceptance ?? []).sort((a, b) => b - a)
  const likeliest = all[Math.floor(all.length * likeliestShare)] ?? 0
  if (likeliest <= 0) return
  for (const option of plates.flat()) {
    option.acceptance = Math.min(1, option.acceptance / likeliest)
  }
}

/** Each size of a plate as the search weighs it. */
export function optionsOf(
  placed: readonly SizedPlate[],
  course: Course,
  facts: OptionFacts,
): readonly Option[] {
  const { profile, days, placeOfFood } = facts
  const options: Option[] = []
  const [first] = placed
  const lead = leadOf(first?.parts ?? [])
  if (!first || !lead?.serving) return options
  const { recipe } = lead.serving.dish
  const dishes = first.parts.flatMap(({ serving }) => serving?.dish ?? [])
  const foods = Uint16Array.from(
    new Set(
      dishes.flatMap(({ ingredients }) =>
        ingredients.flatMap(({ food }) => placeOfFood.get(food.id) ?? []),
      ),
    ),
  )
  const accepted = acceptedOn(first.parts)
  const sides = Uint16Array.from(
    first.parts.flatMap(({ role, servable: { form } }) =>
      role === 'side' ? (placeOfFood.get(form) ?? []) : [],
    ),
  )
  const wished = dishes.some((dish) => isWished(dish, profile))
  const acceptances = first.parts.map((part) => facts.acceptance(part, course))
  for (const { parts, amounts, counted } of placed) {
    const serving = leadOf(parts)?.serving
    if (!serving) continue
    const kcal = parts.map(kcalOf)
    const energy = sum(kcal)
    options.push({
      parts,
      serving,
      dish: facts.placeOfDish(
        `${lead.role === 'accepted' ? 'accepted' : repeatedWith[course]} ${recipe.id}`,
      ),
      amounts: Float64Array.from(amounts),
      counted: Float64Array.from(counted),
      foods,
      accepted,
      sides,
      acceptedKcal: sum(kcal.filter((_, place) => parts[place]?.role === 'accepted')),
      acceptance:
        lead.role === 'accepted' || wished
          ? 1
          : energy > 0
            ? sum(kcal.map((one, place) => one * (acceptances[place] ?? 0))) / energy
            : (acceptances[0] ?? 0),
      totalMinutes: Math.max(...dishes.map((dish) => dish.recipe.totalMinutes)),
      activeMinutes: sum(dishes.map((dish) => dish.recipe.activeMinutes)),
      freeTimes: lead.role === 'accepted' ? days * slots.length : (freePerWeek[course] * days) / 7,
      wished,
      grams: sum(parts.flatMap((part) => part.serving?.grams ?? [])),
      recency: facts.recencyOf(recipe.id),
      sizes: options,
    })
  }
  return options
}
