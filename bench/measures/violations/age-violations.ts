import { judgedPlans } from '../../judged/judged-plans.ts'
import type { Benchmark } from '../../report/benchmark.ts'
import { findingsTable } from '../../report/findings-table.ts'

export const ageViolations: Benchmark = {
  letter: 'E',
  title: 'Age rules broken in the planner’s own output, the gate off',
  run: (options) => {
    const { plans, days, plansWith, findings, linesWithoutGrams } = judgedPlans(options)
    const age = findings.filter(({ isOfWords }) => !isOfWords)
    const rules = [...new Set(age.map(({ rule }) => rule))]
    return {
      figures: [
        {
          measure: `plans with an age rule broken by the checker, words and printed grams (${plans} plans, ${days} days)`,
          figure: `${plansWith.age} (${age.length} different findings)`,
          comparedWith: 'our aim: 0',
          reached: plansWith.age === 0,
        },
        {
          measure: 'lines without readable grams (safe foods beside a meal, as typed)',
          figure: String(linesWithoutGrams),
          comparedWith: 'no aim',
          reached: null,
        },
        ...rules.map((rule) => {
          const ofRule = age.filter((finding) => finding.rule === rule)
          return {
            measure: `of these, ${rule}`,
            figure: `${ofRule.length} different findings`,
            comparedWith: 'our aim: 0',
            reached: false,
          }
        }),
      ],
      notes: findingsTable(age),
    }
  },
}
