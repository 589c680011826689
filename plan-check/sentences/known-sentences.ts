import type { NutrientReport } from '@brightplate/contract/plans/plan-data'
import { ageFacts } from '../facts.ts'
import { amountFaults } from '../faults/amount-faults.ts'
import type { Line } from '../plan.ts'
import { found, plainText } from '../read-line.ts'
import { type Check, name, names, unless, type Whole } from './sentence.ts'
import { bearsWord, countedParts, isSame, partsOf, servedAs } from './stands.ts'

const enough = 0.98
const little = 1 / 3
/** Figures are printed to a hundredth. */
const slack = 0.005

const knownRow = ({ plan }: Whole, label: string): NutrientReport | undefined =>
  plan.nutrition?.find((row) => row.label === label)

const shareOf = (row: NutrientReport | undefined): number =>
  row?.target ? (row.from_known ?? 0) / row.target : Number.NaN

const shares =
  (param: string, isSo: (share: number, row: NutrientReport | undefined) => boolean): Check =>
  ({ sentence }, whole) =>
    names(sentence, param).flatMap((label) => {
      const row = knownRow(whole, label)
      return unless([isSo(shareOf(row), row), `${label}: ${Math.round(shareOf(row) * 100)} %`])
    })

/** Each food that is counted is named, and none else; under the parent's word or the name on the plate. */
const areCounted: Check = ({ sentence }, { dishes }) => {
  const foods = names(sentence, 'foods')
  const parts = dishes.flatMap(countedParts)
  const bears = (food: string, { typed, name: called }: (typeof parts)[number]) =>
    isSame(food, called) || (typed !== null && isSame(food, typed))
  return [
    ...foods.flatMap((food) =>
      unless([parts.some((part) => bears(food, part)), `not counted: ${food}`]),
    ),
    ...new Set(
      parts.flatMap((part) => {
        const isNamed = foods.some((food) => bears(food, part))
        const other = parts.some(
          (one) => one.typed === part.typed && foods.some((food) => bears(food, one)),
        )
        return isNamed || other ? [] : `counted and not named: ${part.typed ?? part.name}`
      }),
    ),
  ]
}

/** "58 % of the iron", rounded down. */
const areParts: Check = ({ sentence }, whole) =>
  names(sentence, 'shares').flatMap((part) => {
    const [, percent = '', label = ''] = /^(\d+) % of the (.*)$/.exec(part) ?? []
    const share = shareOf(knownRow(whole, label)) * 100
    return unless([Math.abs(share - 0.5 - Number(percent)) <= 0.5 + slack * 100, part])
  })

const areAllReached: Check = (_, { plan }) =>
  (plan.nutrition ?? []).flatMap((row) =>
    unless([row.target === null || shareOf(row) >= enough - slack, row.label]),
  )

/** What a limit holds down is nothing of which seconds are always welcome. */
const areWithoutLimit: Check = ({ sentence }, { dishes, profile }) => {
  const but = plainText(names(sentence, 'but').join(' '))
  const lines = dishes.flatMap(({ lines: all, slot }) =>
    all.flatMap(({ product, part }) => (part?.role === 'accepted' ? { product, slot } : [])),
  )
  const limits = ageFacts.counted.filter(({ most }) => most.some(([under]) => profile.age < under))
  const sweets: readonly [RegExp, string][] = [
    [sweetDrink, 'sweet drinks'],
    [sweet, 'sweets'],
  ]
  const sweetHeld = sweets.flatMap(([sign, kind]) =>
    unless([
      but.includes(kind) || !lines.some(({ product }) => sign.test(product)),
      `${kind} are no seconds`,
    ]),
  )
  const held = limits.flatMap(({ rule, words, innocent, slot }) => {
    const [kind = ''] = /juice|fish|rice|cocoa|milk/.exec(rule) ?? []
    const isHeld = lines.some(
      (line) => line.slot === slot || found(line.product, words, innocent).length > 0,
    )
    return unless([!isHeld || but.includes(kind) || kind === '', `a limit holds ${kind} down`])
  })
  return [...held, ...sweetHeld]
}

/** A step is from a food of the list to another that nobody eats yet. */
const isAStep: Check = ({ sentence }, whole) => {
  const { dishes, profile } = whole
  const [from, to] = [name(sentence, 'from'), name(sentence, 'to')]
  const list = profile.safe_foods ?? []
  const eaten = dishes
    .flatMap(partsOf)
    .flatMap((part) => (part.role === 'accepted' ? [part.name, part.typed ?? ''] : []))
  return [
    ...unless(
      [list.some((one) => isSame(one, from)), `not on the list: ${from}`],
      [![...list, ...eaten].some((one) => isSame(one, to)), `eaten already: ${to}`],
      [(profile.refused_foods ?? []).every((one) => !isSame(one, to)), `refused: ${to}`],
    ),
    ...shares('nutrients', (share) => share < enough)({ where: '', sentence }, whole),
  ]
}

