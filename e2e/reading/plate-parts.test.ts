import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import type { PlanDay, PlatePart, Slot } from '@brightplate/contract/plans/plan-data'
import { expect } from '@playwright/test'
import { dayDishes } from '../../apps/web/app/features/plans/day-dishes.ts'
import { expectReadable } from '../looks/expect-readable.ts'
import { watchPage } from '../page/watch-page.ts'
import { addChild, makePlan, registerParent, signIn } from '../service/family.ts'
import { test } from '../service/serve.ts'

test.use({ serviceWorkers: 'block' })

const safe_foods = ['chicken nuggets', 'fries', 'strawberry yogurt', 'apples', 'Cheerios']

const meals: readonly Slot[] = ['breakfast', 'lunch', 'dinner']

test('a plate of several things is read thing by thing, on the screen and on paper', async ({
  page,
  service,
}) => {
  const problems = watchPage(page)
  const { session, call } = await registerParent(service.url)
  // Of a child without allergies: steps to new foods are theirs alone.
  const child = await addChild(call, {
    name: 'Leo',
    allergies: [],
    safe_foods,
    new_foods: 'daily',
  })
  const platesOf = (day: PlanDay) =>
    dayDishes(day).filter(({ slot, dish }) => meals.includes(slot) && (dish.parts?.length ?? 0) > 1)
  const hasRole = (day: PlanDay, role: PlatePart['role']) =>
    platesOf(day).some(({ dish }) => dish.parts?.some((part) => part.role === role))
  const readable = ({ plan_data }: MealPlan) =>
    plan_data.days.find((one) => hasRole(one, 'accepted') && hasRole(one, 'learning'))
  // One week in ten has its tastes among the snacks alone.
  let plan = await makePlan(call, child.id)
  for (let more = 0; more < 5 && !readable(plan); more += 1) plan = await makePlan(call, child.id)
  const day = readable(plan)
  if (!day) throw new Error('No day has a food of the child and a taste')
  const plates = platesOf(day)
  await signIn(page, service.url, session)
  await page.goto(`${service.url}/meal-plan/${plan.id}`)
  const opener = page.getByRole('button', { name: RegExp(`^Day ${day.day}\\b`) })
  if ((await opener.getAttribute('aria-expanded')) !== 'true') await opener.click()

  for (const { word, dish } of plates) {
    const row = page.getByRole('region', { name: word, exact: true })
    await row.locator('summary').click()
    const items = row.locator('li:has(> p)')
    await expect(items).toHaveCount(dish.parts?.length ?? 0)
    for (const [index, { name, role, ingredients }] of (dish.parts ?? []).entries()) {
      const item = items.nth(index)
      await expect(item.locator('p').first()).toContainText(name)
      await expect(item.getByRole('listitem')).toHaveText(ingredients)
      const isAccepted = role === 'accepted'
      await expect(item.getByText('one of Leo’s foods')).toHaveCount(isAccepted ? 1 : 0)
      const isTaste = role === 'learning'
      await expect(item.getByText('a taste, beside')).toHaveCount(isTaste ? 1 : 0)
    }
  }
  await expectReadable(page)

  await page.goto(`${service.url}/meal-plan/${plan.id}/print?what=days&day=${day.day}`)
  const preview = page.getByRole('region', { name: 'Preview' })
  for (const { word, dish } of plates) {
    const section = preview.locator('section').filter({ has: page.getByText(RegExp(`^${word}`)) })
    const items = section.locator('li:has(> p)')
    await expect(items.locator('p:first-child')).toHaveText(
      (dish.parts ?? []).map(({ name }) => name),
    )
    await expect(items.getByRole('listitem')).toHaveText(dish.ingredients)
  }
  await expect(preview.getByText(/one of Leo’s foods|a taste, beside/)).toHaveCount(0)
  expect(problems).toEqual([])
})
