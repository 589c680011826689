import '../scripts/require-fresh-data.mjs'
/**
 * The figures that we publish. Usage: node bench/run-benchmarks.ts [A B ...] [--plans N] [--from SEED] [--seeds N] [--labels DIR] [--eating DIR] [--lists FILE]
 *   [--kept DIR] [--results FILE]
 *
 * Without letters all of them run. What ran is printed and put into bench/results.md, or FILE. Ends with 1 where an aim
 * is missed, or none was held against anything.
 */
import { execFileSync } from 'node:child_process'
import { endByFindings } from '../scripts/judging/end-by-findings.ts'
import { seedsPerProfile } from './judged/plan-settings.ts'
import { acceptedFood } from './measures/accepted-food.ts'
import { kitchen } from './measures/kitchen.ts'
import { listGrams } from './measures/list-grams.ts'
import { nextDay } from './measures/next-day.ts'
import { dietQuality } from './measures/nutrition/diet-quality.ts'
import { energyAndMacros } from './measures/nutrition/energy-and-macros.ts'
import { energyDistance } from './measures/nutrition/energy-distance.ts'
import { nutrientsOfAWeek } from './measures/nutrition/nutrients-of-a-week.ts'
import { offeredAndKnown } from './measures/offered-and-known.ts'
import { understoodFoods } from './measures/plain-foods.ts'
import { planTime } from './measures/plan-time.ts'
import { priceOfADay } from './measures/price-of-a-day.ts'
import { realDaysCompared } from './measures/real-days-compared.ts'
import { realLists } from './measures/real-lists.ts'
import { ageViolations } from './measures/violations/age-violations.ts'
import { independentCheck } from './measures/violations/independent-check.ts'
import { wordViolations } from './measures/violations/word-violations.ts'
import { wayToTheBound } from './measures/way-to-the-bound.ts'
import type { Benchmark, BenchOptions, BenchResult } from './report/benchmark.ts'
import { readOptions } from './report/read-options.ts'
import { writeResults } from './report/write-results.ts'

const benchmarks: readonly Benchmark[] = [
  energyAndMacros,
  energyDistance,
  wordViolations,
  nutrientsOfAWeek,
  ageViolations,
  listGrams,
  planTime,
  wayToTheBound,
  acceptedFood,
  realDaysCompared,
  priceOfADay,
  kitchen,
  nextDay,
  offeredAndKnown,
  realLists,
  dietQuality,
  independentCheck,
  understoodFoods,
]

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()

/** Where the figures come from: the commit, and whether the code that they measure was changed since. */
function sourceOf(
  letters: readonly string[],
  { labels, eating, lists, plans, from, seeds }: BenchOptions,
): string {
  const changed = git('status', '--porcelain', '--', 'packages', 'apps/server/src/plans') !== ''
  const flags = [
    ...letters,
    ...(letters.some((letter) => 'CEQ'.includes(letter)) ? [`--plans ${plans}`] : []),
    ...(letters.includes('Q') && from !== 1 ? [`--from ${from}`] : []),
    ...(letters.includes('P') && seeds !== seedsPerProfile ? [`--seeds ${seeds}`] : []),
    ...(labels !== null ? ['--labels DIR'] : []),
    ...(eating !== null ? ['--eating DIR'] : []),
    ...(lists !== null ? ['--lists FILE'] : []),
  ]
  const commit = `Commit ${git('rev-parse', '--short', 'HEAD')}${changed ? ' and changes that were not committed yet' : ''}`
  return `${commit}, \`node bench/run-benchmarks.ts ${flags.join(' ')}\``
}

function print({ letter, title }: Benchmark, { figures }: BenchResult): void {
  console.log(`\n${letter}. ${title}`)
  for (const { measure, figure, comparedWith, reached } of figures) {
    const verdict = reached === null ? '' : reached ? ' - reached' : ' - MISSED'
    console.log(`  ${measure}: ${figure} (${comparedWith})${verdict}`)
  }
}

const { letters: asked, options } = readOptions(process.argv.slice(2))
const letters = asked.map(
  (one) => benchmarks.find(({ name }) => name?.toUpperCase() === one)?.letter ?? one,
)
const unknown = letters.filter((letter) => !benchmarks.some((one) => one.letter === letter))
if (unknown.length > 0) {
  console.error(
    `No benchmark is called ${unknown.join(', ')}: ${benchmarks.map(({ letter }) => letter).join(' ')}.`,
  )
  process.exit(2)
}
const wanted = benchmarks.filter(({ letter }) => letters.length === 0 || letters.includes(letter))
// Read before the runs: a commit made while they last is not what they measure.
const source = sourceOf(
  wanted.map(({ letter }) => letter),
  options,
)
await endByFindings(() => {
  const runs = wanted.map((benchmark) => {
    const result = benchmark.run(options)
    print(benchmark, result)
    return { benchmark, result }
  })
  writeResults(runs, source, options.results)
  const verdicts = runs.flatMap(({ result }) => result.figures.map(({ reached }) => reached))
  return {
    judged: verdicts.filter((reached) => reached !== null).length,
    found: verdicts.filter((reached) => reached === false).length,
  }
})
