import { judgeAgeOfEater, judgeAgeRules } from './judge-age-rules.ts'
import { judgeWords } from './judge-words.ts'
import type { Finding, JudgedChild, JudgedPlan } from './judged-plan.ts'

/** What everyone eats. What is bought and said for the child alone is no part of it. */
const sharedPlan = ({ days }: JudgedPlan): JudgedPlan => ({
  days: days.map((dishes) => dishes.map((dish) => ({ ...dish, ...dish.shared }))),
  shoppingList: [],
  tips: [],
})

/** What stands on the plate of one of the household's children, whatever the plan says of pots. */
const plateOf = ({ days }: JudgedPlan, childId: string): JudgedPlan => ({
  days: days.map((dishes) =>
    dishes.flatMap((dish) => {
      const plate = dish.plates?.[childId]
      return plate ? { ...dish, ...plate } : []
    }),
  ),
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
    const plates = [shared, ...(eater.childId ? [plateOf(plan, eater.childId)] : [])]
    return plates.flatMap((one) => [...judgeWords(one, eater), ...judgeAgeOfEater(one, eater)])
  }),
]
