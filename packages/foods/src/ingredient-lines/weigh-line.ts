import type { Food, MeasureUnit } from '../food.ts'
import { measureUnits } from '../food.ts'
import { packOf } from '../shop/packs.ts'
import { containers, gramsPerUnit, teaspoonsPerUnit } from './amounts/kitchen-units.ts'
import type { Amount } from './amounts/read-amount.ts'
import type { StatedAmount } from './amounts/read-stated-amount.ts'
import { countedWhole, uncertainPieces } from './names/food-aliases.ts'

/** What of a line decides its weight. */
export interface WeighedLine {
  amount: Amount
  stated: readonly StatedAmount[]
  extras: readonly Amount[]
  openEnded: boolean
  /** "heaping", "rounded": more than the measure holds. */
  isHeaping: boolean
  /** Larger or smaller than the usual piece. */
  isOddlySized: boolean
  /** Mashed, packed, sliced: a cup holds another weight of it. */
  isOddlyFilled: boolean
  isDrained: boolean
  /** "Juice of 2 lemons": the piece is the fruit. */
  isYield: boolean
}

/** A stated weight and one from the table that differ more than this cannot both be right. */
const widestRatio = 3
/** Below this a pinch is a pinch. */
const leastWeighed = 2
/** The share of a can of a drained food that is food. */
const drainedShare = { low: 0.54, high: 0.82 }

const middle = ({ low, high }: Amount) => (low + high) / 2

const unitOfMeasure: Readonly<Record<string, MeasureUnit>> = {
  rib: 'stalk',
  spear: 'stalk',
  sprig: 'stalk',
  strip: 'slice',
}

const isMeasure = (unit: string): unit is MeasureUnit =>
  measureUnits.some((known) => known === unit)

/** Grams of one teaspoon, from the measure nearest in size. */
function gramsPerTeaspoon({ measures }: Food, teaspoons: number): number | null {
  const { cup, tbsp, tsp } = measures
  const known = [
    cup === undefined ? null : { size: 48, grams: cup },
    tbsp === undefined ? null : { size: 3, grams: tbsp },
    tsp === undefined ? null : { size: 1, grams: tsp },
  ].filter((one) => one !== null)
  const distance = (size: number) => Math.abs(Math.log(size / teaspoons))
  const [nearest] = known.sort((a, b) => distance(a.size) - distance(b.size))
  return nearest ? nearest.grams / nearest.size : null
}

function gramsPerPiece(food: Food, isYield: boolean): number | null {
  const { piece, leaf } = food.measures
  if (piece === undefined) return /\bleaf$/u.test(food.name) ? (leaf ?? null) : null
  if (isYield) return food.aisle === 'fruit' ? piece : null
  // fillets, steaks and links come in every size
  if (food.aisle === 'meat-and-poultry' || (food.aisle === 'fish' && food.id !== 'fish-fingers')) {
    return null
  }
  if (uncertainPieces.has(food.id)) return null
  const isCounted = food.plural !== undefined || /s$/u.test(food.name) || countedWhole.has(food.id)
  return isCounted ? piece : null
}

function gramsPerNamedUnit(food: Food, unit: string, isDrained: boolean): number | null {
  if (unit === 'stick') {
    return food.id === 'butter' && food.measures.cup ? food.measures.cup / 2 : null
  }
  if (unit === 'can' && isDrained && !/\bdrained\b/u.test(food.name)) return null
  if (unit === 'bunch' || unit === 'head') {
    const pack = packOf(food.id)
    if (pack?.unit === unit) return pack.grams
    return unit === 'head' && !uncertainPieces.has(food.id) ? gramsPerPiece(food, false) : null
  }
  const measure = unitOfMeasure[unit] ?? unit
  return isMeasure(measure) ? (food.measures[measure] ?? null) : null
}

const counted = new Set(['piece', 'slice', 'stalk', 'rib', 'strip', 'head', 'bunch', 'leaf'])

