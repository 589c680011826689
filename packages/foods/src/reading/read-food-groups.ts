import { z } from 'zod'
import { origins } from '../food.ts'
import { type FoodGroupTable, mainFoodGroups } from '../food-groups/main-food-group.ts'
import { plainGroups } from '../plain-foods/plain-food.ts'
import { type Fault, locationOf } from './files/fault.ts'
import { suggestionOf } from './files/nearest-name.ts'
import { readYaml } from './files/read-yaml.ts'
import type { ShapeWords } from './files/shape-problem.ts'

const groups = z.array(z.enum(plainGroups))

const brings = z.strictObject({
  groups: groups.min(1),
  foods: z.array(z.string()),
  nearly: groups,
  in_mixed: z.array(z.enum(origins)),
})

const document = z.strictObject({
  mixed: groups,
  formula: z.strictObject({
    categories: z.array(z.string()),
    products: z.array(z.string()),
    but: z.array(z.string()),
  }),
  fruit: brings,
  vegetables: brings,
  grains: brings,
  'protein-foods': brings,
  dairy: brings,
})

const shapeWords: ShapeWords = {
  examples: {
    mixed: 'a list of groups, such as [pizza, soup]',
    groups: 'a list of groups, such as [fruit, fruit-pouch]',
    foods: 'a list of ids of plain foods, or [] for none',
    nearly: 'a list of groups, or [] for none',
    categories: 'a list of categories of products, such as [infant and medical]',
    products: 'a list of ids of products',
    but: 'a list of ids of products, or [] for none',
    in_mixed: 'a list of what a food comes from, such as [dairy], or [] for none',
  },
  wordsAt: (path) =>
    path.length === 0
      ? ['mixed', 'formula', ...mainFoodGroups]
      : path[0] === 'formula'
        ? ['categories', 'products', 'but']
        : ['groups', 'foods', 'nearly', 'in_mixed'],
  yamlMend: 'a food group stands at the start of its line, what brings it two columns in',
}

export type ReadFoodGroups =
  | { table: FoodGroupTable; faults: null }
  | { table: null; faults: Fault[] }

/** The table of food groups, or everything that is wrong with its file. */
export function readFoodGroups(
  file: string,
  text: string,
  plainIds: readonly string[],
): ReadFoodGroups {
  const read = readYaml(file, text, document, shapeWords)
  if (read.written === null) return { table: null, faults: read.faults }
  const { written, lineOf } = read
  const faults = mainFoodGroups.flatMap((group) =>
    written[group].foods.flatMap((id, index): Fault[] => {
      if (plainIds.includes(id)) return []
      const path = [group, 'foods', index]
      const problem = `${id} is no plain food${suggestionOf(id, plainIds) || ': take one of the others'}`
      return [{ file, line: lineOf(path), location: locationOf(path), problem }]
    }),
  )
  if (faults.length > 0) return { table: null, faults }
  const of = (group: (typeof mainFoodGroups)[number]) => {
    const { in_mixed: inMixed, ...others } = written[group]
    return { ...others, inMixed }
  }
  return {
    table: {
      mixed: written.mixed,
      formula: written.formula,
      of: {
        fruit: of('fruit'),
        vegetables: of('vegetables'),
        grains: of('grains'),
        'protein-foods': of('protein-foods'),
        dairy: of('dairy'),
      },
    },
    faults: null,
  }
}
