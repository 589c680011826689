import { foods } from '@brightplate/foods/foods'
import { findPlainFoods } from '@brightplate/foods/plain-foods/find-plain-foods'
import type { PlainFood, PlainGroup } from '@brightplate/foods/plain-foods/plain-food'
import type { Course } from '@brightplate/recipes/recipe'
import type { Dish } from '../dish.ts'
import type { PlannerProfile } from '../planner-profile.ts'
import { type Refusal, refusalsOfProfile } from '../refused/refusals-of-profile.ts'
import { refusalOfDish } from '../refused/refused-in-dish.ts'
import type { RuleReason } from '../rule-reason.ts'
import { phraseOf } from '../safe-foods/known-food.ts'
import { plainServable } from './accepted-servables.ts'
import { nearestFirst } from './nearest-variant.ts'
import type { Servable } from './part.ts'

const assembled: readonly PlainGroup[] = [
  'sandwich',
  'burger',
  'taco-wrap',
  'soup',
  'pasta-dish',
  'rice-dish',
]

/** Of what is put together each part shows; of all else what it is called and mostly is. */
function visibleParts({ name, form, food, group }: PlainFood): string[] {
  const isMixed = assembled.includes(group) || form.preparation === 'assembled'
  const parts = isMixed ? food.madeOf : food.madeOf.slice(0, 1)
  return [name, ...parts].map((part) => ` ${phraseOf(part)} `)
}

const namesById = new Map(foods.map(({ id, name }) => [id, ` ${phraseOf(name)} `]))

/** Whether a refused group has a food that this one is, is called by, or is visibly made of. */
function showsRefused(plain: PlainFood, { terms }: Refusal): boolean {
  const called = ` ${phraseOf(plain.name)} `
  return terms.some(({ term }) => {
    const stays = term.exemptions
      .flatMap(({ phrases }) => phrases)
      .map((one) => ` ${phraseOf(one)} `)
    const visible = visibleParts(plain).filter((part) => !stays.includes(part))
    return [...term.foods.keys()].some((id) => {
      const name = namesById.get(id) ?? ''
      const isCalledBy = name !== '' && called.includes(name) && !stays.includes(name)
      return id === plain.id || isCalledBy || visible.some((part) => name.includes(part))
    })
  })
}

/** "nuggets" refuses every form that goes by the name. */
const isRefusedForm = (plain: PlainFood, { typed }: Refusal): boolean =>
  findPlainFoods(typed).some(({ id }) => id === plain.id)

/** The wish of the profile that keeps a plain food out unless it was named as eaten, or null. */
export function wishAgainst(
  plain: PlainFood,
  dish: Dish,
  profile: PlannerProfile,
): RuleReason | null {
  const texture = dish.recipe.textures.find((one) => profile.texturesAvoided.includes(one))
  if (texture) return { kind: 'texture', id: texture }
  const refusals = refusalsOfProfile(profile)
  const named = refusalOfDish(dish, refusals)
  if (named) return named
  const shown = refusals.find((one) => isRefusedForm(plain, one) || showsRefused(plain, one))
  return shown ? { kind: shown.kind, id: shown.typed } : null
}

/**
 * The plain foods that may be offered at a course though no parent named them. A variant ("gluten-free
 * waffles") is for children who may not have the ordinary one.
 */
export function openPlainFoods(
  course: Course,
  profile: PlannerProfile,
  plainFoods: readonly PlainFood[],
): Servable[] {
  const open = new Map<string, Servable>()
  const closed = new Set<string>()
  for (const plain of plainFoods) {
    const servable = plainServable(plain, course, profile)
    if (!servable) closed.add(plain.id)
    if (!servable?.dish || !plain.unasked || wishAgainst(plain, servable.dish, profile)) continue
    open.set(plain.id, servable)
  }
  const stand = new Map<string, PlainFood>()
  for (const plain of plainFoods) {
    const { id, variantOf } = plain
    if (!open.has(id) || (variantOf !== null && !closed.has(variantOf))) continue
    const before = stand.get(variantOf ?? id)
    if (!before || nearestFirst(plain, before) < 0) stand.set(variantOf ?? id, plain)
  }
  return [...stand.values()].flatMap(({ id }) => open.get(id) ?? [])
}
