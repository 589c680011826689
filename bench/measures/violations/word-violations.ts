import { judgedPlans } from '../../judged/judged-plans.ts'
import { judgedTypedPlans } from '../../judged/judged-typed-plans.ts'
import type { Benchmark } from '../../report/benchmark.ts'
import { findingsTable } from '../../report/findings-table.ts'

const wholeMeasure = 10_000
/** One child that is typed at random for so many plans of the profiles. */
const plansATypedChild = 10

export const wordViolations: Benchmark = {
  letter: 'C',
  title: 'Allergen and diet violations in the planner’s own output, the gate off',
  run: (options) => {
    const judged = judgedPlans(options)
    const typed = judgedTypedPlans(Math.ceil(options.plans / plansATypedChild))
    const { plans, plansWith, findings, labelledNames } = judged
    const ran =
      plans >= wholeMeasure
        ? `${plans} plans`
        : `${plans} plans, not ${wholeMeasure.toLocaleString('en')}`
    const oracleFindings = findings.filter(
      ({ isOfWords, rule }) => isOfWords && !rule.startsWith('label '),
    )
    return {
      figures: [
        {
          measure: `plans with an allergen or diet violation by the checker (${ran})`,
          figure: `${plansWith.words} (${oracleFindings.length} different findings)`,
          comparedWith: 'our aim: 0',
          reached: plansWith.words === 0,
        },
        labelledNames === null
          ? {
              measure: 'plans with a labelled ingredient of an allergen avoided',
              figure: 'not run (no `--labels DIR`)',
              comparedWith: 'our aim: 0',
              reached: null,
            }
          : {
              measure: `plans with one of ${labelledNames} labelled ingredients of an allergen avoided (${ran})`,
              figure: String(plansWith.labels),
              comparedWith: 'our aim: 0',
              reached: plansWith.labels === 0,
            },
        {
          measure: `plans that the gate refuses (${ran})`,
          figure: String(judged.refusedByGate),
          comparedWith: 'our aim: 0',
          reached: judged.refusedByGate === 0,
        },
        {
          measure: 'plans with a violation by the checker that the gate lets through',
          figure: String(judged.missedByGate),
          comparedWith: 'our aim: 0',
          reached: judged.missedByGate === 0,
        },
        {
          measure: `plans as served with a violation by the checker, of ${typed.plans} children typed at random (\`bench/profiles/typed-profiles.ts\`)`,
          figure: String(typed.found),
          comparedWith: 'our aim: 0',
          reached: typed.found === 0,
        },
        {
          measure:
            'such plans from which the gate left a dish out, and such children without a plan',
          figure: `${typed.refusedByGate}, ${typed.without}`,
          comparedWith: 'no aim',
          reached: null,
        },
        {
          measure: 'profiles and seeds without a plan',
          figure: String(judged.infeasible),
          comparedWith: 'no aim',
          reached: null,
        },
      ],
      notes: [
        ...findingsTable(findings.filter(({ isOfWords }) => isOfWords)),
        ...(judged.gateWords.size > 0
          ? [
              'What the gate refused, with the number of plans:',
              [...judged.gateWords]
                .sort(([, a], [, b]) => b - a)
                .slice(0, 40)
                .map(([words, count]) => `- ${words} (${count})`)
                .join('\n'),
            ]
          : []),
      ],
    }
  },
}
