import { singularPhrase } from '../../interpret/names/spelling/singular-phrase.ts'

const nouns = [
  'tree nuts?',
  'pine nuts?',
  'peanuts?',
  'nuts?',
  'milk',
  'dairy',
  'lactose',
  'eggs?',
  'soya?',
  'sesame',
  'gluten',
  'wheat',
  'celery',
  'mustard',
  'fish',
  'shellfish',
  'sul(?:f|ph)ites',
  'lupin',
  'alcohol',
]
const noun = `(?:${nouns.join('|')})`
const list = `${noun}(?:(?:, and |, or |, | and | or )${noun})*`
const freeOf = new RegExp(
  `,? ?(?:(?:that (?:is|are) )?(?:labell?ed|marked|sold as) )?(?:free (?:of|from)|without) (${list})(?![\\w-])`,
  'giu',
)
const labelled = /(?:labell?ed|marked) (?=\w+[ -]free\b)/giu
const compound = /\b([a-z]+)[ -]free\b(?![ -](?:range|run))/giu
const nounInList = new RegExp(noun, 'giu')

const sameClaim: Readonly<Record<string, string>> = { dairy: 'milk', soya: 'soy' }

function claimOf(words: string): string {
  const one = singularPhrase(words.toLowerCase().replace('sulph', 'sulf').split(' '))
  return sameClaim[one] ?? one
}

// a sign that no text uses
const heldComma = '\ue000'

/** Hides the commas of "labelled free of milk, egg and soy" from a split at commas. */
export const holdClaims = (text: string): string =>
  text.replace(freeOf, (claim) => claim.replaceAll(',', heldComma))

/** Gives hidden commas back. */
export const releaseClaims = (text: string): string => text.replaceAll(heldComma, ',')

/**
 * Takes what a food is said to be free of out of a text.
 *
 * @example readClaims('gluten-free bread labelled free of milk') // { claims: ['gluten', 'milk'], rest: ' bread' }
 */
export function readClaims(text: string): { claims: string[]; rest: string } {
  const claims = new Set<string>()
  const rest = text
    .replace(freeOf, (_, list: string) => {
      for (const [found] of list.matchAll(nounInList)) claims.add(claimOf(found))
      return ''
    })
    .replace(labelled, '')
    .replace(compound, (_, claim: string) => {
      claims.add(claimOf(claim))
      return ''
    })
  return { claims: [...claims].sort(), rest }
}
