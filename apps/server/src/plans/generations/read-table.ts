import type { ChildTable } from '@brightplate/contract/plans/meal-plan'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Caller } from '../../auth/caller.ts'
import { isSameEater, unnamedAt } from '../../children/eaters/seated.ts'
import { listChildren } from '../../children/list-children.ts'
import { keepEaters } from '../../children/stored/keep-eaters.ts'
import type { Db } from '../../db/database.ts'
import { generations } from '../../db/tables/household/plans/generations.ts'
import { AppError } from '../../errors.ts'
import type { HouseholdKeys } from '../../keys/household-keys.ts'
import type { ChosenTable, StoredEater } from '../../keys/sealed-columns.ts'
import { openTable } from './reserving/table-of-generation.ts'

type LastTable = Pick<ChosenTable, 'eaters' | 'away' | 'others_away'>

/** Everyone of the child's table, and no other child of the household. */
const usualTable: LastTable = { eaters: [], away: [], others_away: 0 }

/** Who was chosen to eat of the child's last plan beside its table, and who of that was not. */
async function lastTable(db: Db, keys: HouseholdKeys, childId: string): Promise<LastTable> {
  const { householdId, id, childId: ofChild, chosenTable } = generations
  const [last] = await db
    .select({ householdId, id, childId: ofChild, chosenTable })
    .from(generations)
    .where(
      and(
        eq(householdId, keys.householdId),
        eq(ofChild, childId),
        eq(generations.status, 'done'),
        isNull(generations.revisedPlanId),
      ),
    )
    .orderBy(desc(id))
    .limit(1)
  return (last && openTable(keys, last)) ?? usualTable
}

const isAmong = (all: readonly StoredEater[], one: StoredEater) =>
  all.some((other) => isSameEater(one, other))

/**
 * Who may eat of a child's next plan: of its own table all but whom the last plan left out, and of the household's
 * other children those whom it took in. Throws `not_found`.
 */
export async function readTable(
  db: Db,
  { keys }: Pick<Caller, 'keys'>,
  childId: string,
): Promise<ChildTable> {
  const household = await listChildren(db, keys)
  const child = household.find(({ id }) => id === childId)
  if (!child) throw new AppError('not_found')
  const last = await lastTable(db, keys, childId)
  const { eaters = [], people_at_table } = child
  const usual = eaters.map((one) => ({
    ...one,
    usual: true,
    eats: !keepEaters([one]).some((kept) => isAmong(last.away, kept)),
  }))
  const guests = household
    .filter(({ id }) => id !== childId && !eaters.some((one) => one.child_id === id))
    .map((one) => ({
      ...one,
      child_id: one.id,
      usual: false,
      eats: isAmong(last.eaters, { child_id: one.id }),
    }))
  const others = unnamedAt({ eaters, people_at_table })
  return {
    members: [...usual, ...guests].map((one) => ({
      child_id: one.child_id,
      name: one.name,
      age: one.age,
      allergies: one.allergies,
      dietary_preferences: one.dietary_preferences,
      usual: one.usual,
      eats: one.eats,
    })),
    others,
    others_eating: Math.max(0, others - last.others_away),
  }
}
