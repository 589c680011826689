import { z } from 'zod'
import type { KindsByWord } from '../food-groups/kind-by-word.ts'
import { plainGroups } from '../plain-foods/plain-food.ts'
import { type Fault, locationOf } from './files/fault.ts'
import { suggestionOf } from './files/nearest-name.ts'
import { readYaml } from './files/read-yaml.ts'
import type { ShapeWords } from './files/shape-problem.ts'

const document = z.strictObject({
  words: z.partialRecord(z.enum(plainGroups), z.array(z.string().min(1)).min(1)),
  categories: z.record(
    z.string(),
    z.strictObject({
      is: z.enum(plainGroups).optional(),
      or: z.array(z.enum(plainGroups)).optional(),
    }),
  ),
})

const shapeWords: ShapeWords = {
  examples: {
    words: 'groups of plain foods, each with a list of words: "soup: [soup, stew]"',
    categories:
      'categories of products, each with its groups: "chips: { is: chips-salty, or: [cracker] }"',
    is: 'a group of plain foods, such as dessert',
    or: 'a list of groups, or [] for none',
  },
  wordsAt: (path) =>
    path.length === 0 ? ['words', 'categories'] : path[0] === 'words' ? plainGroups : ['is', 'or'],
  yamlMend:
    '"words:" and "categories:" stand at the start of a line, what is of them two columns in',
}

export type ReadKinds = { kinds: KindsByWord; faults: null } | { kinds: null; faults: Fault[] }

/** The kinds of food by words and categories of products, or everything that is wrong with their file. */
export function readKindsByWord(
  file: string,
  text: string,
  productCategories: readonly string[],
): ReadKinds {
  const read = readYaml(file, text, document, shapeWords)
  if (read.written === null) return { kinds: null, faults: read.faults }
  const { written, lineOf } = read
  const faults = Object.keys(written.categories).flatMap((category): Fault[] => {
    if (productCategories.includes(category)) return []
    const path = ['categories', category]
    const mend = suggestionOf(category, productCategories) || ': take one of products.csv'
    const problem = `${category} is no category of a product${mend}`
    return [{ file, line: lineOf(path), location: locationOf(path), problem }]
  })
  const words = plainGroups.flatMap((group) =>
    (written.words[group] ?? []).map((word) => [word, group] as const),
  )
  const seen = new Map<string, string>()
  for (const [word, group] of words) {
    const before = seen.get(word)
    seen.set(word, group)
    if (before === undefined) continue
    const path = ['words', group]
    const problem = `${word} stands at ${before} too: a word tells of one kind`
    faults.push({ file, line: lineOf(path), location: locationOf(path), problem })
  }
  if (faults.length > 0) return { kinds: null, faults }
  return { kinds: { words, categories: Object.entries(written.categories) }, faults: null }
}
