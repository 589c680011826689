import { type Finding, fault, type WirePlan } from '../plan.ts'
import { aheadSentences } from './ahead-sentences.ts'
import { clinicSentences } from './clinic-sentences.ts'
import { dishSentences } from './dish-sentences.ts'
import { dishWritingFaults } from './dish-writing-faults.ts'
import { energySentences } from './energy-sentences.ts'
import { knownSentences } from './known-sentences.ts'
import { listSentences } from './list-sentences.ts'
import { nothingToCheck } from './nothing-to-check.ts'
import { planSentences } from './plan-sentences.ts'
import { type Check, type PlacedSentence, sentencesOf, type Whole, wholeOf } from './sentence.ts'
import { shopSentences } from './shop-sentences.ts'

const checks: Readonly<Record<string, Check>> = {
  ...aheadSentences,
  ...clinicSentences,
  ...dishSentences,
  ...energySentences,
  ...knownSentences,
  ...listSentences,
  ...planSentences,
  ...shopSentences,
}

/** Signs that a parent said yes to. */
const answered = 'red-flag.'
/** Sentences beside the form and beside a plan, which none has. */
const besidePlan = /^(?:answer|ask|back|energy|finding|left-out|move|note|unread|warn)\./

/** Whether what a key says is held against the plan, or it is told why not. */
export const isRead = (key: string): boolean =>
  key in checks || key in nothingToCheck || key.startsWith(answered) || besidePlan.test(key)

const placeOf = ({ where, placed }: PlacedSentence) => placed?.at ?? where

const faultOf = (kind: string, placed: PlacedSentence, word: string): Finding => ({
  ...fault(kind, placeOf(placed), word, placed.placed?.dish.name, placed.sentence.text),
  rule: placed.sentence.key,
})

/** Sentences that are said once where they stand: of a list what is said of each tag, of a dish each by itself. */
const homeOf = ({ where, placed, tag = '', item, sentence }: PlacedSentence) =>
  [
    placed?.at ?? where,
    tag,
    item?.line ?? item?.name ?? '',
    where === 'plate' ? sentence.key : '',
  ].join('\n')

function* repeated(all: readonly PlacedSentence[]): Generator<Finding> {
  const once = all.filter(({ where }) => where !== 'plate')
  for (const ofHome of Map.groupBy(once, homeOf).values())
    for (const [index, said] of ofHome.entries())
      if (ofHome.findIndex(({ sentence }) => sentence.text === said.sentence.text) < index)
        yield faultOf('sentence said twice', said, said.sentence.key)
}

/** Parameters that a sentence does not print, or prints in other words. */
const unprinted: readonly (readonly [key: RegExp, params: readonly string[]])[] = [
  [/^tip\.kitchen-days?$/, ['day']],
  [/^tip\.kitchen-week$/, ['week']],
  [/^change\.refused/, ['count']],
  [/^why\.quick$/, ['minutes']],
  [/^product\.kept-out$/, ['assumed']],
  [/^label\.(?:often|by-rule)$/, ['typed']],
  [/^ladder\.brand$/, ['to']],
  [/^clinic\./, ['ruled', 'known']],
  [/^told\./, ['stays']],
]

/** What a sentence was made from and does not say. */
function missing({ sentence: { key, params, text } }: PlacedSentence): string[] {
  const silent = unprinted.flatMap(([keys, some]) => (keys.test(key) ? some : []))
  // "1,500 mg"
  const plain = (words: string) => words.toLowerCase().replaceAll(/(?<=\d),(?=\d{3})/g, '')
  return Object.entries(params)
    .flatMap(([param, value]) => (silent.includes(param) ? [] : [value].flat().map(String)))
    .filter((one) => !plain(text).includes(plain(one)))
}

function* read(placed: PlacedSentence, whole: Whole): Generator<Finding> {
  const { key } = placed.sentence
  if (!isRead(key)) yield faultOf('sentence that nobody checks', placed, key)
  for (const word of [...missing(placed), ...(checks[key]?.(placed, whole) ?? [])])
    yield faultOf('sentence that is not so', placed, word)
}

/** Every sentence of a plan that its own dishes, figures and profile do not bear out, or that is said twice. */
export function* sentenceFaults(file: WirePlan): Generator<Finding> {
  const whole = wholeOf(file)
  const all = sentencesOf(whole)
  yield* repeated(all)
  for (const placed of all) yield* read(placed, whole)
  yield* dishWritingFaults(whole)
}
