import { nutrients } from '@brightplate/foods/nutrients'
import type { PlainGroup } from '@brightplate/foods/plain-foods/plain-food'
import type { Course } from '@brightplate/recipes/recipe'
import type { Part } from '../plates/parts/part.ts'
import type { SizedPlate } from '../plates/plate.ts'
import { leadOf, type Option } from './option.ts'
import type { InAllSizes } from './plate-in-all-sizes.ts'

const energyIndex = nutrients.indexOf('energy_kcal')

/** Sizes whose energy fits a slot, as shares of what the slot is meant to bring. */
const leastShare = 0.7
export const mostShare = 1.3

const energyShareOf = (sizes: readonly SizedPlate[], energyKcal: number) =>
  Math.max(...sizes.map((one) => one.energyKcal / energyKcal))

/** A plate that brings less than this is no meal where another brings enough. */
const meagreBelow = 0.6

/** What is known to be eaten and fills no plate stands on as many all the same: the fullest. */
const mostMeagre = 4

const acceptedIndexes = ([first]: readonly SizedPlate[]): number[] =>
  first?.plate.flatMap(({ role, safeFood }) =>
    role === 'accepted' && safeFood ? safeFood.index : [],
  ) ?? []

/** The plates that are a meal in some size, and some of each accepted food; all of them where none is. */
export function fillingPlates<Sizes extends readonly SizedPlate[]>(
  plates: readonly Sizes[],
  energyKcal: number,
): readonly Sizes[] {
  const isFilling = (sizes: Sizes) => {
    const isTyped = sizes.some(({ servings }) => servings.includes(null))
    return isTyped || energyShareOf(sizes, energyKcal) >= meagreBelow
  }
  const filling = plates.filter(isFilling)
  if (filling.length === 0) return plates
  const onPlates = new Set(filling.flatMap(acceptedIndexes))
  const meagre = plates
    .filter((sizes) => acceptedIndexes(sizes).some((index) => !onPlates.has(index)))
    .toSorted((a, b) => energyShareOf(b, energyKcal) - energyShareOf(a, energyKcal))
    .slice(0, mostMeagre)
  return [...filling, ...meagre]
}

/** The sizes that fit a slot, or else the one that comes nearest. */
export function fittingSizes(
  sizes: readonly SizedPlate[],
  energyKcal: number,
): readonly SizedPlate[] {
  const share = (one: SizedPlate) => one.energyKcal / energyKcal
  const fitting = sizes.filter((one) => share(one) >= leastShare && share(one) <= mostShare)
  if (fitting.length > 0) return fitting
  return sizes
    .map((one, place) => ({ one, place, away: Math.abs(share(one) - 1) }))
    .sort((a, b) => a.away - b.away || a.place - b.place)
    .slice(0, 1)
    .map(({ one }) => one)
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)

const kcalOf = ({ serving }: Part) => serving?.energyKcal ?? 0

/** Children have them in and beside a meal; a lunch built upon them alone is seldom one. Ours. */
const seldomBase: readonly PlainGroup[] = ['cheese', 'deli-meat', 'cracker', 'bread']
const seldom = 0.2

/** Made at home it is reported as its bread, its ham and its cheese, and so hides among them. Ours. */
const reportedInParts: readonly PlainGroup[] = ['sandwich', 'burger']
const unseen = 3

/** WWEIA categories of breads and rolls: toast with something on it is a slice of bread there. */
const isBread = (category: number) => category >= 4200 && category < 4300

/** How much likelier or less likely a food is as what a meal is built upon than its category is seen. */
function asBase({ group, category, dish }: Part['servable']): number {
  if (group === null) return 1
  const isPlain = dish?.recipe.cuisine === 'plain'
  if (isPlain && (seldomBase.includes(group) || isBread(category))) return seldom
  return reportedInParts.includes(group) ? unseen : 1
}

const mealCourses: readonly Course[] = ['lunch', 'dinner']

/**
 * How likely what was not declared is eaten, before it is ranked: a meal by what it is built upon, as
 * children have bread and fruit beside much that they never eat; what stands beside by energy.
 */
function othersOf(
  parts: readonly Part[],
  course: Course,
  kcal: readonly number[],
  acceptances: readonly number[],
): number {
  const [base] = parts
  if (base?.role === 'main' && mealCourses.includes(course)) {
    return Math.min(1, (acceptances[0] ?? 0) * asBase(base.servable))
  }
  const others = parts.flatMap(({ role }, place) => (role === 'accepted' ? [] : [place]))
  const energy = sum(others.map((place) => kcal[place] ?? 0))
  return energy > 0
    ? sum(others.map((place) => (kcal[place] ?? 0) * (acceptances[place] ?? 0))) / energy
    : (acceptances[others[0] ?? 0] ?? 0)
}

/** What was wished for, or is a favourite, is asked of no other children. */
const surely = Number.POSITIVE_INFINITY

/** Of the options of a slot as many count as likeliest. */
const likeliestShare = 0.1

/** What is known as it is bought is another make when it is made at home; our figure. */
const asBought = 0.9

const isMadeAtHome = ({ parts: [base] }: Option) =>
  base?.role === 'accepted' &&
  (base.servable.dish?.recipe.standsFor.length ?? 0) > 0 &&
  base.servable.dish?.recipe.cuisine !== 'plain'

/**
 * Sets how likely each option of a slot is against the likeliest of them. What the child is known to
 * eat counts as eaten, and lends nothing to a dish beside it: toast makes no curry likely.
 */
export function rankAcceptance(plates: readonly (readonly Option[])[]): void {
  const others = plates.flatMap((sizes) => sizes[0]?.acceptance ?? []).sort((a, b) => b - a)
  const rated = others.filter((one) => one > 0 && one < surely)
  const likeliest = rated[Math.floor(rated.length * likeliestShare)] ?? 1
  for (const option of plates.flat()) {
    const energy = option.amounts[energyIndex] ?? 0
    const known = energy > 0 ? Math.min(1, option.acceptedKcal / energy) : 0
    option.acceptance = known + (1 - known) * Math.min(1, option.acceptance / likeliest)
    if (isMadeAtHome(option)) option.acceptance *= asBought
  }
}

function acceptedKcalOf(parts: readonly Part[]): number {
  let kcal = 0
  for (const part of parts) if (part.role === 'accepted') kcal += kcalOf(part)
  return kcal
}

function gramsOf(parts: readonly Part[]): number {
  let grams = 0
  for (const { serving } of parts) for (const one of serving?.grams ?? []) grams += one
  return grams
}

/** Each size of a plate as the search weighs it. */
export function optionsOf(
  placed: readonly SizedPlate[],
  course: Course,
  inAllSizesOf: InAllSizes,
): readonly Option[] {
  const options: Option[] = []
  const [first] = placed
  const inAllSizes = first && inAllSizesOf(first, course)
  if (!inAllSizes) return options
  const { ofOption, acceptances } = inAllSizes
  const isSure = ofOption.wished || ofOption.favourite
  for (const { parts, amounts, counted } of placed) {
    const serving = leadOf(parts)?.serving
    if (!serving) continue
    const kcal = parts.map(kcalOf)
    options.push({
      ...ofOption,
      parts,
      serving,
      amounts,
      counted,
      acceptedKcal: acceptedKcalOf(parts),
      acceptance: isSure ? surely : othersOf(parts, course, kcal, acceptances),
      grams: gramsOf(parts),
      sizes: options,
    })
  }
  return options
}
