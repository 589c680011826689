import type { Aisle, Food, MeasureUnit } from '@brightplate/foods/food'

export interface PlainSide {
  amount: number
  unit: MeasureUnit | 'g'
  step: string
  minutes: number
}

/** Vegetables that children eat raw. */
const eatenRaw = ['carrot', 'cucumber', 'tomato', 'cherry-tomato', 'bell-pepper-red', 'celery']

const asItIs = 'Put the * beside the meal.'
const washed = 'Serve the * beside the meal, washed and ready to eat.'
const inCup = 'Serve the * in a cup beside the meal.'
const softened = 'Cook the * in a little water until soft, and serve beside the meal.'

const halfCup = { amount: 0.5, unit: 'cup' } as const
/** Grams above which a piece is halved. */
const largePieceGrams = 100
/** Grams below which pieces are measured by the cup. */
const smallPieceGrams = 25

function portionOf({ measures }: Food): Pick<PlainSide, 'amount' | 'unit'> | null {
  const { piece, slice, cup } = measures
  if (piece !== undefined && piece >= smallPieceGrams && piece <= 4 * largePieceGrams) {
    return { amount: piece > largePieceGrams ? 0.5 : 1, unit: 'piece' }
  }
  if (slice !== undefined && slice >= smallPieceGrams && slice <= largePieceGrams) {
    return { amount: 1, unit: 'slice' }
  }
  return cup === undefined ? null : halfCup
}

const drinks = /\b(milk|drink|kefir|buttermilk)\b/

function served(food: Food, careful: boolean): PlainSide | null {
  const hard = food.choking?.hazard === 'hard'
  const plain = (step: string, minutes: number) => {
    const portion = portionOf(food)
    return portion && { ...portion, step, minutes }
  }
  const byAisle: Partial<Record<Aisle, () => PlainSide | null>> = {
    fruit: () => (hard && careful ? plain(softened, 10) : plain(washed, 3)),
    vegetables: () =>
      eatenRaw.includes(food.id) && !(hard && careful) ? plain(washed, 3) : plain(softened, 10),
    'dairy-and-eggs': () =>
      drinks.test(food.name)
        ? { ...halfCup, step: inCup, minutes: 1 }
        : food.choking
          ? { amount: 28, unit: 'g', step: asItIs, minutes: 2 }
          : plain(asItIs, 1),
    'plant-drinks': () =>
      drinks.test(food.name) ? { ...halfCup, step: inCup, minutes: 1 } : plain(asItIs, 1),
    bread: () => plain('Warm the *, and serve beside the meal.', 5),
    snacks: () => ({ amount: 20, unit: 'g', step: asItIs, minutes: 1 }),
    'nuts-and-seeds': () => ({ amount: 16, unit: 'g', step: asItIs, minutes: 1 }),
  }
  return byAisle[food.aisle]?.() ?? null
}

const notByItself = ['lemon-juice', 'lime-juice', 'lemon-zest', 'orange-zest', 'butter', 'ghee']

/** How a food without a row of its own is put beside a meal; null for what nobody eats by itself. */
export const sideOfFood = (food: Food, careful: boolean): PlainSide | null =>
  notByItself.includes(food.id) ? null : served(food, careful)
