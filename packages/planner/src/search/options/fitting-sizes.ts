import type { SizedComposition } from '../../compositions/meal-composition.ts'

/** Sizes whose energy fits a slot, as shares of what the slot is meant to bring. */
const leastShare = 0.7
export const mostShare = 1.3

const energyShareOf = (sizes: readonly SizedComposition[], energyKcal: number) =>
  Math.max(...sizes.map((one) => one.energyKcal / energyKcal))

/** A composition that brings less than this is no meal where another brings enough. */
const meagreBelow = 0.6

/** Accepted food that fills no composition stays in this many of them, those with most energy. */
const mostMeagre = 4

/** With fewer compositions a week repeats one plate: those with most energy are added. */
const leastMeals = 5

const acceptedIndexes = (sizes: readonly SizedComposition[]): number[] =>
  sizes
    .slice(0, 1)
    .flatMap(({ composition }) => composition)
    .flatMap(({ role, safeFood }) => (role === 'accepted' && safeFood ? safeFood.index : []))

/** The compositions that are a meal in some size, and some of each accepted food; all of them where none is. */
export function fillingCompositions<Sizes extends readonly SizedComposition[]>(
  compositions: readonly Sizes[],
  energyKcal: number,
): readonly Sizes[] {
  const isFilling = (sizes: Sizes) => {
    const isTyped = sizes.some(({ servings }) => servings.includes(null))
    return isTyped || energyShareOf(sizes, energyKcal) >= meagreBelow
  }
  const filling = compositions.filter(isFilling)
  if (filling.length === 0) return compositions
  const inCompositions = new Set(filling.flatMap(acceptedIndexes))
  const fullest = compositions
    .filter((sizes) => !filling.includes(sizes))
    .toSorted((a, b) => energyShareOf(b, energyKcal) - energyShareOf(a, energyKcal))
  const meagre = fullest
    .filter((sizes) => acceptedIndexes(sizes).some((index) => !inCompositions.has(index)))
    .slice(0, mostMeagre)
  const others = fullest.filter((sizes) => !meagre.includes(sizes))
  const left = Math.max(0, leastMeals - filling.length - meagre.length)
  return [...filling, ...meagre, ...others.slice(0, left)]
}

/** The sizes that fit a slot, or else the one that comes nearest. */
export function fittingSizes(
  sizes: readonly SizedComposition[],
  energyKcal: number,
): readonly SizedComposition[] {
  const share = (one: SizedComposition) => one.energyKcal / energyKcal
  const fitting = sizes.filter((one) => share(one) >= leastShare && share(one) <= mostShare)
  if (fitting.length > 0) return fitting
  return sizes
    .map((one, index) => ({ one, index, away: Math.abs(share(one) - 1) }))
    .sort((a, b) => a.away - b.away || a.index - b.index)
    .slice(0, 1)
    .map(({ one }) => one)
}
