import { z } from 'zod'
import type { Fault } from './files/fault.ts'
import { suggestionOf } from './files/nearest-name.ts'
import { readYaml } from './files/read-yaml.ts'
import { foodShapeWords } from './food-shape-words.ts'
import type { WordFile } from './words/read-subject-file.ts'

/** Ids of the plain foods that a parent may tap, in their order, or everything that is wrong with the file. */
export function readFoodTiles(
  { file, text }: WordFile,
  plainFoods: readonly { id: string }[],
): { foodTiles: string[]; faults: Fault[] } {
  const read = readYaml(file, text, z.array(z.string()), foodShapeWords)
  if (read.written === null) return { foodTiles: [], faults: read.faults }
  const { written, lineOf } = read
  const ids = plainFoods.map(({ id }) => id)
  const faults = written.flatMap((id, at): Fault[] => {
    const isKnown = ids.includes(id)
    if (isKnown && written.indexOf(id) === at) return []
    const problem = isKnown
      ? `${id} stands twice: take one out`
      : `${id} is no plain food${suggestionOf(id, ids) || ': write it in plain-foods.csv'}`
    return [{ file, line: lineOf([at]), location: id, problem }]
  })
  return { foodTiles: written, faults }
}
