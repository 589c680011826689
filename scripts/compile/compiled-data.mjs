// Runs on whatever Node bootstraps the project, and at every start: no imports but Node's.
import { createHash } from 'node:crypto'
import { closeSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

const filesOfFoods = [
  ...[
    'foods.csv',
    'food-notes.yaml',
    'measures.csv',
    'caffeine.csv',
    'plain-foods.csv',
    'plain-food-figures.csv',
    'food-tiles.yaml',
    'line-names.yaml',
    'sources.yaml',
  ].map((name) => `packages/foods/data/${name}`),
  ...[
    'allergen.ts',
    'food.ts',
    'nutrients.ts',
    'plain-foods/plain-food.ts',
    'ingredient-lines/names/line-names.ts',
    'reading',
  ].map((name) => `packages/foods/src/${name}`),
]

/** Of these the British catalogues are made beside the English ones. */
const filesOfBritishWords = [
  'packages/foods/data/words/en-GB',
  'packages/foods/src/languages/british',
]

/**
 * Data that becomes a module, as pure packages read no files. `compiler` prints the module; `sources`
 * are the files and folders that it reads or is made of. In the order of need: a compiler may import
 * what stands above it.
 */
export const compilations = [
  {
    output: 'packages/foods/compiled/foods.js',
    compiler: 'scripts/compile/foods/compile-foods.ts',
    sources: filesOfFoods,
  },
  {
    output: 'packages/foods/compiled/words.js',
    compiler: 'scripts/compile/foods/compile-words.ts',
    sources: [
      ...['allergens', 'origins', 'ages', 'single-foods', 'choking', 'cues', 'phrases'].map(
        (name) => `packages/foods/data/${name}`,
      ),
      'packages/foods/data/composites.yaml',
      'packages/foods/data/compounds.yaml',
      'packages/foods/data/free-claims.yaml',
      'packages/foods/data/sources.yaml',
      'packages/foods/data/languages.yaml',
      'packages/foods/src/allergen.ts',
      'packages/foods/src/reading',
      'packages/foods/src/vocabulary',
    ],
  },
  {
    output: 'packages/foods/compiled/products.js',
    compiler: 'scripts/compile/foods/compile-products.ts',
    sources: [
      'packages/foods/data/products.csv',
      'packages/foods/data/product-categories.csv',
      'packages/foods/data/sources.yaml',
      'packages/foods/src/allergen.ts',
      'packages/foods/src/products/product.ts',
      'packages/foods/src/products/product-names.ts',
      'packages/foods/src/reading',
      'packages/foods/src/vocabulary',
    ],
  },
  {
    output: 'packages/foods/compiled/groups.js',
    compiler: 'scripts/compile/foods/compile-groups.ts',
    sources: [
      'packages/foods/data/refused-groups',
      'packages/foods/data/languages.yaml',
      ...filesOfFoods,
      'packages/foods/src/foods.ts',
      'packages/foods/src/refused-foods/food-group.ts',
      'packages/foods/src/vocabulary',
    ],
  },
  {
    output: 'packages/foods/compiled/food-groups.js',
    compiler: 'scripts/compile/foods/compile-food-groups.ts',
    sources: [
      'packages/foods/data/main-food-groups.yaml',
      'packages/foods/data/kinds-by-word.yaml',
      ...filesOfFoods,
      'packages/foods/data/products.csv',
      'packages/foods/src/foods.ts',
      'packages/foods/src/plain-foods',
      'packages/foods/src/products',
      'packages/foods/src/food-groups/main-food-group.ts',
    ],
  },
  {
    output: 'packages/foods/compiled/eating.js',
    compiler: 'scripts/compile/foods/compile-eating.ts',
    sources: [
      'packages/foods/data/eating-rates.csv',
      'packages/foods/data/form-refusals.csv',
      'packages/foods/data/eating-days.csv',
      'packages/foods/data/usual-energy.csv',
      'packages/foods/data/guidelines.yaml',
      'packages/foods/data/sources.yaml',
      'packages/foods/src/eating',
      'packages/foods/src/reading',
    ],
  },
  {
    output: 'packages/foods/compiled/allergen-forms.js',
    compiler: 'scripts/compile/foods/compile-allergen-forms.ts',
    sources: [
      'packages/foods/data/allergen-forms.yaml',
      'packages/foods/src/allergen.ts',
      'packages/foods/src/allergen-forms',
      'packages/foods/src/reading',
    ],
  },
  {
    output: 'packages/foods/compiled/shop.js',
    compiler: 'scripts/compile/foods/compile-shop.ts',
    sources: [
      'packages/foods/data/bought-as.csv',
      'packages/foods/data/food-prices.csv',
      'packages/foods/data/packs.csv',
      ...filesOfFoods,
      'packages/foods/src/foods.ts',
      'packages/foods/src/plain-foods/plain-foods.ts',
      'packages/foods/src/shop/food-price.ts',
      'packages/foods/src/shop/pack.ts',
    ],
  },
  {
    output: 'packages/foods/compiled/patterns.js',
    compiler: 'scripts/compile/foods/compile-patterns.ts',
    sources: [
      'packages/foods/data/food-patterns.csv',
      ...filesOfFoods,
      'packages/foods/src/foods.ts',
      'packages/foods/src/plain-foods/plain-foods.ts',
      'packages/foods/src/patterns/food-pattern.ts',
    ],
  },
  {
    output: 'packages/foods/compiled/typed.js',
    compiler: 'scripts/compile/foods/compile-typed.ts',
    sources: [
      'packages/foods/data/typed',
      'packages/foods/data/sources.yaml',
      'packages/foods/data/languages.yaml',
      ...['allergen.ts', 'interpretation.ts', 'restrictions.ts', 'reading'].map(
        (name) => `packages/foods/src/${name}`,
      ),
      'packages/foods/src/interpret/asking/questions.ts',
      'packages/foods/src/interpret/names/word-list-ids.ts',
      'packages/foods/src/vocabulary/families.ts',
    ],
  },
  {
    output: 'packages/recipes/compiled/pictures.js',
    compiler: 'scripts/compile/recipes/compile-pictures.ts',
    sources: [
      'packages/recipes/data/pictures',
      'packages/recipes/src/pictures/picture-tables.ts',
      'packages/recipes/src/reading',
      'packages/foods/src/allergen.ts',
      'packages/foods/src/reading',
    ],
  },
  {
    output: 'packages/recipes/compiled/kitchen.js',
    compiler: 'scripts/compile/recipes/compile-kitchen.ts',
    sources: [
      'packages/recipes/data/kitchen.yaml',
      'packages/recipes/src/kitchen.ts',
      'packages/recipes/src/reading',
      'packages/foods/src/reading',
    ],
  },
  {
    output: 'packages/recipes/compiled/recipes.js',
    compiler: 'scripts/compile/recipes/compile-recipes.ts',
    sources: [
      'packages/recipes',
      ...filesOfFoods,
      'packages/foods/src/foods.ts',
      'packages/foods/src/plain-foods',
    ],
  },
  {
    output: 'packages/foods/compiled/spanish-foods.js',
    compiler: 'scripts/compile/foods/compile-spanish-foods.ts',
    sources: [
      'packages/foods/data/words/es-US',
      ...filesOfFoods,
      'packages/foods/src/foods.ts',
      'packages/foods/src/languages',
      'packages/foods/src/plain-foods/plain-foods.ts',
    ],
  },
  {
    output: 'packages/foods/compiled/read-as.js',
    compiler: 'scripts/compile/foods/compile-read-as.ts',
    sources: [
      'packages/foods/data/words/es-US/read-as',
      'packages/foods/src/languages/read-as.ts',
      'packages/foods/src/reading',
    ],
  },
  {
    output: 'packages/foods/compiled/british-words.js',
    compiler: 'scripts/compile/foods/compile-british-words.ts',
    sources: [
      'packages/foods/data/words/en-GB',
      'packages/foods/src/food.ts',
      'packages/foods/src/reading',
    ],
  },
  {
    output: 'packages/recipes/compiled/spanish-recipes.js',
    compiler: 'scripts/compile/recipes/compile-spanish-recipes.ts',
    sources: ['packages/recipes', 'packages/foods/src/reading'],
  },
  {
    output: 'packages/recipes/compiled/keeping.js',
    compiler: 'scripts/compile/recipes/compile-keeping.ts',
    sources: [
      'packages/recipes/data/keeping.yaml',
      'packages/recipes/src/keeping.ts',
      'packages/recipes/src/reading',
      'packages/foods/src/plain-foods/plain-food.ts',
      'packages/foods/src/reading',
    ],
  },
  {
    output: 'packages/recipes/compiled/meal-compositions.js',
    compiler: 'scripts/compile/recipes/compile-meal-compositions.ts',
    sources: [
      'packages/recipes/data/meal-compositions.yaml',
      'packages/recipes/src/meal-base.ts',
      'packages/recipes/src/reading',
      ...filesOfFoods,
      'packages/foods/src/plain-foods',
    ],
  },
  {
    // Its types are written beside it.
    output: 'packages/planner/compiled/spanish-words.js',
    compiler: 'scripts/compile/catalogues/compile-plan-words.ts',
    sources: ['packages/planner/words', 'scripts/compile/messages'],
  },
  {
    // Its types, and the other languages, are written beside it.
    output: 'packages/planner/compiled/english-texts.js',
    compiler: 'scripts/compile/catalogues/compile-plan-texts.ts',
    sources: ['packages/planner/words', 'scripts/compile/messages'],
  },
  {
    // The rooms themselves are written beside it, as of the two below.
    output: 'packages/contract/words/compiled/rooms.js',
    compiler: 'scripts/compile/catalogues/compile-contract-words.ts',
    sources: ['packages/contract/words', 'scripts/compile/messages', ...filesOfBritishWords],
  },
  {
    output: 'apps/server/words/compiled/rooms.js',
    compiler: 'scripts/compile/catalogues/compile-server-words.ts',
    sources: ['apps/server/words', 'scripts/compile/messages', ...filesOfBritishWords],
  },
  {
    output: 'apps/web/words/compiled/rooms.js',
    compiler: 'scripts/compile/catalogues/compile-messages.ts',
    sources: ['apps/web/words', 'scripts/compile/messages', ...filesOfBritishWords],
  },
]

/** What changes no output: the outputs themselves, tests, and what a test plants for a moment (scripts/modules/cruise.ts). */
const left = /(^|[/\\])(compiled|node_modules)[/\\]|\.test\.ts$|[/\\]planted-[^/\\]*$/

/** Of a file itself, of a folder what may change an output. @param {string} source */
export function filesIn(source) {
  if (/\.\w+$/.test(source)) return [source]
  return readdirSync(join(root, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((file) => !left.test(file))
    .sort()
}

/**
 * The hash of a file. Many outputs are made of the same ones: each is read once in a pass over all of them, which
 * keeps its hashes in `known`.
 */
function digestOf(file, known) {
  const digest =
    known.get(file) ??
    createHash('sha256')
      .update(readFileSync(join(root, file)))
      .digest('base64')
  known.set(file, digest)
  return digest
}

/** The first line of an output that is made of these sources. */
export function stampOf({ compiler, sources }, known = new Map()) {
  const hash = createHash('sha256')
  for (const file of ['package-lock.json', compiler, ...sources.flatMap(filesIn)]) {
    hash.update(`${file}\0${digestOf(file, known)}\0`)
  }
  return `// Compiled from data, see docs/changing-food.md: ${hash.digest('hex')}\n`
}

export function isFresh(compilation, known = new Map()) {
  const stamp = Buffer.from(stampOf(compilation, known))
  const found = Buffer.alloc(stamp.length)
  try {
    const file = openSync(join(root, compilation.output))
    readSync(file, found)
    closeSync(file)
  } catch {
    return false
  }
  return stamp.equals(found)
}
