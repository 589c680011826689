import { expect } from '@playwright/test'
import { signedInPaths } from '../page/every-page.ts'
import { addChild, makePlan, registerParent, signIn } from '../service/family.ts'
import { test } from '../service/serve.ts'
import { sumOfShifts } from './sum-of-shifts.ts'

test.use({ serviceWorkers: 'block' })

/** A tenth is what browsers call good; what a thumb is about to touch moves with less. */
const most = 0.05

for (const [device, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desk', { width: 1280, height: 900 }],
] as const) {
  test(`no page of two children with foods and plans jumps while it is loaded, on ${device}`, async ({
    page,
    service,
  }) => {
    await page.setViewportSize(viewport)
    const { session, call } = await registerParent(service.url)
    const foods = [
      'chicken nuggets',
      'French fries',
      'plain pasta',
      'banana',
      'Cheerios',
      'crackers',
    ]
    const child = await addChild(call, { safe_foods: foods })
    const other = await addChild(call, { name: 'Alex', allergies: ['egg'] })
    await makePlan(call, other.id)
    const plan = await makePlan(call, child.id)
    await signIn(page, service.url, session)
    for (const path of signedInPaths(child.id, plan.id)) {
      await test.step(path, async () => {
        await page.goto(`${service.url}${path}`)
        await expect(page.locator('h1')).toBeAttached()
        await expect(page.getByText('Loading...')).toHaveCount(0)
        expect.soft(await sumOfShifts(page), path).toBeLessThan(most)
      })
    }
  })
}
