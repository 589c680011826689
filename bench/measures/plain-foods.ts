import { findPlainFoods } from '../../packages/foods/src/plain-foods/find-plain-foods.ts'
import type { PlainFood, PlainGroup } from '../../packages/foods/src/plain-foods/plain-food.ts'
import { plainFoods } from '../../packages/foods/src/plain-foods/plain-foods.ts'
import { wweiaCategories } from '../../packages/foods/src/plain-foods/wweia-categories.ts'
import { allRecipes } from '../../packages/recipes/src/all-recipes.ts'
import { everydayNames } from '../eating/everyday-names.ts'
import { readEatingData } from '../eating/read-eating-data.ts'
import type { Benchmark, BenchResult } from '../report/benchmark.ts'
import { markdownTable } from '../report/markdown-table.ts'

/** Years in each band of age from one to thirteen, which weigh its energy. */
const years: Readonly<Record<string, number>> = { '1-3': 3, '4-8': 5, '9-13': 5 }
const aim = 0.95
const shown = 25

interface EatenFood {
  name: string
  category: number
  /** Part of all energy that children of 1 to 13 years eat. */
  share: number
}

function readEatenFoods(directory: string): EatenFood[] {
  const energy = new Map<string, EatenFood>()
  for (const row of readEatingData(directory, 'nhanes_kids_by_food.csv.gz')) {
    const weight = years[row.age ?? '']
    if (row.occ !== 'any' || weight === undefined) continue
    const name = row.description ?? ''
    const known = energy.get(name) ?? { name, category: Number(row.wweia_category), share: 0 }
    known.share += weight * Number(row.pct_days) * Number(row.kcal_mean)
    energy.set(name, known)
  }
  const whole = [...energy.values()].reduce((sum, { share }) => sum + share, 0)
  return [...energy.values()]
    .map((food) => ({ ...food, share: food.share / whole }))
    .sort((a, b) => b.share - a.share)
}

/** WWEIA numbers its categories by kinds: 10 is milk, 46 ready-to-eat cereal, 58 frozen desserts and puddings. */
const kindOf = (category: number) => Math.trunc(category / 100)

/** The kinds of thing on a plate that plain foods of a category are. */
const groupsOf: ReadonlyMap<number, ReadonlySet<PlainGroup>> = plainFoods.reduce(
  (all, { category, group }) => all.set(category, new Set([...(all.get(category) ?? []), group])),
  new Map<number, ReadonlySet<PlainGroup>>(),
)

const isOfKind = (plain: PlainFood, category: number) =>
  kindOf(plain.category) === kindOf(category) || groupsOf.get(category)?.has(plain.group) === true

const recipeNames: ReadonlySet<string> = new Set(
  allRecipes.map(({ name, category }) => `${category} ${name.toLowerCase()}`),
)

/** Its everyday name finds a plain food of its own category or kind, or is one of our dishes. */
const isUnderstood = ({ name, category }: EatenFood): boolean =>
  everydayNames(name).some(
    (said) =>
      recipeNames.has(`${category} ${said.toLowerCase()}`) ||
      findPlainFoods(said).some((plain) => isOfKind(plain, category)),
  )

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

function byCategory(foods: readonly EatenFood[]): Map<number, number> {
  const sums = new Map<number, number>()
  for (const { category, share } of foods) sums.set(category, (sums.get(category) ?? 0) + share)
  return sums
}

function measure(directory: string): BenchResult {
  const eaten = readEatenFoods(directory)
  const missed = eaten.filter((food) => !isUnderstood(food))
  const understood = 1 - missed.reduce((sum, { share }) => sum + share, 0)
  const all = byCategory(eaten)
  const left = byCategory(missed)
  const mostly = [...all].filter(([category, share]) => (left.get(category) ?? 0) < share / 2)
  return {
    figures: [
      {
        measure: `energy that children of 1 to 13 years eat, understood by name, ${eaten.length} foods`,
        figure: percent(understood),
        comparedWith: `our aim: ${percent(aim)}`,
        reached: understood >= aim,
      },
      {
        measure: 'categories understood for most of their energy, and what they bring',
        figure: `${mostly.length} of ${all.size}, ${percent(mostly.reduce((sum, [, share]) => sum + share, 0))}`,
        comparedWith: '96 categories bring 95 %',
        reached: null,
      },
      {
        measure: 'plain foods, and variants of them',
        figure: `${plainFoods.filter(({ variantOf }) => variantOf === null).length}, ${plainFoods.filter(({ variantOf }) => variantOf !== null).length}`,
        comparedWith: 'our aim: 250',
        reached: plainFoods.filter(({ variantOf }) => variantOf === null).length >= 250,
      },
    ],
    notes: [
      'A food of FNDDS is understood where its description, put as people say it, finds a plain food of its own kind (the first two digits of its WWEIA category, or the same kind of thing on a plate), or a dish of ours by its name. Left out of descriptions is only what parents leave out: where it was bought, fat or salt added, sorts of bread, icing or flavour; `bench/eating/everyday-names.ts` lists it.',
      'What is not understood and most eaten:',
      markdownTable(
        ['food', 'category', 'energy'],
        missed
          .slice(0, shown)
          .map(({ name, category, share }) => [
            name,
            wweiaCategories.get(category) ?? String(category),
            percent(share),
          ]),
      ),
    ],
  }
}

/** How much of what children really eat a parent can type and be understood. */
export const understoodFoods: Benchmark = {
  letter: 'R',
  name: 'plain-foods',
  title: 'Plain foods: what children eat, understood by name',
  run: ({ eating }) =>
    eating === null
      ? {
          figures: [
            {
              measure: 'energy that children of 1 to 13 years eat, understood by name',
              figure: 'not run',
              comparedWith: 'our aim: 95 %; needs --eating DIR',
              reached: null,
            },
          ],
          notes: [],
        }
      : measure(eating),
}
