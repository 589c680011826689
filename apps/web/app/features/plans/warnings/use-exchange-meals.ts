import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import * as words from '#words/plans/warnings'
import { api } from '../../../api/api.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { toast } from '../../../ui/toasts/toast.tsx'
import { localDate } from '../../../ui/words/dates.ts'
import { changedMeals } from '../changed-meals.ts'
import { useChangePlan } from '../changing/use-change-plan.ts'
import { useGoBack } from '../revisions/use-go-back.ts'

/** Lets what is never again give way in a plan, and says how many meals that changed. */
export function useExchangeMeals(plan: Pick<MealPlan, 'id' | 'revision' | 'plan_data'>) {
  const { id, revision } = plan
  const goBack = useGoBack(id)
  const exchange = useChangePlan(id, () =>
    api('exchangeMeals', {
      params: { id },
      body: { revision, date: localDate(new Date()) },
    }),
  )
  /** @param said What is told before the count. */
  const run = async (sentence: string) => {
    try {
      const after = await exchange.mutateAsync()
      const count = changedMeals(plan.plan_data, after.plan_data).length
      if (count === 0) {
        toast.error(words.nothingFits)
        return
      }
      const undo = () => goBack({ to: revision, revision: after.revision }, words.asItWas)
      toast.undoable(words.mealsChanged({ said: sentence, count }), () => void undo())
    } catch (cause) {
      toast.error(errorMessage(cause, words.couldNotExchange))
    }
  }
  return { run, isPending: exchange.isPending }
}
