import { expect } from '@playwright/test'
import { clientOf } from '../../apps/server/src/testing/client-of.ts'
import { expectAccessibleInBoth } from '../looks/expect-accessible-in-both.ts'
import { expectNoSideScroll } from '../looks/expect-no-side-scroll.ts'
import { openRow } from '../page/open-row.ts'
import { watchPage } from '../page/watch-page.ts'
import { makePlan, startFamily } from '../service/family.ts'
import { test } from '../service/serve.ts'

test('a parent is told which plans a choice erases before it is made, proves who they are, and takes it back', async ({
  page,
  service,
}) => {
  const problems = watchPage(page)
  await page.setViewportSize({ width: 320, height: 700 })
  const { session, child } = await startFamily(page, service.url)
  const call = clientOf(service.url, session.token)
  await makePlan(call, child.id, 7, '2024-02-05')
  const newest = await makePlan(call, child.id)
  await page.goto(`${service.url}/account`)
  const row = await openRow(page, 'Plans of long ago')
  await expect(row.getByText('All plans are kept until somebody deletes them.')).toBeVisible()
  await expect(row.getByText('Nothing is erased.')).toBeVisible()
  await expect(row.getByRole('button', { name: 'Download my data' })).toBeVisible()
  await expect(row.getByRole('button', { name: 'Save' })).toHaveCount(0)

  await row.getByRole('radio', { name: '1 year' }).check()
  const goes = /^This would erase 1 of your 3 plans today: those that ended before \w+ \d+, \d{4}/
  await expect(row.getByText(goes)).toBeVisible()
  await expectNoSideScroll(page)
  await expectAccessibleInBoth(page)
  await row.getByRole('button', { name: 'Save' }).click()
  const question = page.getByRole('alertdialog', {
    name: 'Erase plans once their last day is 1 year ago?',
  })
  await expect(question.getByText(goes)).toBeVisible()
  await expect(question.getByText(/Nothing is erased in the first 24 hours/)).toBeVisible()
  await expectAccessibleInBoth(page)
  await question.getByRole('button', { name: 'Save' }).click()
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await proof.getByLabel('Your password').fill('correct horse')
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await expect(question).toHaveCount(0)
  await expect(
    row.getByText(/^Plans are erased each night once their last day is 1 year ago/),
  ).toBeVisible()
  expect((await call('readKeptPlans', {})).months).toBe(12)
  expect((await call('listPlans', {})).map(({ id }) => id)[0]).toBe(newest.id)

  await row.getByRole('radio', { name: 'For ever' }).check()
  await row.getByRole('button', { name: 'Save' }).click()
  await expect(row.getByText('All plans are kept until somebody deletes them.')).toBeVisible()
  expect((await call('readKeptPlans', {})).months).toBeNull()
  expect(problems).toEqual([])
})
