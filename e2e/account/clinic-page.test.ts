import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { expectAccessibleInBoth } from '../looks/expect-accessible-in-both.ts'
import { expectNoSideScroll } from '../looks/expect-no-side-scroll.ts'
import { watchPage } from '../page/watch-page.ts'
import { startFamily } from '../service/family.ts'
import { test } from '../service/serve.ts'

/** What a printer would put on paper. */
async function printed(page: Page): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'Letter' })))
  const { text } = await extractText(pdf, { mergePages: true })
  return text.replace(/\s+/g, ' ')
}

test('a parent writes for a clinic, prints the page, and a dietitian reads the same behind a link', async ({
  page,
  browser,
  service,
}) => {
  const { child } = await startFamily(page, service.url)
  const problems = watchPage(page)
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto(`${service.url}/children/${child.id}/share`)
  await page.getByRole('link', { name: /^Your words for a clinic/ }).click()
  const paper = page.getByRole('region', { name: 'The page', exact: true })

  await test.step('writes why they come, and what was measured', async () => {
    await page.getByLabel('Why you come').fill('Eats less since September')
    await page.getByRole('textbox', { name: 'Medicines and supplements' }).fill('A multivitamin')
    await page.getByRole('button', { name: 'Add a measurement' }).click()
    await page.getByLabel('Measured on').fill('2026-11-02')
    await page.getByLabel('Weight (kg)').fill('900')
    await page.getByRole('button', { name: 'Save your words' }).click()
    await expect(page.getByRole('alert').filter({ hasText: /from 2 to 250/ })).toBeVisible()
    await expect(page.getByLabel('Why you come')).toHaveValue('Eats less since September')
    await page.getByLabel('Weight (kg)').fill('21.5')
    await page.getByRole('button', { name: 'Save your words' }).click()
    await expect(paper.getByText('Nov 2, 2026: 21.5 kg')).toBeVisible()
    await expect(paper.getByText('Eats less since September')).toBeVisible()
    await expectNoSideScroll(page)
    await expectAccessibleInBoth(page)
  })

  await test.step('prints it, with what nobody told called not recorded', async () => {
    const text = await printed(page)
    for (const words of [
      ...['For the clinic: Robin', 'no diagnosis and no score', 'Eats less since September'],
      ...['Allergies: never give', 'A multivitamin', 'Not recorded.', '21.5 kg'],
      ...['selenium', 'copper', 'thiamin', 'vitamin K', 'known at least'],
    ]) {
      expect(text).toContain(words)
    }
    expect(text).not.toContain('Save your words')
  })

  await test.step('saves it for a clinic’s computer, without the name', async () => {
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: /FHIR/ }).click()
    const file = await coming
    expect(file.suggestedFilename()).toMatch(/^clinic-\d{4}-\d{2}-\d{2}\.fhir\.json$/)
    const text = readFileSync(await file.path(), 'utf8')
    expect(JSON.parse(text)).toMatchObject({ resourceType: 'Bundle', type: 'collection' })
    expect(text).toContain('21.5')
    expect(text).not.toContain('Robin')
  })

  await test.step('and shares the same for thirty days', async () => {
    await page.goto(`${service.url}/children/${child.id}/share`)
    await page.getByRole('radio', { name: 'A page for a clinic' }).check()
    await page.getByLabel('Who it is for').fill('Dr. Lee')
    await expect(page.getByRole('radio', { name: '30 days' })).toBeChecked()
    const preview = page.getByRole('region', { name: 'What they will see' })
    await expect(preview.getByText('Eats less since September')).toBeVisible()
    await page.getByLabel(/^I agree that whoever has this link/).check()
    await page.getByRole('button', { name: 'Make the link' }).click()
    const address = await page.getByLabel('Address').inputValue()
    const context = await browser.newContext({ viewport: { width: 320, height: 568 } })
    const other = await context.newPage()
    await other.goto(address)
    await expect(other.getByRole('heading', { name: 'For the clinic: Robin' })).toBeVisible()
    await expect(other.getByText('Eats less since September')).toBeVisible()
    await expectNoSideScroll(other)
    await expectAccessibleInBoth(other)
    await context.close()
  })
  expect(problems).toEqual([])
})
