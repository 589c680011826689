import '../scripts/require-fresh-data.mjs'
/**
 * Recall of the safety check on labelled ingredients, and its false alarms on recipes that editors tagged as
 * free of an allergen. Usage: node bench/labels.ts DIR [--list]
 *
 * DIR holds dev_allergen_ingredients.csv and dev_tagged_recipes.jsonl.gz. Ends with 1 where a labelled ingredient that
 * is not disputed is missed, or a label is not read; false alarms are measured alone.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { AllergenId } from '../packages/foods/src/allergen.ts'
import type { Restrictions } from '../packages/foods/src/restrictions.ts'
import { checkPlanText } from '../packages/foods/src/safety-check/check-plan-text.ts'
import type { SafetyViolation } from '../packages/foods/src/safety-violation.ts'
import { treeNutIds } from '../packages/foods/src/vocabulary/families.ts'
import { endByFindings } from '../scripts/judging/end-by-findings.ts'
import { tableRows } from './judged/table-rows.ts'
import { csvRows } from './typed/csv-rows.ts'

const gluten: readonly AllergenId[] = ['wheat', 'barley', 'rye', 'oats']
// editors call oats free of gluten: that is no false alarm of ours
const glutenOfEditors: readonly AllergenId[] = ['wheat', 'barley', 'rye']
const idsOfLabel: Readonly<Record<string, readonly AllergenId[]>> = {
  milk: ['milk'],
  eggs: ['egg'],
  egg: ['egg'],
  peanuts: ['peanut'],
  nuts: treeNutIds,
  'tree nuts': treeNutIds,
  gluten,
  'wheat/gluten': glutenOfEditors,
  wheat: ['wheat'],
  fish: ['fish'],
  crustaceans: ['crustacean'],
  'crustacean shellfish': ['crustacean'],
  molluscs: ['mollusc'],
  shellfish: ['crustacean', 'mollusc'],
  soybeans: ['soy'],
  'sesame-seeds': ['sesame'],
  sesame: ['sesame'],
  mustard: ['mustard'],
  celery: ['celery'],
  lupin: ['lupin'],
  'sulphur-dioxide-and-sulphites': ['sulphites'],
}

interface Tally {
  hits: number
  of: number
}

function percent({ hits, of }: Tally): string {
  return of === 0 ? 'none' : `${((100 * hits) / of).toFixed(2)} % (${hits} of ${of})`
}

function certainFinds(
  lines: readonly string[],
  allergens: readonly AllergenId[],
): SafetyViolation[] {
  const restrictions: Restrictions = {
    ageYears: 8,
    carefulChewing: false,
    allergens,
    diets: [],
    words: [],
  }
  const dish = { slot: 'dinner' as const, name: '', lines, steps: [], benefits: '' }
  return checkPlanText(restrictions, {
    days: [{ dishes: [dish] }],
    shoppingList: [],
    tips: [],
  }).filter(({ rule, certainty }) => rule === 'allergen' && certainty === 'contains')
}

const [directory, ...flags] = process.argv.slice(2)
if (directory === undefined) {
  console.error('usage: node bench/labels.ts DIR [--list]')
  process.exit(2)
}
const list = flags.includes('--list')
const disputed = new Set(
  tableRows(new URL('./disputed-labels.md', import.meta.url)).map(
    ([name, label]) => `${name}|${label}`,
  ),
)

await endByFindings(() => {
  const all: Tally = { hits: 0, of: 0 }
  const undisputed: Tally = { hits: 0, of: 0 }
  const byLabel = new Map<string, Tally>()
  const unknownLabels = new Set<string>()
  for (const [ingredient = '', label = ''] of csvRows(
    readFileSync(join(directory, 'dev_allergen_ingredients.csv'), 'utf8'),
  )) {
    const ids = idsOfLabel[label]
    if (!ids) {
      unknownLabels.add(label)
      continue
    }
    const found = certainFinds([ingredient], ids).length > 0
    const isDisputed = disputed.has(`${ingredient}|${label}`)
    const tally = byLabel.get(label) ?? { hits: 0, of: 0 }
    byLabel.set(label, tally)
    for (const one of isDisputed ? [all] : [all, undisputed, tally]) {
      one.of += 1
      if (found) one.hits += 1
    }
    if (list && !found)
      console.log(`missed\t${label}\t${ingredient}${isDisputed ? '\t(disputed)' : ''}`)
  }

  const recipes = gunzipSync(readFileSync(join(directory, 'dev_tagged_recipes.jsonl.gz')))
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line))

  function stringsOf(value: unknown): string[] {
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
  }

  const alarms = new Map<string, Tally>()
  const alarmsInAll: Tally = { hits: 0, of: 0 }
  const undisputedAlarms: Tally = { hits: 0, of: 0 }
  for (const recipe of recipes) {
    if (typeof recipe !== 'object' || recipe === null) continue
    const title = 'title' in recipe ? String(recipe.title) : ''
    const lines = 'ingredients' in recipe ? stringsOf(recipe.ingredients) : []
    for (const label of 'free_of' in recipe ? stringsOf(recipe.free_of) : []) {
      const ids = idsOfLabel[label]
      if (!ids) {
        unknownLabels.add(label)
        continue
      }
      const finds = certainFinds(lines, ids)
      const isDisputed = disputed.has(`${title}|${label}`)
      const tally = alarms.get(label) ?? { hits: 0, of: 0 }
      alarms.set(label, tally)
      for (const one of isDisputed
        ? [tally, alarmsInAll]
        : [tally, alarmsInAll, undisputedAlarms]) {
        one.of += 1
        if (finds.length > 0) one.hits += 1
      }
      if (list && finds.length > 0) {
        const words = [...new Set(finds.map(({ id, found }) => `${id}: ${found}`))].join('; ')
        console.log(`alarm\t${label}\t${title}\t${words}${isDisputed ? '\t(disputed)' : ''}`)
      }
    }
  }

  console.log(`recall on labelled ingredients: ${percent(all)}`)
  console.log(`  without the rows of disputed-labels.md: ${percent(undisputed)}`)
  for (const [label, tally] of [...byLabel].sort(([a], [b]) => (a < b ? -1 : 1))) {
    console.log(`  ${label}: ${percent(tally)}`)
  }
  console.log(`alarms on recipes tagged free of an allergen: ${percent(alarmsInAll)}`)
  console.log(`  without the rows of disputed-labels.md: ${percent(undisputedAlarms)}`)
  for (const [label, tally] of [...alarms].sort(([a], [b]) => (a < b ? -1 : 1))) {
    console.log(`  ${label}: ${percent(tally)}`)
  }
  if (unknownLabels.size > 0) console.log(`labels not read: ${[...unknownLabels].join(', ')}`)
  return { judged: undisputed.of, found: undisputed.of - undisputed.hits + unknownLabels.size }
})
