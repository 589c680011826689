import { judgeAgeOfEater, judgeAgeRules } from './judge-age-rules.ts'
import { judgeWords } from './judge-words.ts'
import type { Finding, JudgedChild, JudgedPlan } from './judged-plan.ts'

/** What everyone eats. What is bought and said for the child alone is no part of it. */
const sharedPlan = ({ days }: JudgedPlan): JudgedPlan => ({
  days: days.map((dishes) => dishes.map((dish) => ({ ...dish, ...dish.shared }))),
  shoppingList: [],
  tips: [],
})

/**
 * Everything in a finished plan's words that the child must not be given, and in what is shared what
 * anyone else at the table must not. Built apart from the food table, the vocabulary and the planner:
 * it shares no module with them.
 */
export const judgePlan = (plan: JudgedPlan, child: JudgedChild): Finding[] => [
  ...judgeWords(plan, child),
  ...judgeAgeRules(plan, child),
  ...(child.eaters ?? []).flatMap((eater) => {
    const shared = sharedPlan(plan)
    return [...judgeWords(shared, eater), ...judgeAgeOfEater(shared, eater)]
  }),
]
