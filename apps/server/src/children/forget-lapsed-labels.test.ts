import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { children } from '../db/tables/household/children.ts'
import { buildChild } from '../testing/families/build-child.ts'
import { keysOf } from '../testing/families/member-of.ts'
import { registerParent } from '../testing/families/register-parent.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { forgetLapsedLabels } from './forget-lapsed-labels.ts'
import { profileColumns } from './stored/child-columns.ts'
import { snapshotOf } from './to-child.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await startTestApp()
})
afterAll(() => testApp.close())

const label = { food: 'zorbly bites', allergens: ['milk'] }

/** A milk-allergic child whose plan serves a food that we do not know, its label read on a day. */
async function childWithLabel(readOn: string) {
  const { token, user } = await registerParent(testApp)
  const body = buildChild({
    age: 8,
    allergies: ['milk'],
    safe_foods: [label.food],
    labels_read: [label],
  })
  const child = await testApp.call('createChild', { token, body })
  const plan = await testApp.call('generatePlan', {
    token,
    body: { child_id: child.body.id, duration_days: 7 },
  })
  await testApp.database.db
    .update(children)
    .set(
      profileColumns(await keysOf(testApp, user.id), child.body.id, {
        ...snapshotOf(child.body),
        labels_read: [{ ...label, read_on: readOn }],
      }),
    )
    .where(eq(children.id, child.body.id))
  const read = async () => {
    const kept = await testApp.call('readChild', { token, params: { id: child.body.id } })
    const { body } = await testApp.call('readPlan', { token, params: { id: plan.body.id } })
    const beside = body.plan_data.days.flatMap(({ lunch }) => lunch.beside ?? [])
    return { labels: kept.body.labels_read, warnings: body.warnings, beside }
  }
  return { read }
}

describe('the parent’s word on a label', () => {
  it('lapses after six months: the food waits again, and the plan that serves it is warned about', async () => {
    const { read } = await childWithLabel('2026-05-21')
    expect((await read()).beside).toContain(label.food)
    await forgetLapsedLabels(
      testApp.database.db,
      new Date('2026-11-22T09:00:00Z'),
      testApp.services.keys,
    )
    const { labels, warnings } = await read()
    expect(labels).toEqual([])
    expect(warnings.map(({ text }) => text).join()).toMatch(
      /has “zorbly bites” beside it, whose label is to be read first/,
    )
  })

  it('holds to the last day of the six months', async () => {
    const { read } = await childWithLabel('2026-05-22')
    await forgetLapsedLabels(
      testApp.database.db,
      new Date('2026-11-22T09:00:00Z'),
      testApp.services.keys,
    )
    const { labels, warnings } = await read()
    expect(labels).toHaveLength(1)
    expect(warnings).toEqual([])
  })
})
