import type { Child } from '@brightplate/contract/child/child'
import { redFlagQuestions } from '@brightplate/contract/child/red-flags/red-flag-questions'
import type { Language } from '@brightplate/contract/languages'
import { and, desc, eq } from 'drizzle-orm'
import type { Caller } from '../../auth/caller.ts'
import { eatenFoods } from '../../children/eaten-foods.ts'
import type { Db } from '../../db/database.ts'
import { notDeleted } from '../../db/not-deleted.ts'
import { mealPlans } from '../../db/tables/household/plans/meal-plans.ts'
import type { HouseholdKeys } from '../../keys/household-keys.ts'
import { openDays } from '../../plans/stored/stored-plan.ts'
import { type OmitServices, omittedFoods } from '../../profile-terms/omitted-foods.ts'
import { sayIn, wordsOf } from '../../requests/words-of-call.ts'
import type { ClinicFacts } from './shared-page-of.ts'

/** The signs that a parent said yes to, in the words of the page. */
async function signsOf(
  { red_flags: flags }: Pick<Child, 'red_flags'>,
  language: Language,
): Promise<ClinicFacts['red_flags']> {
  if (!flags) return null
  const { answers, asked_on } = flags
  const signs = sayIn(await wordsOf(language), () =>
    redFlagQuestions.filter(({ id }) => answers.includes(id)).map(({ says }) => says()),
  )
  return { asked_on, signs }
}

/** What the newest plan of a child brings, against what is recommended. */
async function nutritionOf(
  db: Db,
  keys: HouseholdKeys,
  childId: string,
): Promise<ClinicFacts['nutrition']> {
  const { householdId, id, nameless, startDate, planData } = mealPlans
  const [newest] = await db
    .select({ householdId, id, childId: mealPlans.childId, nameless, startDate, planData })
    .from(mealPlans)
    .where(
      and(
        eq(householdId, keys.householdId),
        eq(mealPlans.childId, childId),
        eq(nameless, false),
        notDeleted(mealPlans),
      ),
    )
    .orderBy(desc(id))
    .limit(1)
  const data = newest && openDays(keys, newest)
  if (!newest || !data?.nutrition) return null
  return {
    plan_from: newest.startDate,
    nutrients: data.nutrition.map(({ nutrient, unit, mean, target, complete, from_known }) => ({
      nutrient,
      unit,
      known: from_known ?? null,
      offered: mean,
      complete,
      target,
    })),
  }
}

/** What a clinic is shown of a child beside its profile. */
export const clinicFacts = async (
  db: Db,
  services: OmitServices,
  { keys, userId }: Pick<Caller, 'keys' | 'userId'>,
  child: Child,
  language: Language,
): Promise<ClinicFacts> => ({
  omit: (await omittedFoods(services, userId, child, language)).omit,
  red_flags: await signsOf(child, language),
  nutrition: await nutritionOf(db, keys, child.id),
  eaten: await eatenFoods(db, keys, child.id),
})
