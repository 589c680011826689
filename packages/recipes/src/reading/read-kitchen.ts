import { type Fault, placeOf } from '@brightplate/foods/reading/files/fault'
import { readYaml } from '@brightplate/foods/reading/files/read-yaml'
import type { ShapeWords } from '@brightplate/foods/reading/files/shape-problem'
import { z } from 'zod'
import { type Kitchen, vesselSizes } from '../kitchen.ts'

const noun = z.string().regex(/^[a-z]+(?: [a-z]+)*$/)

/** The file of the kitchen as it is written: docs/changing-food.md says what each line means. */
const kitchenDocument = z.strictObject({
  vessels: z.record(noun, z.partialRecord(z.enum(vesselSizes), z.number().positive())),
  place_settings: z.array(noun).min(1),
  never_cut: z.array(z.string().min(1)),
  poured: z.array(noun).min(1),
})

const shapeWords: ShapeWords = {
  examples: {
    vessels: 'a line each, such as "saucepan: { small: 500, plain: 2500 }"',
    place_settings: 'a list of words, such as [bowl, glass]',
    never_cut: 'a list of foods by their ids, such as [egg]',
    poured: 'a list of words, such as [milk, water]',
  },
  wordsAt: (path) => (path.length < 2 ? Object.keys(kitchenDocument.shape) : vesselSizes),
  yamlMend: 'a vessel stands two columns in, its sizes in { }',
}

export type ReadKitchen = { kitchen: Kitchen; faults: null } | { kitchen: null; faults: Fault[] }

/** What a kitchen holds, or everything that is wrong with its file. */
export function readKitchen(file: string, text: string): ReadKitchen {
  const document = readYaml(file, text, kitchenDocument, shapeWords)
  if (document.faults) return { kitchen: null, faults: document.faults }
  const { written, lineOf } = document
  const faults = Object.entries(written.vessels).flatMap(([name, sizes]): Fault[] => {
    const path = ['vessels', name]
    const at = { file, line: lineOf(path), place: placeOf(path) }
    const holds = vesselSizes.flatMap((size) => sizes[size] ?? [])
    if (holds.length === 0) return [{ ...at, problem: 'no size is given: plain, small or large' }]
    if (holds.every((one, index) => index === 0 || one > (holds[index - 1] ?? 0))) return []
    return [{ ...at, problem: 'a larger size holds more than a smaller one: mend the grams' }]
  })
  if (faults.length > 0) return { kitchen: null, faults }
  const { vessels, place_settings, never_cut, poured } = written
  return {
    kitchen: { vessels, placeSettings: place_settings, neverCut: never_cut, poured },
    faults: null,
  }
}
