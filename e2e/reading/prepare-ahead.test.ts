import type { AheadTask } from '@brightplate/contract/plans/plan-data'
import { expect } from '@playwright/test'
import { expectAccessibleInBoth } from '../looks/expect-accessible-in-both.ts'
import { watchPage } from '../page/watch-page.ts'
import { addChild, makePlan, registerParent, signIn } from '../service/family.ts'
import { test } from '../service/serve.ts'

/** A Monday: the day before it is a Sunday. */
const monday = '2027-03-01'

const named = (name: string) => new RegExp(name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))

test('what may be done on a Sunday and an evening is told on its day and on paper, and the meal says what is other then', async ({
  page,
  service,
}) => {
  const problems = watchPage(page)
  const { session, call } = await registerParent(service.url)
  const child = await addChild(call, { allergies: [], dietary_preferences: [] })
  // A plan is drawn by chance: one in several has nothing to do before it.
  let plan = await makePlan(call, child.id, 7, monday)
  const tasksOf = (): AheadTask[] => plan.plan_data.prepared_ahead ?? []
  for (let tries = 0; tries < 5 && !tasksOf().some(({ day }) => day === 0); tries += 1) {
    plan = await makePlan(call, child.id, 7, monday)
  }
  const tasks = tasksOf()
  const [before] = tasks.filter(({ day }) => day === 0)
  if (!before) throw new Error('Nothing may be done before the plan begins')
  await signIn(page, service.url, session)
  const planUrl = `${service.url}/meal-plan/${plan.id}`

  await page.goto(`${planUrl}?day=1`)
  const section = page.getByRole('region', { name: 'Before the plan begins, on Sunday' })
  const [step = ''] = before.steps
  await expect(section).toBeVisible()
  await section.getByText(named(before.text.text)).click()
  await expect(section.getByText(step).first()).toBeVisible()
  await expectAccessibleInBoth(page)

  const told = tasks.find(({ afterwards }) => afterwards)
  if (told?.afterwards) {
    const [meal] = told.meals
    await page.goto(`${planUrl}?day=${meal?.day}&dish=${meal?.slot}`)
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByText(named(told.afterwards.text.slice(1))).first()).toBeVisible()
  }

  await page.goto(`${planUrl}/print?what=days`)
  const sheets = page.getByRole('region', { name: 'Preview' })
  await expect(
    sheets.getByRole('heading', { name: 'Before the plan begins, on Sunday' }),
  ).toHaveCount(1)
  expect(problems).toEqual([])
})
