import { type Amount, type AmountUnit, asPrinted } from './amount.ts'
import { type KitchenNumber, kitchenNumber } from './kitchen-number.ts'

const gramsPerOunce = 28.35
const teaspoonsInCup = 48
const teaspoonsInTablespoon = 3

/** Teaspoons from which a cup is taken: a quarter of it. */
const cupFrom = 11
const tablespoonFrom = 2.7
const teaspoonFrom = 0.2

/** How much it is, in words and worth so many teaspoons. */
interface Volume extends KitchenNumber {
  number: string
  unit: AmountUnit
}

const pinch: Volume = { text: 'a pinch of', value: 1 / 16, number: '', unit: 'pinch' }

/** Spoons in halves or quarters, for amounts under a cup. */
export function spoons(teaspoons: number): Volume {
  if (teaspoons >= tablespoonFrom) {
    const number = kitchenNumber(Math.round((teaspoons / teaspoonsInTablespoon) * 2) / 2)
    return {
      text: `${number.text} tbsp`,
      value: number.value * teaspoonsInTablespoon,
      number: number.text,
      unit: 'tbsp',
    }
  }
  if (teaspoons < teaspoonFrom) return pinch
  const number = kitchenNumber(Math.round(teaspoons * 4) / 4)
  return { text: `${number.text} tsp`, value: number.value, number: number.text, unit: 'tsp' }
}

function cupsOrSpoons(teaspoons: number): Volume {
  if (teaspoons < cupFrom) return spoons(teaspoons)
  const { text, value } = kitchenNumber(teaspoons / teaspoonsInCup)
  return {
    text: `${text} ${value > 1 ? 'cups' : 'cup'}`,
    value: value * teaspoonsInCup,
    number: text,
    unit: 'cup',
  }
}

/** A scale is read in quarters of an ounce, and more than a few in halves. */
const halvesFrom = 4

const toStep = (amount: number, step: number) => Math.round(amount / step) * step

/** What cups, spoons and ounces stand for: a rounding is of words alone. */
export const gramsByVolume = (grams: number): number => Math.max(0.1, asPrinted(grams))

/** Cups and spoons, or ounces where nothing is known of its volume. */
export function measureUs(grams: number, gramsOfTeaspoon: number | null): Amount {
  const counted = { pieces: null, grams: gramsByVolume(grams), isWeighed: false }
  if (gramsOfTeaspoon !== null) return { ...cupsOrSpoons(grams / gramsOfTeaspoon), ...counted }
  const ounces = counted.grams / gramsPerOunce
  if (ounces < 0.5) {
    return { text: 'a little', number: '', unit: 'little', value: ounces, ...counted }
  }
  const { text, value } = kitchenNumber(toStep(ounces, ounces < halvesFrom ? 0.25 : 0.5))
  return { text: `${text} oz`, number: text, unit: 'oz', value, ...counted }
}
