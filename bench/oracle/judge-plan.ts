import { judgeAgeRules } from './judge-age-rules.ts'
import { judgeWords } from './judge-words.ts'
import type { Finding, JudgedChild, JudgedPlan } from './judged-plan.ts'

/**
 * Everything in a finished plan's words that the child must not be given. Built apart from the
 * food table, the vocabulary and the planner: it shares no module with them.
 */
export const judgePlan = (plan: JudgedPlan, child: JudgedChild): Finding[] => [
  ...judgeWords(plan, child),
  ...judgeAgeRules(plan, child),
]
