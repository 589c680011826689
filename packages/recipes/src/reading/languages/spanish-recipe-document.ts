import type { ShapeWords } from '@brightplate/foods/reading/files/shape-problem'
import { z } from 'zod'

const text = z.string().min(1)

/** A recipe's Spanish as it is written in its file: docs/languages.md says what each line means. */
export const spanishRecipeDocument = z.strictObject({
  name: text,
  prep: z.record(z.string(), text).default({}),
  steps: z.array(text).min(1),
  ahead: z.strictObject({ keep: text.optional(), afterwards: text.optional() }).optional(),
})

export type SpanishRecipeDocument = z.infer<typeof spanishRecipeDocument>

export const spanishShapeWords: ShapeWords = {
  examples: {
    name: 'the name of the dish, such as Palitos de pescado con chícharos',
    prep: 'a line each, such as "onion: finamente picada"',
    steps: 'a list of sentences, each after a dash',
    ahead: '{ keep: tapado en el refrigerador }, or the word is left out',
    keep: 'how it stays until the next day, such as tapado en el refrigerador',
    afterwards: 'a sentence on what is other on the day, or the word is left out',
  },
  wordsAt: (path) =>
    path[0] === 'ahead' ? ['keep', 'afterwards'] : Object.keys(spanishRecipeDocument.shape),
  yamlMend: 'a text with ": " or that begins with "{" stands in "quotes"',
}
