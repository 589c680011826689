import { z } from 'zod'
import { allergenIds } from '../allergen.ts'
import type { AllergenForms } from '../allergen-forms/allergen-forms.ts'
import type { Fault } from './files/fault.ts'
import { readYaml } from './files/read-yaml.ts'
import type { ShapeWords } from './files/shape-problem.ts'
import type { WordFile } from './words/read-subject-file.ts'

const text = z.string().min(1)
const form = z.strictObject({ name: text, forms: z.array(text).min(1), found_in: z.array(text) })
const document = z.record(z.enum(allergenIds), z.strictObject({ en: form, es: form }))

const shapeWords: ShapeWords = {
  examples: {
    name: 'what a kitchen calls it, such as Milk',
    forms: 'a list of its names on labels, such as [butter, whey]',
    found_in: 'a list of dishes that often hold it, such as [pizza]',
    en: 'its name, forms and dishes in English',
    es: 'the same in Spanish',
  },
  wordsAt: (path) =>
    path.length === 0
      ? allergenIds
      : path.length === 1
        ? ['en', 'es']
        : ['name', 'forms', 'found_in'],
  yamlMend: 'an allergen stands at the start of its line, its languages two columns in',
}

export type ReadAllergenForms =
  | { forms: AllergenForms; faults: null }
  | { forms: null; faults: readonly Fault[] }

/** The forms of every allergen, or everything that is wrong with their file. */
export function readAllergenForms({ file, text }: WordFile): ReadAllergenForms {
  const read = readYaml(file, text, document, shapeWords)
  return read.written === null
    ? { forms: null, faults: read.faults }
    : { forms: read.written, faults: null }
}
