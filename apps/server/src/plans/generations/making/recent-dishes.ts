import type { EatenDish } from '@brightplate/planner/eaten-dish'
import { slots } from '@brightplate/planner/slot'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { mealPlans } from '../../../db/schema.ts'

/** Days before a plan whose dishes still count: the longest plan and a week more. */
const rememberedDays = 21

const day = sql`day.value`

export interface EarlierPlans {
  householdId: string
  childId: string
  /** A plain date: what stands on it or later is no history. */
  startDate: string
  /** Id of a plan that does not count. */
  except?: string
}

/** The dishes that a child's earlier plans held in the weeks before a date, plan by plan. */
export async function recentDishes(
  db: Db,
  { householdId, childId, startDate, except }: EarlierPlans,
): Promise<EatenDish[]> {
  const date = sql<string>`${day} ->> 'date'`
  const rows = await db
    .select({
      number: sql<number>`(${day} ->> 'day')::int`,
      date,
      locks: mealPlans.locks,
      recipes: sql<(string | null)[]>`jsonb_build_array(
        ${day} #> '{breakfast,recipe_id}', ${day} #> '{lunch,recipe_id}', ${day} #> '{dinner,recipe_id}',
        ${day} #> '{snacks,0,recipe_id}', ${day} #> '{snacks,1,recipe_id}', ${day} #> '{juice,recipe_id}'
      )`,
    })
    .from(mealPlans)
    .innerJoin(sql`jsonb_array_elements(${mealPlans.planData} -> 'days') as day`, sql`true`)
    .where(
      and(
        eq(mealPlans.householdId, householdId),
        eq(mealPlans.childId, childId),
        except ? sql`${mealPlans.id} <> ${except}` : undefined,
        sql`${date} < ${startDate}`,
        sql`${date} >= ((${startDate}::date) - ${rememberedDays}::int)::text`,
      ),
    )
    .orderBy(mealPlans.id, sql`1`)
  return rows.flatMap(({ number, date: eatenOn, locks, recipes }) =>
    slots.flatMap((slot, index) => {
      const recipeId = recipes[index]
      const kept = locks.some((lock) => lock.day === number && lock.slot === slot)
      return recipeId ? [{ recipeId, date: eatenOn, kept }] : []
    }),
  )
}
