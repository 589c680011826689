import { z } from 'zod'
import { aisles } from '../../food.ts'
import type { BritishWords, WordPairs } from '../../languages/british/british-words.ts'
import type { Fault, Path } from '../files/fault.ts'
import { readYaml } from '../files/read-yaml.ts'
import { wordShapeWords } from '../words/word-shape-words.ts'

const nonEmpty = z.string().trim().min(1)
const pairs = z.record(
  z.string(),
  z.union([nonEmpty, z.strictObject({ one: nonEmpty, many: nonEmpty })]),
)
const wordsDocument = z.intersection(z.object({ spelling: pairs }), z.record(z.string(), pairs))
const shopDocument = z.strictObject({
  aisles: z.partialRecord(z.enum([...aisles, 'your-own-foods']), nonEmpty),
  gas_mark: nonEmpty,
  packs: z.record(z.string(), nonEmpty),
})

const toldByDocument = z.strictObject({ names: z.array(nonEmpty.toLowerCase()).nonempty() })

/** British words, or what is wrong with the files: a word that stands in two sections. */
export function readBritishWords(
  texts: Readonly<Record<'words' | 'shop' | 'meant' | 'toldBy', string>>,
): {
  words: BritishWords
  faults: Fault[]
} {
  const words = readYaml('words.yaml', texts.words, wordsDocument, wordShapeWords)
  const shop = readYaml('shop.yaml', texts.shop, shopDocument, wordShapeWords)
  const meant = readYaml('meant.yaml', texts.meant, z.record(z.string(), nonEmpty), wordShapeWords)
  const toldBy = readYaml('told-by.yaml', texts.toldBy, toldByDocument, wordShapeWords)
  const faults: Fault[] = [words, shop, meant, toldBy].flatMap((one): Fault[] => one.faults)
  const all: Record<string, WordPairs[string]> = {}
  const fault = (path: Path, problem: string, lineOf: (path: Path) => number) =>
    faults.push({ file: 'words.yaml', line: lineOf(path), location: String(path[0]), problem })
  if (words.written) {
    for (const [section, ofSection] of Object.entries(words.written)) {
      for (const [word, british] of Object.entries(ofSection)) {
        if (Object.hasOwn(all, word)) {
          fault([section, word], `“${word}” stands in another section: take one out`, words.lineOf)
        }
        all[word] = british
      }
    }
  }
  const { aisles: ofShop = {}, gas_mark: gasMark = '', packs = {} } = shop.written ?? {}
  const { spelling = {} } = words.written ?? {}
  return {
    words: {
      ...{ meant: meant.written ?? {}, toldBy: toldBy.written?.names ?? [] },
      ...{ spelling, words: all, aisles: ofShop, gasMark, packs },
    },
    faults,
  }
}
