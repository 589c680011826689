const items =
  'milk|dairy|eggs?|soy|sesame|tree nuts|pine nuts|peanuts?|nuts|gluten|wheat|celery|mustard|sulfites|sulphites|fish|shellfish'
const labelled = new RegExp(
  `,? labelled (?:free of ((?:${items})(?:(?:, | and |, and )(?:${items}))*)|(gluten)-free)`,
)
const compound = /\b(milk|dairy|egg|soy|sesame|nut|peanut|gluten|wheat)-free\b/g
/** Where the name of a product ends and what is done to it begins. */
const nameEnd = /, | \(|: /

/** What a label's word vouches for, in the oracle's own ids. "Nuts" does not vouch for peanuts. */
const vouches: Readonly<Record<string, readonly string[]>> = {
  milk: ['milk'],
  dairy: ['milk'],
  egg: ['egg'],
  soy: ['soy'],
  sesame: ['sesame'],
  'tree nut': ['tree-nuts'],
  'pine nut': [],
  nut: ['tree-nuts'],
  peanut: ['peanut'],
  gluten: ['gluten', 'wheat'],
  wheat: ['wheat'],
  celery: ['celery'],
  mustard: ['mustard'],
  sulfite: ['sulphites'],
  sulphite: ['sulphites'],
  fish: ['fish'],
  shellfish: ['shellfish'],
}

/** What the word "vegan" on a product vouches for. */
const ofVegan = ['milk', 'egg']
const vegan = /\bvegan\b/

const vouchedFor = (word: string) => vouches[word === 'fish' ? word : word.replace(/s$/, '')] ?? []

export interface ReadLine {
  /** The product, up to the comma, colon or bracket. */
  product: string
  /** What follows it: never excused by the label. */
  rest: string
  freeOf: ReadonlySet<string>
}

/** Parts a line or an entry of the list into product, label and the rest. Takes plain text. */
export function readLine(line: string): ReadLine {
  const freeOf = new Set<string>()
  const match = labelled.exec(line)
  const claim = match?.[1] ?? match?.[2] ?? ''
  for (const item of claim.split(/, and |, | and /)) {
    for (const id of vouchedFor(item)) freeOf.add(id)
  }
  const productEnd = match ? match.index : line.search(nameEnd)
  const product = productEnd < 0 ? line : line.slice(0, productEnd)
  const rest = match ? line.slice(match.index + match[0].length) : line.slice(product.length)
  for (const [, item = ''] of product.matchAll(compound)) {
    for (const id of vouchedFor(item)) freeOf.add(id)
  }
  if (vegan.test(product)) for (const id of ofVegan) freeOf.add(id)
  return { product: product.replace(compound, ' # '), rest, freeOf }
}

const compoundName =
  /\b(milk|dairy|egg|soy|sesame|nut|peanut|gluten|wheat)-free((?: (?!with\b|on\b|in\b|and\b|or\b)[a-z-]+){1,4})/g

const veganName = /\bvegan(?: (?!with\b|on\b|in\b|and\b|or\b)[a-z-]+){1,3}/gi

/** Takes "gluten-free bread" and "vegan yogurt" out of a sentence where they vouch for `id`. */
export const withoutFreeNames = (text: string, id: string): string => {
  const named = ofVegan.includes(id) ? text.replace(veganName, ' # ') : text
  return named.replace(compoundName, (all, item: string) =>
    vouchedFor(item).includes(id) ? ' # ' : all,
  )
}
