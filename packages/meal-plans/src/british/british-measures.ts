import { britishShop } from '@brightplate/foods/languages/british/in-british'
import { inMetric } from '@brightplate/planner/steps/in-metric'

const [gramsOfOunce, millilitresOfOunce, millilitresOfCup] = [28.35, 30, 240]

const number = String.raw`\d+ \d\/\d|\d\/\d|[\d.]+`

function amountOf(text: string): number {
  const parts = text.split(' ').map((part) => {
    const [over = 0, under = 1] = part.split('/').map(Number)
    return over / under
  })
  return parts.reduce((sum, part) => sum + part, 0)
}

const toStep = (amount: number, step: number): number =>
  Math.max(step, Math.round(amount / step) * step)

const measured = new RegExp(String.raw`^(${number}) (cups?|oz|fl oz) (.+) \(([\d.]+) g\)$`)

/** What a British cook measures in a jug. */
const isPoured = (name: string): boolean =>
  /^(?!.* in ).*(?<![\p{L}-])(?:water|milk|drink|buttermilk|kefir|stock|broth|juice|cream)(?= labelled| certified| with added|,|$)/u.test(
    name,
  )

/** A line without cups and ounces: "40 g rolled oats" of "1/2 cup rolled oats (40 g)". Spoons stay. */
export function lineInMetric(line: string): string {
  const found = measured.exec(line)
  if (!found) return line
  const [, amount, unit, name, grams] = found
  if (!amount || !unit || !name || !grams) return line
  if (unit === 'fl oz' || (unit !== 'oz' && isPoured(name))) {
    const each = unit === 'fl oz' ? millilitresOfOunce : millilitresOfCup
    return `${toStep(amountOf(amount) * each, 5)} ml ${name} (${grams} g)`
  }
  return `${grams} g ${name}`
}

/** "3/4 cup cauliflower", of which a line of its dish tells the grams; the same where none does. */
export function cutInMetric(cut: string, lines: readonly string[]): string {
  const line = lines.find((one) => one.startsWith(`${cut},`) || one.startsWith(`${cut} (`))
  const grams = line && /\(([\d.]+) g\)$/.exec(line)?.[1]
  return grams ? lineInMetric(`${cut} (${grams} g)`) : cut
}

const shares = new RegExp(String.raw`(?<![\d/.])(${number}) (cups?|oz|fl oz)(?= of the )`, 'g')

/** Marks of a gas oven by degrees Celsius. */
const gasMarks: readonly (readonly [celsius: number, mark: number])[] = [
  [140, 1],
  [150, 2],
  [160, 3],
  [180, 4],
  [190, 5],
  [200, 6],
  [220, 7],
  [230, 8],
  [240, 9],
]

const gasMarkOf = (celsius: number): number | undefined =>
  gasMarks.find(([degrees]) => Math.abs(degrees - celsius) < 10)?.[1]

/** A step in degrees Celsius with the mark of a gas oven, in centimetres, millilitres and grams. */
export const stepInMetric = (step: string): string =>
  inMetric(step)
    .replace(shares, (_, amount: string, unit: string) => {
      if (unit === 'oz') return `${toStep(amountOf(amount) * gramsOfOunce, 5)} g`
      const each = unit === 'fl oz' ? millilitresOfOunce : millilitresOfCup
      return `${toStep(amountOf(amount) * each, 5)} ml`
    })
    .replace(/(\d{3}) °C(?! \()/g, (whole, celsius: string) => {
      const mark = gasMarkOf(Number(celsius))
      return mark === undefined ? whole : `${whole} (${britishShop.gasMark} ${mark})`
    })

type PackUnit = 'oz' | 'lb' | 'fl oz'

const packSizes: Readonly<Record<PackUnit, readonly [unit: string, each: number, step: number]>> = {
  oz: ['g', gramsOfOunce, 5],
  lb: ['g', 453.6, 10],
  'fl oz': ['ml', 29.57, 10],
}

/** "(425 g)" of "(15 oz)". */
export const packInMetric = (buy: string): string =>
  buy
    .replace(/([\d.]+) (oz|lb|fl oz)\b/g, (_, amount: string, unit: PackUnit) => {
      const [metric, each, step] = packSizes[unit]
      return `${toStep(Number(amount) * each, step)} ${metric}`
    })
    .replace(/\bhalf gallon\b/, '1.9 l')
