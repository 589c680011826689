import { readRefusal } from '@brightplate/foods/refused-foods/read-refusal'
import { exemptionOf } from '@brightplate/foods/refused-foods/read-refused-food'
import type { Exemption, RefusedTerm } from '@brightplate/foods/refused-foods/refused-food'
import type { PlannerProfile, SafeFood } from '../planner-profile.ts'
import { namesOfFood, readNeverFood } from './read-never-food.ts'

/** A refused term, with what this child eats all the same among what stays. */
export interface WeighedTerm {
  term: RefusedTerm
  /** Safe foods, as typed, that stay although they are part of it. */
  stays: readonly string[]
}

/** A refused food, or one that is never again or not now, as the planner weighs it. */
export interface Refusal {
  kind: 'refused' | 'never' | 'paused'
  typed: string
  terms: readonly WeighedTerm[]
}

/** A food that is named as eaten beats a group that it is part of, and nothing narrower. */
function beats(safe: Exemption, term: RefusedTerm): boolean {
  if (safe.phrases.includes(term.typed)) return false
  const ids = [...term.foods.keys()]
  if (safe.isForm) return safe.holds.size === 0 || ids.some((id) => safe.holds.has(id))
  if (term.state !== null || safe.foods.size === 0) return false
  return ids.some((id) => safe.foods.has(id)) && ids.some((id) => !safe.foods.has(id))
}

/** A form stays in what is told of a term only where it may be part of it. */
function weigh(term: RefusedTerm, safeFoods: readonly Exemption[]): WeighedTerm {
  const staying = safeFoods.filter((safe) => beats(safe, term))
  return {
    term: staying.length > 0 ? { ...term, exemptions: [...term.exemptions, ...staying] } : term,
    stays: staying.filter((safe) => !safe.isForm || term.foods.size > 0).map(({ typed }) => typed),
  }
}

/** One refused food, read and weighed against the safe foods. */
export function refusalOf(typed: string, safeFoods: readonly Exemption[]): Refusal {
  const { terms, unknown } = readRefusal(typed)
  return {
    kind: 'refused',
    typed,
    terms: [...terms, ...unknown.map(({ term }) => term)].map((term) => weigh(term, safeFoods)),
  }
}

const unweighed = (kind: Refusal['kind'], typed: string, terms: RefusedTerm[]): Refusal => ({
  kind,
  typed,
  terms: terms.map((term) => ({ term, stays: [] })),
})

/** What is never again: nothing that is eaten beats it. */
const neverRefusal = (typed: string) => unweighed('never', typed, readNeverFood(typed))

/** A pause: what is called by the food is not served, other things of the same food are. */
const pausedRefusal = (typed: string) => unweighed('paused', typed, namesOfFood(typed))

const exemptionsBefore = new WeakMap<readonly SafeFood[], readonly Exemption[]>()

export function exemptionsOf(safeFoods: readonly SafeFood[]): readonly Exemption[] {
  const known = exemptionsBefore.get(safeFoods)
  if (known) return known
  const found = safeFoods.map(({ typed }) => exemptionOf(typed))
  exemptionsBefore.set(safeFoods, found)
  return found
}

type Refusing = Pick<PlannerProfile, 'refusedFoods' | 'safeFoods' | 'neverFoods' | 'pausedFoods'>

const refusalsBefore = new WeakMap<readonly string[], { of: Refusing; found: Refusal[] }[]>()

/** What a child refuses, in the order typed: first what is never again, so that the rule is named before a wish. */
export function refusalsOfProfile(profile: Refusing): readonly Refusal[] {
  const { refusedFoods, safeFoods, neverFoods, pausedFoods } = profile
  const before = refusalsBefore.get(refusedFoods) ?? []
  refusalsBefore.set(refusedFoods, before)
  const known = before.find(
    ({ of }) =>
      of.safeFoods === safeFoods && of.neverFoods === neverFoods && of.pausedFoods === pausedFoods,
  )
  if (known) return known.found
  const safe = exemptionsOf(safeFoods)
  const found = [
    ...neverFoods.map(neverRefusal),
    ...refusedFoods.map((typed) => refusalOf(typed, safe)),
    ...pausedFoods.map(pausedRefusal),
  ]
  before.push({ of: { refusedFoods, safeFoods, neverFoods, pausedFoods }, found })
  return found
}

/** The refused food, as typed, that names just what is named as eaten too: it stays out. */
export function refusalOfSafeFood(typed: string, refusedFoods: readonly string[]): string | null {
  const safe = exemptionOf(typed)
  const isRefused = (term: RefusedTerm) => {
    if (safe.phrases.includes(term.typed)) return true
    // Chicken is eaten where its nuggets are refused.
    if (term.forms.length > 0) return false
    return (
      safe.foods.size > 0 && [...safe.foods].every((id) => term.foods.has(id)) && !beats(safe, term)
    )
  }
  return (
    refusedFoods.find((refused) => {
      const { terms, unknown } = readRefusal(refused)
      return [...terms, ...unknown.map(({ term }) => term)].some(isRefused)
    }) ?? null
  )
}
