import { ApiError } from '@brightplate/contract/api/api-client'
import * as words from '#words/plans/refusing'
import { api } from '../../../api/api.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { announce } from '../../../ui/page/announce.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { localDate } from '../../../ui/words/dates.ts'
import { useDishFeedback, useFoodFeedback } from '../../children/dishes/use-feedback.ts'
import { changedMeals } from '../changed-meals.ts'
import { useChangePlan } from '../changing/use-change-plan.ts'
import { useGoBack } from '../revisions/use-go-back.ts'
import type { ShownPlan } from '../shown-plan.ts'
import { mealsStillWith } from './meals-still-with.ts'
import { outcomeWords } from './outcome-words.ts'
import type { Refusal, RefusalOutcome } from './refusal.ts'
import { keepRefusal } from './stored-refusal.ts'

const wasNotReached = (cause: unknown) => cause instanceof ApiError && cause.status === null

/** Refuses something of a plan, which changes at once what that touches; without a connection it waits. */
export function useRefuse(plan: ShownPlan) {
  const { id, revision, child_id } = plan
  const ofDish = useDishFeedback(child_id)
  const ofFood = useFoodFeedback(child_id)
  const goBack = useGoBack(id)

  /** Keeps the word with the child; null takes it back to what was said before. */
  const say = async (refusal: Refusal, isTakenBack = false): Promise<void> => {
    if (refusal.kind === 'today') return
    if (refusal.kind === 'never_dish') {
      const { recipeId, was } = refusal
      await ofDish.mutateAsync({ recipeId, says: isTakenBack ? was : 'never_again' })
    } else {
      const { what: food, kind, was } = refusal
      await ofFood.mutateAsync({ food, state: isTakenBack ? was : kind })
    }
  }

  const exchange = useChangePlan(id, (refusal: Refusal) =>
    api('exchangeMeals', {
      params: { id },
      body: {
        revision,
        date: localDate(new Date()),
        ...(refusal.kind === 'today' ? { meal: refusal.meal } : {}),
        ...(refusal.kind === 'not_now' ? { paused: refusal.what } : {}),
      },
    }),
  )

  const refuse = async (refusal: Refusal): Promise<void> => {
    try {
      await say(refusal)
      const after = await exchange.mutateAsync(refusal)
      const outcome: RefusalOutcome = {
        refusal,
        changed: changedMeals(plan.plan_data, after.plan_data),
        stays: mealsStillWith(refusal, after, localDate(new Date())),
        before: revision,
        after: after.revision,
      }
      keepRefusal({ planId: id, outcome })
      announce(outcomeWords(outcome))
    } catch (cause) {
      if (wasNotReached(cause)) keepRefusal({ planId: id, waiting: refusal })
      else toast.error(errorMessage(cause, words.couldNotChange))
    }
  }

  /** Takes word and change back; the change only while nothing came after it. */
  const undo = async ({ refusal, changed, before, after }: RefusalOutcome): Promise<void> => {
    try {
      await say(refusal, true)
      const isBack =
        changed.length === 0 || (await goBack({ to: before, revision: after }, words.asItWas))
      if (isBack) keepRefusal(null)
    } catch (cause) {
      toast.error(errorMessage(cause, words.couldNotTakeBack))
    }
  }
  return { refuse, undo, isPending: exchange.isPending || ofDish.isPending || ofFood.isPending }
}
