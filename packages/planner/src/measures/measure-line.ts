import type { Food } from '@brightplate/foods/food'
import type { Ingredient } from '@brightplate/recipes/recipe'
import type { MeasureSystem } from '../planner-profile.ts'
import type { Amount } from './amount.ts'
import { type Counted, countPieces, gramsOfPieces, isCountable } from './count-pieces.ts'
import { isDrunk, isPoured } from './is-poured.ts'
import { measureMetric } from './measure-metric.ts'
import { gramsOfPortion, measurePortion, type Scooped } from './measure-portion.ts'
import { gramsByVolume, measureUs } from './measure-us.ts'

const teaspoonsIn = { cup: 48, tbsp: 3, tsp: 1, pinch: 1 / 16 }

const hasTeaspoons = (unit: string): unit is keyof typeof teaspoonsIn => unit in teaspoonsIn

/** By what a line is measured, in whatever size. */
type Meter =
  | { by: 'piece'; counted: Counted }
  | { by: 'scoop'; scooped: Scooped }
  | { by: 'scale'; gramsOfTeaspoon: number | null; poured: boolean }

function meterOf({ food: written, grams, measure, portion }: Ingredient, food: Food): Meter {
  // A substitute weighs what the ingredient weighed, and is measured by its own measures.
  const own = written === food.id
  const unit = measure?.unit
  const ofTable = unit ? food.measures[unit] : undefined
  const unitGrams = measure && own && !portion ? grams / measure.amount : ofTable
  if (unit && unitGrams && isCountable(unit)) {
    return { by: 'piece', counted: { unit, unitGrams, portion: portion === true } }
  }
  const teaspoons = unit && hasTeaspoons(unit) ? teaspoonsIn[unit] : null
  const poured = isPoured(food)
  if (portion && unit === 'cup' && unitGrams) {
    return { by: 'scoop', scooped: { cupGrams: unitGrams, drunk: isDrunk(food) } }
  }
  const gramsOfTeaspoon =
    teaspoons && unitGrams
      ? unitGrams / teaspoons
      : poured && food.measures.cup
        ? food.measures.cup / teaspoonsIn.cup
        : null
  return { by: 'scale', gramsOfTeaspoon, poured }
}

/** Nobody counts out more for a table: "24 oz tater tots", no 84 of them. */
const mostCounted = 24

/** Portions that one may have, counted however small it is: thirty dumplings of a child who eats thirty. */
const mostOfOne = 2

/** By what so much of a portion is measured: in pieces as far as they are counted out, else on a scale. */
const meterFor = (meter: Meter, scale: number, grams: number): Meter =>
  meter.by === 'piece' &&
  meter.counted.portion &&
  scale > mostOfOne &&
  Math.round(grams / meter.counted.unitGrams) > mostCounted
    ? { by: 'scale', gramsOfTeaspoon: null, poured: false }
    : meter

/**
 * How much of a food stands in an ingredient's place for `scale` times the recipe. Pieces come as a
 * kitchen can do them, and the grams follow what is printed, so that what a plan counts is what a cook weighs.
 */
export function measureLine(
  ingredient: Ingredient,
  food: Food,
  scale: number,
  system: MeasureSystem,
): Amount {
  const grams = ingredient.grams * scale
  const meter = meterFor(meterOf(ingredient, food), scale, grams)
  if (meter.by === 'piece') return countPieces(grams, meter.counted, food)
  if (meter.by === 'scoop') return measurePortion(grams, meter.scooped, system)
  return system === 'us'
    ? measureUs(grams, meter.gramsOfTeaspoon)
    : measureMetric(grams, meter.gramsOfTeaspoon, meter.poured)
}

type Weigh = (scale: number) => number

interface Weigher {
  food: Food
  system: MeasureSystem
  weigh: Weigh
}

/** Lines of the tables are weighed for every child: each is looked at once. */
const known = new WeakMap<Ingredient, Weigher[]>()

/** Weighs a line as `measureLine` does, without the words: a search asks for many sizes of which few are printed. */
export function weighLine(ingredient: Ingredient, food: Food, system: MeasureSystem): Weigh {
  const ofLine = known.get(ingredient) ?? []
  const before = ofLine.find((one) => one.food === food && one.system === system)
  if (before) return before.weigh
  const weigh = weigherOf(ingredient, food, system)
  known.set(ingredient, [...ofLine, { food, system, weigh }])
  return weigh
}

function weigherOf(ingredient: Ingredient, food: Food, system: MeasureSystem): Weigh {
  const ofLine = meterOf(ingredient, food)
  return (scale) => {
    const grams = ingredient.grams * scale
    const meter = meterFor(ofLine, scale, grams)
    if (meter.by === 'piece') return gramsOfPieces(grams, meter.counted, food)
    if (meter.by === 'scoop') return gramsOfPortion(grams, meter.scooped, system)
    return system === 'us'
      ? gramsByVolume(grams)
      : measureMetric(grams, meter.gramsOfTeaspoon, meter.poured).grams
  }
}
