import {
  ageFacts,
  allergens,
  dietFacts,
  exclusionClaimFacts,
  literalPattern,
  wordPattern,
} from '../facts.ts'
import { type Finding, fault } from '../plan.ts'
import type { Eater, Table } from '../profile-of.ts'
import { found, plainText, readLine, readSentence, remembered } from '../read-line.ts'
import { isLine, type Text } from '../texts-of.ts'

/** Something whose words are looked for. */
export interface Subject {
  kind: string
  rule: string
  /** The allergen whose label excuses these words. */
  label: string
  slots?: readonly string[] | undefined
  /** Where a product stands, and what follows it. */
  inProduct: (product: string) => string[]
  inRest: (rest: string) => string[]
  inSentence: (text: string) => string[]
}

interface Words {
  contains: RegExp
  /** Read where a product stands, and not in sentences. */
  products?: RegExp
  innocent?: RegExp | undefined
}

export function subjectOf(
  { contains, products = /(?!)/g, innocent }: Words,
  { label = '', ...named }: Pick<Subject, 'kind' | 'rule' | 'slots'> & { label?: string },
): Subject {
  const inRest = remembered((text) => found(text, contains, innocent))
  const inProduct = remembered((text) => [...inRest(text), ...found(text, products, innocent)])
  const inSentence = remembered((text) => inRest(readSentence(text, label)))
  return { ...named, label, inRest, inProduct, inSentence }
}

const groupWords = (ids: readonly string[]) =>
  wordPattern(ids.map((id) => dietFacts.groups[id] ?? '').join(','))
export const meatWords = groupWords(dietFacts.meat)

export const allergenSubjects = Object.entries(allergens).map(
  ([rule, { often, kitchens, ...words }]) => {
    const products = new RegExp(
      [words.products, often, kitchens].map(({ source }) => source).join('|'),
      'g',
    )
    return subjectOf({ ...words, products }, { kind: 'allergen', rule, label: rule })
  },
)
export const dietSubjects = Object.entries(dietFacts.diets).flatMap(([rule, diet]) => {
  const [contains, products] = [groupWords(diet.contains), groupWords(diet.products)]
  const { innocent } = dietFacts
  const named = { kind: 'broken diet', rule }
  const asAllergens = allergenSubjects.filter((one) => diet.allergens.includes(one.rule))
  return [
    subjectOf({ contains, products, innocent }, named),
    ...asAllergens.map((one) => ({ ...one, ...named })),
  ]
})
const ageSubjects = ageFacts.banned.map(({ words, innocent, rule, slots, under }) => ({
  under,
  subject: subjectOf({ contains: words, innocent }, { kind: 'age rule', rule, slots }),
}))

/** Those of the ids that are asked for; throws on one without words. */
function among(subjects: readonly Subject[], ids: readonly string[]): Subject[] {
  const unknown = ids.find((id) => !subjects.some(({ rule }) => rule === id))
  if (unknown !== undefined) throw new RangeError(`No words for ${unknown}`)
  return subjects.filter(({ rule }) => ids.includes(rule))
}

const subjectsFor = ({ ageYears, avoids, diets, foods }: Eater): Subject[] => [
  ...among(allergenSubjects, avoids),
  ...among(dietSubjects, diets),
  ...Object.entries(foods).map(([rule, words]) =>
    subjectOf(
      { contains: literalPattern(words), innocent: exclusionClaimFacts.terms[rule]?.innocent },
      { kind: 'allergen', rule },
    ),
  ),
  ...ageSubjects.flatMap(({ under, subject }) => (ageYears < under ? subject : [])),
]

/** The words of a subject in a text. What a label vouches for excuses the product, and not what follows it. */
function wordsIn(text: Text, { label, inProduct, inRest, inSentence }: Subject): string[] {
  if (isLine(text)) {
    const { product, rest, freeOf } = readLine(text.text)
    return [...(freeOf.includes(label) ? [] : inProduct(product)), ...inRest(rest)]
  }
  const vouched = (word: string) =>
    text.lines.some(
      ({ freeOf, product }) => freeOf.includes(label) && product.includes(word.replace(/s$/, '')),
    )
  return inSentence(text.text).filter((word) => !vouched(word))
}

/** What the words of texts hold that a subject forbids. */
export function* subjectFaults(
  texts: readonly Text[],
  subjects: readonly Subject[],
  whose = '',
): Generator<Finding> {
  for (const subject of subjects)
    for (const one of texts) {
      if (subject.slots && !subject.slots.includes(one.slot ?? '')) continue
      const kind = `${whose}${subject.kind} in a ${one.where}`
      for (const word of wordsIn(one, subject))
        yield { ...fault(kind, one.at, word, one.dish, one.text), rule: subject.rule }
    }
}

/** A text without the foods whose label the parent has read: of these nothing is judged. */
const withoutRead = (text: Text, read: readonly string[]): Text =>
  /name|part|beside|shopping/.test(text.where)
    ? {
        ...text,
        text: read.reduce(
          (left, food) => left.replaceAll(plainText(food), ' # '),
          plainText(text.text),
        ),
      }
    : text

/** What one of the table must not be given in what is read to it. */
export function* wordFaults(texts: readonly Text[], { child, eaters }: Table): Generator<Finding> {
  const { labelsRead: read = [] } = child
  const own = read.length > 0 ? texts.map((text) => withoutRead(text, read)) : texts
  yield* subjectFaults(own, subjectsFor(child))
  const all = texts.filter(({ shared }) => shared)
  for (const eater of eaters) {
    const isOnPlate = ({ shared, plates }: Text) => !shared && plates.includes(eater.childId ?? '')
    const subjects = subjectsFor(eater)
    yield* subjectFaults(all, subjects, 'eater: ')
    yield* subjectFaults(texts.filter(isOnPlate), subjects, 'plate: ')
  }
}
