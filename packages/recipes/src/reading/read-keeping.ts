import type { Fault } from '@brightplate/foods/reading/files/fault'
import { readYaml } from '@brightplate/foods/reading/files/read-yaml'
import type { ShapeWords } from '@brightplate/foods/reading/files/shape-problem'
import type { KeepingTable } from '../keeping.ts'
import { keepingDocument } from './keeping-document.ts'

const shapeWords: ShapeWords = {
  examples: {
    days: 'whole days, such as { fridge: 3, rice: 1, freezer: 90 }',
    minutes: 'whole minutes, such as { active: 3, total: 8 }',
    cold: 'a step with {name}',
    fresh: 'a list of ids of recipes',
    cook_ahead: 'a list of groups, such as [soup, beans]',
    fresh_foods: 'a list of ids of foods',
    groups: 'a group and its step with {name}, such as "soup: Warm the {name} until it steams."',
  },
  wordsAt: (path) =>
    path.length === 0
      ? ['days', 'minutes', 'groups', 'cold', 'fresh_foods', 'cook_ahead', 'fresh']
      : [],
  yamlMend: 'a group stands two columns in, its step behind it on the same line',
}

export type ReadKeeping =
  | { keeping: KeepingTable; faults: null }
  | { keeping: null; faults: Fault[] }

/** The table of what keeps, or everything that is wrong with its file. */
export function readKeeping(file: string, text: string): ReadKeeping {
  const document = readYaml(file, text, keepingDocument, shapeWords)
  if (document.written === null) return { keeping: null, faults: document.faults }
  return { keeping: document.written, faults: null }
}
