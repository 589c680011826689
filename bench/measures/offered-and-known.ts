import type { NutrientReport } from '@brightplate/planner/plan-document'
import { type FamilyPlan, plansOf } from '../judged/family-plans.ts'
import { ordinaryProfiles } from '../profiles/ordinary-profiles.ts'
import { selectiveProfiles } from '../profiles/selective-profiles.ts'
import type { Benchmark } from '../report/benchmark.ts'
import { markdownTable } from '../report/markdown-table.ts'
import { mean, percent } from '../report/statistics.ts'

const aim = 0.95
/** Hardly in food: printed, and not held to the aim, as in D. */
const printedOnly = 'vit_d_ug'

const targetsIn = ({ document }: FamilyPlan): NutrientReport[] =>
  document.nutrition.filter(({ target, nutrient }) => target !== null && nutrient !== printedOnly)

const shareOf = (plans: readonly FamilyPlan[], of: (report: NutrientReport) => boolean): number =>
  mean(plans.flatMap(targetsIn).map((report) => (of(report) ? 1 : 0)))

const isFromKnown = ({ from_known, target }: NutrientReport) =>
  target !== null && (from_known ?? 0) >= aim * target

/** The mean of a nutrient as a share of its target, over all plans. */
const meanShares = (plans: readonly FamilyPlan[]) => {
  const names = [...new Set(plans.flatMap(({ document }) => document.nutrition))]
  const byName = new Map<string, NutrientReport[]>()
  for (const one of names) {
    if (one.target === null) continue
    byName.set(one.nutrient, [...(byName.get(one.nutrient) ?? []), one])
  }
  return [...byName].map(([nutrient, reports]) => ({
    nutrient,
    offered: mean(reports.map((one) => one.mean / (one.target ?? 1))),
    known: mean(reports.map((one) => (one.from_known ?? 0) / (one.target ?? 1))),
  }))
}

export const offeredAndKnown: Benchmark = {
  letter: 'N',
  title: 'Nutrients offered, and from food that the child is known to eat',
  run: () => {
    const ordinary = ordinaryProfiles.flatMap(plansOf)
    const selective = selectiveProfiles.flatMap(plansOf)
    const offered = shareOf(ordinary, ({ reached }) => reached)
    const ofOrdinary = meanShares(ordinary)
    return {
      figures: [
        {
          measure: `no food known: targets reached by what is offered, ${ordinary.length} weeks`,
          figure: percent(offered),
          comparedWith: 'our aim: 95 %',
          reached: offered >= aim,
        },
        {
          measure: `nearly all foods known: targets reached by what is offered, ${selective.length} weeks`,
          figure: percent(shareOf(selective, ({ reached }) => reached)),
          comparedWith: 'none: printed',
          reached: null,
        },
        {
          measure: 'nearly all foods known: 95 % of the target from known food alone',
          figure: percent(shareOf(selective, isFromKnown)),
          comparedWith: 'none: printed',
          reached: null,
        },
      ],
      notes: [
        'Vitamin D is hardly in food: printed below, and not held to the aim.',
        markdownTable(
          ['nutrient', 'no food known: offered', 'nearly all known: offered', 'from known food'],
          meanShares(selective).map(({ nutrient, offered: all, known }) => [
            nutrient,
            percent(ofOrdinary.find((one) => one.nutrient === nutrient)?.offered ?? 0, 0),
            percent(all, 0),
            percent(known, 0),
          ]),
        ),
      ],
    }
  },
}
