import { exemptionOf, readRefusedFood } from '@brightplate/foods/refused-foods/read-refused-food'
import type { Exemption, RefusedTerm } from '@brightplate/foods/refused-foods/refused-food'
import type { PlannerProfile, SafeFood } from '../planner-profile.ts'

/** A refused term, with what this child eats all the same among what stays. */
export interface WeighedTerm {
  term: RefusedTerm
  /** Safe foods, as typed, that stay although they are part of it. */
  stays: readonly string[]
}

/** A refused food as the planner weighs it. */
export interface Refusal {
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
  const { terms, unknown } = readRefusedFood(typed)
  return {
    typed,
    terms: [...terms, ...unknown.map(({ term }) => term)].map((term) => weigh(term, safeFoods)),
  }
}

const exemptionsBefore = new WeakMap<readonly SafeFood[], readonly Exemption[]>()

export function exemptionsOf(safeFoods: readonly SafeFood[]): readonly Exemption[] {
  const known = exemptionsBefore.get(safeFoods)
  if (known) return known
  const found = safeFoods.map(({ typed }) => exemptionOf(typed))
  exemptionsBefore.set(safeFoods, found)
  return found
}

const refusalsBefore = new WeakMap<readonly string[], WeakMap<readonly SafeFood[], Refusal[]>>()

/** The refused foods of a child, in the order typed. */
export function refusalsOfProfile({
  refusedFoods,
  safeFoods,
}: Pick<PlannerProfile, 'refusedFoods' | 'safeFoods'>): readonly Refusal[] {
  const bySafeFoods =
    refusalsBefore.get(refusedFoods) ?? new WeakMap<readonly SafeFood[], Refusal[]>()
  refusalsBefore.set(refusedFoods, bySafeFoods)
  const known = bySafeFoods.get(safeFoods)
  if (known) return known
  const safe = exemptionsOf(safeFoods)
  const found = refusedFoods.map((typed) => refusalOf(typed, safe))
  bySafeFoods.set(safeFoods, found)
  return found
}

/** The refused food, as typed, that names just what is named as eaten too: it stays out. */
export function refusalOfSafeFood(typed: string, refusedFoods: readonly string[]): string | null {
  const safe = exemptionOf(typed)
  const isRefused = (term: RefusedTerm) => {
    if (safe.phrases.includes(term.typed)) return true
    return (
      safe.foods.size > 0 && [...safe.foods].every((id) => term.foods.has(id)) && !beats(safe, term)
    )
  }
  return (
    refusedFoods.find((refused) => {
      const { terms, unknown } = readRefusedFood(refused)
      return [...terms, ...unknown.map(({ term }) => term)].some(isRefused)
    }) ?? null
  )
}
