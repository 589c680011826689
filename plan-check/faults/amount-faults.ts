import { ageFacts } from '../facts.ts'
import { type Finding, fault, type Line, type Placed, sum } from '../plan.ts'
import type { Eater } from '../profile-of.ts'
import { found } from '../read-line.ts'

type Counted = (typeof ageFacts.counted)[number]

/** Most by which a printed weight may differ from the exact one: whole grams from 10 g on. */
export const printedError = (grams: number): number => (grams >= 10 ? 0.5 : 0.05)

/** What a gram counts of a product that a rule names: a chocolate cookie is a cookie, and a pancake no cake. */
export function strengthOf({ strength }: Pick<Counted, 'strength'>, product: string): number {
  // The last word tells, and the narrowest.
  const endOf = (word: string) => product.lastIndexOf(word) + word.length
  const [, most = 1] =
    Object.entries(strength)
      .filter(([word]) => product.includes(word))
      .sort(([a], [b]) => endOf(b) - endOf(a) || b.length - a.length)[0] ?? []
  return most
}

/** What a line counts of a rule in the child's own share, in grams: the least that its printed weight stands for. */
function gramsOf(
  rule: Counted,
  { product, freeOf, grams, portions, part }: Line,
  slot: string,
): number {
  const isNamed = rule.slot === slot || found(product, rule.words, rule.innocent).length > 0
  const isGlutenFree = freeOf.includes('gluten') || freeOf.includes('wheat')
  const counts =
    isNamed || (isGlutenFree && found(product, rule.gluten_free, rule.of_other_grain).length > 0)
  const strength = strengthOf(rule, product)
  const atLeast = (grams ?? 0) - printedError(grams ?? 0)
  return counts && !part?.for_others && atLeast > 0 ? (atLeast * strength) / portions : 0
}

function amountOf(rule: Counted, { slot }: Placed, lines: readonly Line[]): number {
  const grams = lines.map((line) => gramsOf(rule, line, slot))
  return rule.unit === 'grams'
    ? sum(grams)
    : Number(grams.some((one) => one > 0 && one >= rule.from))
}

/** Lines tell grams to a tenth. */
const roundedOff = 0.05

/** What is above a limit that is counted over a dish, a day or a week. */
export function* amountFaults(
  dishes: readonly Placed[],
  { ageYears, eatsNearlyNothingElse }: Eater,
): Generator<Finding> {
  for (const rule of ageFacts.counted) {
    const most = rule.most.find(([under]) => ageYears < under)?.[1] ?? Number.POSITIVE_INFINITY
    const spanOf = ({ day, at }: Placed) =>
      ({ dish: at, day: `day ${day + 1}`, week: `week ${Math.floor(day / 7) + 1}` })[rule.per]
    for (const [at, ofSpan] of Map.groupBy(dishes, spanOf)) {
      const amount = (one: Placed) => amountOf(rule, one, one.lines)
      const isPassed = (one: Placed) =>
        amountOf(
          rule,
          one,
          one.lines.filter(({ part }) => part?.role !== 'accepted'),
        ) > 0
      const total = sum(ofSpan.map(amount))
      const yields = rule.yields && eatsNearlyNothingElse && !ofSpan.some(isPassed)
      const names = ofSpan.filter((one) => amount(one) > 0).map(({ dish }) => dish.name)
      const word = `${Math.round(total * 10) / 10} of ${most}`
      if (total > most + roundedOff && !yields) yield fault(rule.rule, at, word, names.join('; '))
    }
  }
}