const fewForms = 3

const sweetDrink = /\b(?:soda|cola|lemonade|fruit drink|sports drink|slush)\b/
const sweet =
  /\b(?:candy|candy-coated chocolate|milk chocolate|marshmallows?(?! oat)|gummies|lollipops?|licorice)\b(?! milk)/

/** What no meal is built upon. */
const isSweetOrDrink = (line: string) =>
  /^\d+(?: \d\/\d)? (?:fl oz|ml)\b/.test(line) || sweet.test(plainText(line))

const areFew: Check = ({ sentence }, { dishes, profile }) => {
  const foods = names(sentence, 'foods')
  const mains = dishes.filter(({ slot }) => /breakfast|lunch|dinner/.test(slot))
  return [
    ...unless(
      [foods.length > 0, 'names no food'],
      [foods.length < fewForms, 'names many'],
      [profile.safe_foods_nearly_all === true, 'the list is not nearly all'],
    ),
    ...foods.flatMap((food) => {
      const parts = mains.flatMap((one) => servedAs(one, food))
      return unless(
        [parts.length > 0, `at no main meal: ${food}`],
        [!parts.some(({ ingredients }) => ingredients.some(isSweetOrDrink)), `no meal: ${food}`],
      )
    }),
  ]
}

/** Whether so many dishes of a day may hold it that words alone cannot tell. */
function mayPass({ dishes }: Whole, { may_hold, words }: (typeof ageFacts.counted)[number]) {
  const isOther = ({ product, freeOf }: Line) =>
    // Made for an allergy or a diet, it may be of rice whatever its name asks for.
    freeOf.length > 0 || found(product, may_hold).length > 0
  const holds = dishes.filter(({ lines }) =>
    lines.some((line) => isOther(line) || found(line.product, words).length > 0),
  )
  return [...Map.groupBy(holds, ({ day }) => day).values()].some((ofDay) => ofDay.length > 1)
}

/** Of each food that is named there is more than its limit. */
const arePassed: Check = ({ sentence }, whole) => {
  const { dishes, table } = whole
  const faults = [...amountFaults(dishes, { ...table.child, eatsNearlyNothingElse: false })]
  return names(sentence, 'foods').flatMap((food) => {
    const [kind = ''] = /^\w+/.exec(food) ?? []
    const isSo =
      faults.some(({ rule }) => rule.includes(kind)) ||
      ageFacts.counted.some((one) => one.rule.includes(kind) && mayPass(whole, one))
    return unless([isSo, `within its limit: ${kind}`])
  })
}

/** Dips, spreads, sweets and drinks of the list may stand beside what a meal is built upon. */
const hasNoMain: Check = (_, { dishes }) =>
  dishes
    .filter(({ slot }) => /breakfast|lunch|dinner/.test(slot))
    .flatMap((one) =>
      countedParts(one)
        .filter((part) => part === partsOf(one)[0])
        .map(({ name: called }) => `${one.at}: ${called}`),
    )

/** Less of the list stands than stays out, and meals are built upon other food. */
const hasFewLeft: Check = (_, { dishes, profile }) => {
  const list = profile.safe_foods ?? []
  const standing = list.filter((food) => dishes.some((one) => servedAs(one, food).length > 0))
  const mains = dishes.filter(({ slot }) => /breakfast|lunch|dinner/.test(slot))
  return unless(
    [profile.safe_foods_nearly_all === true, 'the list is not nearly all'],
    [standing.length * 2 <= list.length, `${standing.length} of ${list.length} stand`],
    [mains.some((one) => partsOf(one)[0]?.role !== 'accepted'), 'every meal is of the list'],
  )
}

const isNoneLegal: Check = (_, { dishes, profile }) =>
  (profile.safe_foods ?? []).flatMap((food) =>
    unless([!dishes.some((one) => bearsWord(one, food)), `stands: ${food}`]),
  )

/** Of what is said of the foods that a child is known to eat. */
export const knownSentences: Readonly<Record<string, Check>> = {
  'known.counted': areCounted,
  'known.enough': shares('nutrients', (share) => share >= enough - slack),
  'known.part': areParts,
  'known.little': shares(
    'nutrients',
    (share, row) => share < little + slack && row?.complete === true,
  ),
  'known.little-as-known': shares('nutrients', (share) => share < little + slack),
  'known.reached': areAllReached,
  'known.seconds': areWithoutLimit,
  'known.seconds-but': areWithoutLimit,
  'known.step': isAStep,
  'known.step-label': isAStep,
  'notice.few-forms': areFew,
  'notice.no-main': hasNoMain,
  'clinic.above-guidance': arePassed,
  'notice.none-legal': isNoneLegal,
  'notice.rules-leave-few': hasFewLeft,
}
