import { type Fault, locationOf } from '@brightplate/foods/reading/files/fault'
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
  served_whole: z.array(z.string().min(1)),
  poured: z.array(noun).min(1),
  hands: z.strictObject({
    minutes: z.number().positive(),
    each_more: z.number().min(0).max(1),
    words: z.array(noun).min(1),
  }),
  cut_ahead: z.strictObject({
    grams: z.number().positive(),
    foods: z.array(z.string().min(1)),
    under_water: z.array(z.string().min(1)),
  }),
})

const shapeWords: ShapeWords = {
  examples: {
    vessels: 'a line each, such as "saucepan: { small: 500, plain: 2500 }"',
    place_settings: 'a list of words, such as [bowl, glass]',
    never_cut: 'a list of foods by their ids, such as [egg]',
    served_whole: 'a list of foods by their ids, such as [yogurt-tubes]',
    poured: 'a list of words, such as [milk, water]',
    hands: '{ minutes: 2, each_more: 0.5, words: [peel, cut] }',
    minutes: 'a number above 0, such as 2',
    each_more: 'a share from 0 to 1, such as 0.5',
    words: 'a list of words, such as [peel, cut]',
    cut_ahead: '{ grams: 40, foods: [carrot], under_water: [potato] }',
    grams: 'a number above 0, such as 40',
    foods: 'a list of foods by their ids, such as [carrot]',
    under_water: 'a list of foods by their ids, such as [potato]',
  },
  wordsAt: (path) => {
    const { hands, cut_ahead, ...own } = kitchenDocument.shape
    if (path[0] === 'hands') return Object.keys(hands.shape)
    if (path[0] === 'cut_ahead') return Object.keys(cut_ahead.shape)
    return path.length < 2 ? [...Object.keys(own), 'hands', 'cut_ahead'] : vesselSizes
  },
  yamlMend: 'a vessel stands two columns in, its sizes in { }',
}

export type ReadKitchen = { kitchen: Kitchen; faults: null } | { kitchen: null; faults: Fault[] }

/** What a kitchen holds, or everything that is wrong with its file. */
export function readKitchen(file: string, text: string): ReadKitchen {
  const document = readYaml(file, text, kitchenDocument, shapeWords)
  if (document.written === null) return { kitchen: null, faults: document.faults }
  const { written, lineOf } = document
  const faults = Object.entries(written.vessels).flatMap(([name, sizes]): Fault[] => {
    const path = ['vessels', name]
    const at = { file, line: lineOf(path), location: locationOf(path) }
    const holds = vesselSizes.map((size) => sizes[size]).filter((one) => one !== undefined)
    if (holds.length === 0) return [{ ...at, problem: 'no size is given: plain, small or large' }]
    const isLess = (one: number, index: number) => {
      const smaller = holds[index - 1]
      return smaller !== undefined && one <= smaller
    }
    if (!holds.some(isLess)) return []
    return [{ ...at, problem: 'a larger size holds more than a smaller one: mend the grams' }]
  })
  if (faults.length > 0) return { kitchen: null, faults }
  const { vessels, place_settings, never_cut, served_whole, poured, hands, cut_ahead } = written
  return {
    kitchen: {
      vessels,
      placeSettings: place_settings,
      neverCut: never_cut,
      servedWhole: served_whole,
      poured,
      hands: { minutes: hands.minutes, eachMore: hands.each_more, words: hands.words },
      cutAhead: {
        grams: cut_ahead.grams,
        foods: cut_ahead.foods,
        underWater: cut_ahead.under_water,
      },
    },
    faults: null,
  }
}
