import { getTableName } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { children } from '../db/tables/household/children.ts'
import { allTables } from './databases/all-tables.ts'
import { registerParent } from './families/register-parent.ts'
import {
  householdTables,
  joinedAcross,
  movedBy,
  tableWithoutHousehold,
} from './household-statements.ts'
import { startTestApp } from './test-app.ts'

describe('a household’s table', () => {
  it('has the household first in its key, and refers to no other household', () => {
    const own = allTables.filter((table) => householdTables.includes(getTableName(table)))
    expect(own.length).toBeGreaterThan(10)
    for (const table of own) {
      const { name, columns, primaryKeys, foreignKeys } = getTableConfig(table)
      const [first] = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary)
      expect([name, first?.name]).toEqual([name, 'household_id'])
      for (const key of foreignKeys) {
        const { columns: from, foreignColumns: to } = key.reference()
        expect([name, from[0]?.name, to[0]?.name]).toEqual([name, 'household_id', 'household_id'])
      }
    }
  })

  it('is every table but those that are excepted by name', () => {
    const names = allTables.map(getTableName)
    const directory = [
      'account_links',
      'addresses',
      'known_devices',
      'passkey_challenges',
      'passkeys',
      'provider_ids',
      'sessions',
      'trial_addresses',
    ]
    const operators = ['attempts', 'household_keys', 'installation', 'keys_to_destroy', 'mails']
    const money = [
      'customers_to_forget',
      'model_calls',
      'payment_events',
      'payment_ledger',
      'sandbox_checkouts',
    ]
    const excepted = names.filter((name) => !householdTables.includes(name))
    expect(excepted.sort()).toEqual([...directory, ...operators, ...money].sort())
  })

  it('is not asked without its household', () => {
    for (const statement of [
      'select "id" from "children" where "children"."id" = $1',
      'select "household_id", "id" from "children" where "children"."id" = $1',
      'update "meal_plans" set "revision" = $1 where "meal_plans"."id" = $2',
      'delete from "generations" where "generations"."user_id" = $1',
      'select "id" from "children"',
      'select "id" from "children" where "children"."household_id" in ($1, $2)',
      'select "id" from "meal_plans" inner join "children" on "children"."id" = "meal_plans"."child_id" where "meal_plans"."household_id" = $1',
      'select "id" from "meal_plans" inner join "children" on "children"."household_id" = "meal_plans"."household_id"',
    ]) {
      expect([statement, tableWithoutHousehold(statement)]).toEqual([statement, expect.any(String)])
    }
    for (const statement of [
      'select "id" from "children" where ("children"."household_id" = $1 and "children"."id" = $2)',
      'select "id" from "meal_plans" inner join "children" on "children"."household_id" = "meal_plans"."household_id" where "meal_plans"."household_id" = $1',
      'insert into "children" ("household_id", "id") values ($1, $2)',
      'select "household_id" from "sessions" where "sessions"."token_hash" = $1',
      'select min("turn") from "generations" where "generations"."status" in ($1)',
    ]) {
      expect([statement, tableWithoutHousehold(statement)]).toEqual([statement, null])
    }
  })

  it('moves no row: what it lies by is set by no update and no upsert', () => {
    for (const [statement, column] of [
      [
        'update "children" set "household_id" = $1 where "children"."id" = $2',
        'children.household_id',
      ],
      [
        'insert into "trial_addresses" ("address_hash") values ($1) on conflict ("address_hash") do update set "address_hash" = $2 returning "address_hash"',
        'trial_addresses.address_hash',
      ],
      [
        'insert into "dish_photos" ("household_id", "dish") values ($1, $2) on conflict ("household_id") do update set "dish" = $3, "household_id" = $4',
        'dish_photos.household_id',
      ],
      ['update "sessions" set "expires_at" = $1, "token_hash" = $2', 'sessions.token_hash'],
    ] as const) {
      expect([statement, movedBy(statement)]).toEqual([statement, column])
    }
    for (const statement of [
      'update "children" set "name" = $1 where "children"."household_id" = $2',
      'update "sessions" set "household_id" = $1 where "sessions"."token_hash" = $2',
      'update "mails" set "household_id" = $1 where "mails"."id" = $2',
      'insert into "sessions" ("token_hash") values ($1)',
      'insert into "dish_photos" ("household_id") values ($1) on conflict ("household_id") do update set "dish" = $2 where "dish_photos"."household_id" = $3',
    ]) {
      expect([statement, movedBy(statement)]).toEqual([statement, null])
    }
  })

  it('is joined with what lies beside it alone', () => {
    for (const statement of [
      'select "id" from "addresses" inner join "users" on "users"."household_id" = "addresses"."household_id"',
      'select "id" from "sessions" inner join "passkeys" on "passkeys"."household_id" = "sessions"."household_id"',
      'select "id" from "mails" left join "users" on "users"."household_id" = "mails"."household_id"',
    ]) {
      expect([statement, joinedAcross(statement)]).toEqual([statement, expect.any(String)])
    }
    for (const statement of [
      'select "id" from "meal_plans" left join "children" on "children"."household_id" = "meal_plans"."household_id"',
      'select "id" from "households" left join "household_keys" on "household_keys"."household_id" = "households"."household_id"',
      'select "id" from "sessions" inner join "known_devices" on "known_devices"."token_hash" = "sessions"."token_hash"',
      'select "id" from "addresses" where "addresses"."address_hash" = $1',
    ]) {
      expect([statement, joinedAcross(statement)]).toEqual([statement, null])
    }
  })

  it('is watched in every test of the service', async () => {
    const testApp = await startTestApp()
    try {
      await registerParent(testApp)
      const { db } = testApp.services
      await expect((async () => db.select().from(children))()).rejects.toThrow(
        /children is asked without/,
      )
    } finally {
      await testApp.close()
    }
  })
})
