import { allergens } from './facts.ts'

const mostRemembered = 20_000

/** The same words stand in many texts of a plan: each is read once. */
export function remembered<Read>(read: (text: string) => Read): (text: string) => Read {
  const known = new Map<string, Read>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    if (known.size >= mostRemembered) known.clear()
    const now = read(text)
    known.set(text, now)
    return now
  }
}

/** "dairy-, egg- and " of "dairy-, egg- and soy-free". */
const hanging = /\b(?:[a-z]+-(?:,? and |, ))+(?=[a-z]+-free\b)/g

/** Lower case, without accents, plain quotes, each claim in full. */
export const plainText = remembered((text) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[’‘]/g, "'")
    .toLowerCase()
    .replace(hanging, (claims) => claims.replaceAll('-', '-free')),
)

const labels = Object.values(allergens).flatMap(({ label }) => label)
const item = [...labels, 'pine nut'].map((word) => `${word}s?`).join('|')
const labelled = new RegExp(
  `,? labelled (?:free of ((?:${item})(?:(?:, and |, | and )(?:${item}))*)|(gluten)-free)`,
)
const compound = new RegExp(`\\b(?:${labels.join('|')})-free\\b`, 'g')
const word = '(?:mac and cheese|(?!with\\b|on\\b|in\\b|and\\b|or\\b)[a-z-]+)'
const freeOfWords = `(?:(?:${labels.join('|')})-free(?:,? and |, | ))+(?:vegan )?`
/** "Dairy-free and egg-free pancakes", "vegan yogurt": a name in a sentence that vouches for itself. */
const freeName = new RegExp(`\\b(?:${freeOfWords}|vegan )${word}(?: ${word}){0,3}`, 'g')
const ofVegan = ['milk', 'egg']

/** The allergens for whose absence a label's words vouch. */
const vouchedBy = remembered((words) =>
  Object.entries(allergens).flatMap(([id, { label }]) => {
    const isLabelled = label.some((one) => new RegExp(`(?<!pine )\\b${one}s?\\b`).test(words))
    return isLabelled || (ofVegan.includes(id) && /\bvegan\b/.test(words)) ? id : []
  }),
)

export interface ReadLine {
  plain: string
  /** The product, up to the comma, colon or bracket. */
  product: string
  /** What follows it: never excused by the label. */
  rest: string
  freeOf: readonly string[]
  /** Null where none are printed. */
  grams: number | null
}

/** Parts a line or an entry of the list into product, label, the rest and grams. */
export const readLine = remembered((line): ReadLine => {
  const plain = plainText(line)
  const match = labelled.exec(plain)
  const end = match ? match.index : plain.search(/, | \(|: /)
  const product = end < 0 ? plain : plain.slice(0, end)
  const vegan = product.match(/\bvegan\b/) ?? []
  const printed = /\(([\d.]+) g\)$|^(\d+) g /.exec(plain)
  return {
    plain,
    product: product.replace(compound, ' # '),
    rest: match ? plain.slice(match.index + match[0].length) : plain.slice(product.length),
    freeOf: vouchedBy(
      [match?.[1] ?? match?.[2], ...(product.match(compound) ?? []), ...vegan].join(),
    ),
    grams: printed ? Number(printed[1] ?? printed[2]) : null,
  }
})

const presentOnly = remembered((text) =>
  plainText(text).replace(/\bnames no [^.]*|\b(?:without|no) [a-z]+/g, ' # '),
)

const oneFree = `(?:${labels.join('|')})-free`
/** "Gluten-free: tenders, flour tortilla and celery": a name whose claims stand for each of its parts. */
const freeNames = new RegExp(`^(${oneFree}(?:(?:,? and |, )${oneFree})*): `)

/** A sentence without what it says is not there, and without names that vouch for the absence of `id`. */
export function readSentence(text: string, id: string): string {
  const withoutAbsent = presentOnly(text)
  const [, claims = ''] = freeNames.exec(withoutAbsent) ?? []
  if (vouchedBy(claims).includes(id)) return ' # '
  return withoutAbsent.replace(freeName, (all) => (vouchedBy(all).includes(id) ? ' # ' : all))
}

export const found = (text: string, words: RegExp, innocent: RegExp = /(?!)/g): string[] =>
  text.search(words) < 0 ? [] : [...new Set(text.replace(innocent, ' # ').match(words) ?? [])]
