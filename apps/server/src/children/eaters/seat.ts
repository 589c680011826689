import type { Child } from '@brightplate/contract/child/child'
import type { Db } from '../../db/database.ts'
import type { HouseholdKeys } from '../../keys/household-keys.ts'
import { findSiblings } from './find-siblings.ts'
import { seated, type Table } from './seated.ts'

/** A child with those who were chosen to eat with it, as their profiles are today. */
export const seat = async (
  db: Db,
  keys: HouseholdKeys,
  child: Child,
  table: Table,
): Promise<Child> => seated(child, table, await findSiblings(db, keys, table))
