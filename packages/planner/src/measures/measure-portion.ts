import type { MeasureSystem } from '../planner-profile.ts'
import { type Amount, asPrinted } from './amount.ts'
import { kitchenNumber } from './kitchen-number.ts'

/** What a food that is scooped or drunk weighs, and how it is said. */
export interface Scooped {
  cupGrams: number
  /** In fluid ounces or millilitres; else in cups and spoons, or weighed. */
  drunk: boolean
}

const inCup = { ounces: 8, millilitres: 236.6, tablespoons: 16, teaspoons: 48 }

/** From here on a quarter of a cup is nearest. */
const cupFrom = 2.75 / inCup.tablespoons
const tablespoonFrom = 0.9 / inCup.tablespoons
/** Up to two tablespoons a metric cook takes the spoon as well. */
const mostSpoons = 2 / inCup.tablespoons

const toStep = (amount: number, step: number) => Math.max(step, Math.round(amount / step) * step)

interface Said {
  value: number
  unit: 'fl oz' | 'ml' | 'cup' | 'tbsp' | 'tsp' | 'g'
  /** How many of the unit a cup holds; null for grams. */
  ofCup: number | null
}

/** Few ounces come in halves, as a cup is marked. */
const halvesBelow = 2

function drunkAs(cups: number, system: MeasureSystem): Said {
  if (system === 'metric') {
    return { value: toStep(cups * inCup.millilitres, 10), unit: 'ml', ofCup: inCup.millilitres }
  }
  const ounces = cups * inCup.ounces
  return {
    value: toStep(ounces, ounces < halvesBelow ? 0.5 : 1),
    unit: 'fl oz',
    ofCup: inCup.ounces,
  }
}

/** A scale shows five grams, and single ones of little. */
const weighed = (grams: number): Said => ({
  value: toStep(grams, grams < 10 ? 1 : 5),
  unit: 'g',
  ofCup: null,
})

function scoopedAs(grams: number, cups: number, system: MeasureSystem): Said {
  if (system === 'metric' && cups > mostSpoons) return weighed(grams)
  if (cups >= cupFrom) return { value: toStep(cups, 0.25), unit: 'cup', ofCup: 1 }
  const [unit, ofCup] =
    cups >= tablespoonFrom
      ? (['tbsp', inCup.tablespoons] as const)
      : (['tsp', inCup.teaspoons] as const)
  return { value: toStep(cups * ofCup, 0.5), unit, ofCup }
}

function sayIn(grams: number, { cupGrams, drunk }: Scooped, system: MeasureSystem): Said {
  const cups = grams / cupGrams
  return drunk ? drunkAs(cups, system) : scoopedAs(grams, cups, system)
}

const gramsAs = ({ value, ofCup }: Said, cupGrams: number): number =>
  asPrinted(ofCup === null ? value : (value / ofCup) * cupGrams)

/** What is in the cup or spoons that are printed for so many grams. */
export const gramsOfPortion = (grams: number, scooped: Scooped, system: MeasureSystem): number =>
  gramsAs(sayIn(grams, scooped, system), scooped.cupGrams)

/** A portion as it is drunk or scooped: "6 fl oz", "1 1/2 cups"; its grams are what is in them. */
export function measurePortion(grams: number, scooped: Scooped, system: MeasureSystem): Amount {
  const measured = sayIn(grams, scooped, system)
  const number =
    measured.unit === 'ml' || measured.unit === 'g'
      ? measured.value
      : kitchenNumber(measured.value).text
  return {
    text: `${number} ${measured.unit === 'cup' && measured.value > 1 ? 'cups' : measured.unit}`,
    number: String(number),
    unit: measured.unit,
    value: measured.value,
    pieces: null,
    grams: gramsAs(measured, scooped.cupGrams),
    isWeighed: measured.unit === 'g',
  }
}
