import '../../scripts/require-fresh-data.mjs'
/**
 * How many everyday foods of the world's kitchens, as they are typed, are known by their name, and stand on plates.
 * Usage: npm run bench:kitchens -- FILE [--kitchen NAME] [--also] [--list]
 *
 * FILE has columns id, kitchen, typed, also_called, not_this. `--also` reads other names, `--list` prints what each is
 * read as; what stands on no plate is printed with the reason. What is read as one of `not_this` is a finding.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { findPlainFoods } from '@brightplate/foods/plain-foods/find-plain-foods'
import { endByFindings } from '../../scripts/judging/end-by-findings.ts'
import { placeOfFood } from './place-of-food.ts'
import { readKitchens } from './read-kitchens.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kitchen: { type: 'string', default: '' },
    also: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
})
const [file] = positionals
if (!file) {
  console.error('Say which table to read: npm run bench:kitchens -- FILE')
  process.exit(1)
}

await endByFindings(() => {
  const foods = readKitchens(readFileSync(file, 'utf8'), values.also).filter(({ kitchen }) =>
    kitchen.includes(values.kitchen),
  )
  const counts = new Map<string, { known: number; placed: number; all: number }>()
  let mistaken = 0
  for (const { id, kitchen, typed, notThis } of foods) {
    const read = findPlainFoods(typed)
    const place = placeOfFood(typed)
    const count = counts.get(kitchen) ?? { known: 0, placed: 0, all: 0 }
    counts.set(kitchen, {
      known: count.known + (read.length > 0 ? 1 : 0),
      placed: count.placed + (place === 'placed' ? 1 : 0),
      all: count.all + 1,
    })
    const wrong = read.filter(({ name }) => notThis.some((other) => other === name))
    mistaken += wrong.length > 0 ? 1 : 0
    if (values.list || wrong.length > 0 || place !== 'placed') {
      const as = read.map((food) => food.id).join(' ') || '-'
      console.log(`${wrong.length > 0 ? 'MISTAKEN ' : ''}${id}\t${typed}\t${as}\t${place}`)
    }
  }
  for (const [kitchen, { known, placed, all }] of counts)
    console.log(`${known} known and ${placed} placed of ${all}\t${kitchen}`)
  const known = [...counts.values()].reduce((sum, count) => sum + count.known, 0)
  const placed = [...counts.values()].reduce((sum, count) => sum + count.placed, 0)
  console.log(
    `${known} of ${foods.length} names are known, ${placed} are placed, ${mistaken} are mistaken`,
  )
  return { judged: foods.length, found: mistaken }
})
