import { z } from 'zod'
import type { LineNames } from '../ingredient-lines/names/line-names.ts'
import type { Fault, Path } from './files/fault.ts'
import { suggestionOf } from './files/nearest-name.ts'
import { readYaml } from './files/read-yaml.ts'
import type { ShapeWords } from './files/shape-problem.ts'
import { foodShapeWords } from './food-shape-words.ts'
import type { WordFile } from './words/read-subject-file.ts'

const namesById = z.record(z.string(), z.array(z.string().min(1)).min(1))

const lineNamesDocument = z.strictObject({
  names: namesById,
  ground_by_spoon: namesById,
  uncertain_pieces: z.array(z.string()),
  counted_whole: z.array(z.string()),
})

const shapeWords: ShapeWords = {
  examples: {
    names: 'a list of other names for each food, such as [red apple, green apple]',
    ground_by_spoon: 'a list of names for each food, such as [nutmeg, grated nutmeg]',
    uncertain_pieces: 'a list of ids, such as [garlic, lemon-juice]',
    counted_whole: 'a list of ids, such as [cabbage, pineapple]',
  },
  wordsAt: () => Object.keys(lineNamesDocument.shape),
  yamlMend: foodShapeWords.yamlMend,
}

const none: LineNames = { names: {}, ground_by_spoon: {}, uncertain_pieces: [], counted_whole: [] }

/** How lines of ingredients name and count foods, or everything that is wrong with the file. */
export function readLineNames(
  { file, text }: WordFile,
  foods: readonly { id: string }[],
): { lineNames: LineNames; faults: Fault[] } {
  const read = readYaml(file, text, lineNamesDocument, shapeWords)
  if (read.written === null) return { lineNames: none, faults: read.faults }
  const { written, lineOf } = read
  const ids = foods.map(({ id }) => id)
  const fault = (path: Path, location: string, problem: string): Fault => {
    return { file, line: lineOf(path), location, problem }
  }
  const checkId = (path: Path, id: string) =>
    ids.includes(id)
      ? []
      : [fault(path, id, `${id} is no food of foods.csv${suggestionOf(id, ids) || ''}`)]
  const checkNames = (part: 'names' | 'ground_by_spoon') => {
    const foodOf = new Map<string, string>()
    return Object.entries(written[part]).flatMap(([id, names]) => [
      ...checkId([part, id], id),
      ...names.flatMap((name, at) => {
        const other = foodOf.get(name)
        foodOf.set(name, id)
        const problem = `${name} is a name of ${other} already: it can mean one food alone`
        return other === undefined ? [] : [fault([part, id, at], id, problem)]
      }),
    ])
  }
  const checkIds = (part: 'uncertain_pieces' | 'counted_whole') =>
    written[part].flatMap((id, at) =>
      written[part].indexOf(id) === at
        ? checkId([part, at], id)
        : [fault([part, at], part, `${id} stands twice: take one out`)],
    )
  const faults = [
    ...checkNames('names'),
    ...checkNames('ground_by_spoon'),
    ...checkIds('uncertain_pieces'),
    ...checkIds('counted_whole'),
  ]
  return { lineNames: written, faults }
}
