import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { openBoards } from '../../apps/server/src/testing/open-boards.ts'
import { expectAccessibleInBoth } from '../looks/expect-accessible-in-both.ts'
import { expectNoSideScroll } from '../looks/expect-no-side-scroll.ts'
import { watchPage } from '../page/watch-page.ts'
import { addChild, startFamily } from '../service/family.ts'
import { test } from '../service/serve.ts'

test('a parent saves a week of boards in Spanish for a speech device, and is told where there is no plan', async ({
  page,
  service,
}) => {
  const { child, call } = await startFamily(page, service.url)
  const problems = watchPage(page)
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto(`${service.url}/children/${child.id}/share`)
  await page.getByRole('link', { name: 'Boards for a speech device' }).click()
  await page.getByRole('radio', { name: 'Spanish' }).check()
  await page.getByRole('radio', { name: 'Large: 3 rows of 4, more pages' }).check()
  await expect(page.getByText('one tap away')).toBeVisible()
  await expectNoSideScroll(page)
  await expectAccessibleInBoth(page)
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the boards' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toMatch(/^meals-\d{4}-\d{2}-\d{2}\.obz$/)
  const { first, boards } = await openBoards(readFileSync(await file.path()))
  expect([first.locale, first.name]).toEqual(['es', 'Días'])
  expect(boards.size).toBeGreaterThan(7)
  expect([first.grid.rows, first.grid.columns]).toEqual([3, 4])
  expect(problems).toEqual([])

  const other = await addChild(call, { name: 'Leo' })
  await page.goto(`${service.url}/children/${other.id}/boards`)
  await page.getByRole('button', { name: 'Save the boards' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Make a plan first.' })).toBeVisible()
})