/** Grams by weight unit or by the food's measures. */
function gramsByMeasure(food: Food, amount: Amount, line: WeighedLine): number | null {
  const { unit } = amount
  const many = middle(amount)
  const grams = unit === null ? undefined : gramsPerUnit[unit]
  if (grams !== undefined) return many * grams
  const teaspoons = unit === null ? undefined : teaspoonsPerUnit[unit]
  if (unit !== null && teaspoons !== undefined) {
    if (unit === 'pinch' && food.measures.pinch !== undefined) return many * food.measures.pinch
    const total = many * teaspoons
    if (line.isHeaping || (line.isOddlyFilled && total > 12)) return null
    const each = gramsPerTeaspoon(food, teaspoons)
    return each === null ? null : total * each
  }
  if (line.isOddlySized && (unit === null || counted.has(unit))) return null
  const one =
    unit === null || unit === 'piece'
      ? gramsPerPiece(food, line.isYield)
      : gramsPerNamedUnit(food, unit, line.isDrained)
  return one === null ? null : many * one
}

const ratio = (a: number, b: number) => Math.max(a / b, b / a)
const near = (a: number, b: number, widest: number) => ratio(a, b) <= widest

/** Grams that the line itself states; undefined where it states none, null where it is unclear. */
function gramsStated(
  food: Food,
  line: WeighedLine,
  byTable: number | null,
): number | null | undefined {
  const weights = line.stated.flatMap((stated) => {
    const grams = stated.unit === null ? undefined : gramsPerUnit[stated.unit]
    return grams === undefined ? [] : { ...stated, grams: middle(stated) * grams }
  })
  const weight = weights.find(({ unit }) => unit === 'g' || unit === 'kg') ?? weights[0]
  if (!weight) return undefined
  const one = weight.grams
  const { unit } = line.amount
  const many = middle(line.amount)
  const isPacked = unit !== null && containers.has(unit)
  // a drained food: its can weighs more than the food in it
  if (isPacked && !weight.drained && (line.isDrained || /\bdrained\b/u.test(food.name))) {
    const perCan = food.measures.can
    if (unit !== 'can' || perCan === undefined || !/\bdrained\b/u.test(food.name)) return null
    if (near(one, perCan * many, 1.1)) return one
    const share = perCan / one
    return share >= drainedShare.low && share <= drainedShare.high ? many * perCan : null
  }
  const isCount = unit === null || counted.has(unit) || isPacked || unit === 'clove'
  if (!isCount || many <= 1 || weight.each === false) {
    return weight.each === true && isCount ? one * many : one
  }
  if (weight.each) return one * many
  const usual = byTable ?? many * (food.measures.piece ?? Number.NaN)
  if (Number.isNaN(usual)) return isPacked ? null : one
  // a bracket gives the weight of all, unless that of each would fit better
  const isUnlikely = !near(one, usual, 1.5) && ratio(one, usual) > ratio(one * many, usual)
  // the size of a can stands beside it in brackets: "2 cans (14 oz)"
  if (isUnlikely && isPacked) return one * many
  return isUnlikely ? null : one
}

/**
 * The grams of a whole line, or null where they cannot be known.
 *
 * A stated weight wins over the table's measures, unless the two contradict each other.
 */
export function weighLine(food: Food, line: WeighedLine): number | null {
  if (line.openEnded) return null
  const byTable = gramsByMeasure(food, line.amount, line)
  const stated = gramsStated(food, line, byTable)
  if (stated === null) return null
  const contradicts =
    stated !== undefined && byTable !== null && !near(stated, byTable, widestRatio)
  if (contradicts && Math.max(stated, byTable) > leastWeighed) return null
  let grams = stated ?? byTable
  for (const extra of line.extras) {
    const more = gramsByMeasure(food, extra, line)
    grams = grams === null || more === null ? null : grams + more
  }
  return grams === null ? null : Math.round(grams * 10) / 10
}
