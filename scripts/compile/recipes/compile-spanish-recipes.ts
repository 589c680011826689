import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { faultSentence } from '@brightplate/foods/reading/files/fault'
import { readYaml } from '@brightplate/foods/reading/files/read-yaml'
import type { SpanishRecipe } from '@brightplate/recipes/languages/spanish-recipe'
import { readSpanishRecipe } from '@brightplate/recipes/reading/languages/read-spanish-recipe'
import { quoteSentences } from '@brightplate/recipes/reading/quote-sentences'
import { recipeDocument } from '@brightplate/recipes/reading/recipe-document'
import { recipeShapeWords } from '@brightplate/recipes/reading/recipe-shape-words'
import { parse } from 'yaml'
import { z } from 'zod'

const folder = 'packages/recipes'

const vessels = z
  .record(z.string(), z.enum(['m', 'f']))
  .parse(parse(readFileSync(`${folder}/data/words/es-US/vessels.yaml`, 'utf8')))

const recipes: Record<string, SpanishRecipe> = {}
const problems: string[] = []
for (const file of globSync('*/es-US/*.yaml', { cwd: folder }).sort()) {
  const englishFile = join(dirname(dirname(file)), basename(file))
  const english = readYaml(
    englishFile,
    quoteSentences(readFileSync(join(folder, englishFile), 'utf8')),
    recipeDocument,
    recipeShapeWords,
  )
  const read = english.written
    ? readSpanishRecipe(
        file,
        readFileSync(join(folder, file), 'utf8'),
        english.written,
        Object.keys(vessels),
      )
    : { recipe: null, faults: english.faults }
  if (read.recipe) recipes[basename(file, '.yaml')] = read.recipe
  problems.push(...read.faults.map(faultSentence))
}
if (problems.length > 0) {
  for (const problem of problems) console.error(`${folder}/${problem}`)
  process.exit(1)
}
// Parsed JSON starts faster than the same objects written as code.
const json = JSON.stringify(JSON.stringify({ recipes, vessels }))
process.stdout.write(`export const spanishRecipes = JSON.parse(\n  ${json},\n)\n`)
