import { readMatch } from '@brightplate/foods/tokens/read-match'
import { vesselSizes } from '@brightplate/recipes/kitchen'
import { kitchen } from '@brightplate/recipes/our-kitchen'

export const pluralOf = (noun: string): string =>
  /(?:s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`

const vessels = Object.entries(kitchen.vessels).sort(([a], [b]) => b.length - a.length)

const isNoun = (words: string, noun: string) => words === noun || words.endsWith(` ${noun}`)

/** Which vessel holds what is cooked, and how many of it. */
interface Vessel {
  article: string
  /** What stands between article and noun, and the noun: "dry frying pan". */
  described: string
  /** Null for the plain size. */
  size: 'small' | 'large' | null
  count: number
}

/** The least that holds so many grams. Throws for words that end in no vessel of the kitchen. */
export function vesselFor(words: string, grams: number): Vessel {
  const found = readMatch(/^(a|another|the) (.*)$/, words, (article, described) => {
    const vessel = vessels.find(([name]) => isNoun(described, name))
    return vessel ? { article, described, sizes: vessel[1] } : null
  })
  if (!found) throw new Error(`${words} is no vessel of the kitchen`)
  const { article, described, sizes } = found
  const held = vesselSizes.flatMap((one) => {
    const most = sizes[one]
    return most === undefined ? [] : { size: one, most }
  })
  const largest = Math.max(...held.map(({ most }) => most))
  const { size = 'plain' } = held.find(({ most }) => most >= grams) ?? held.at(-1) ?? {}
  const count = Math.ceil(grams / largest)
  return { article, described, size: size === 'plain' ? null : size, count }
}

/** "a small dry pan", "a large pot", "2 lined trays": the least that holds what is cooked. */
export function vesselOf(words: string, grams: number): string {
  const { article, described, size, count } = vesselFor(words, grams)
  if (article === 'the') return `the ${count > 1 ? pluralOf(described) : described}`
  const sized = size === null ? described : `${size} ${described}`
  if (count > 1) return `${article === 'another' ? `${count} other` : count} ${pluralOf(sized)}`
  return article === 'another'
    ? `another ${sized}`
    : `${/^[aeiou]/.test(sized) ? 'an' : 'a'} ${sized}`
}

/** What each eater has one of: "a bowl" for one, "bowls" for more. */
export const placeSettingOf = (noun: string, people: number): string =>
  people > 1 ? pluralOf(noun) : `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`
