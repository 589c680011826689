import { readFileSync } from 'node:fs'
import type { RecordDay } from '@brightplate/contract/papers/food-record'
import { slots } from '@brightplate/contract/plans/slots'
import { expect, type Page } from '@playwright/test'
import { expectAccessibleInBoth } from '../looks/expect-accessible-in-both.ts'
import { expectNoSideScroll } from '../looks/expect-no-side-scroll.ts'
import { printedPages } from '../page/printed-pages.ts'
import { watchPage } from '../page/watch-page.ts'
import { addChild, startFamily } from '../service/family.ts'
import { test } from '../service/serve.ts'
import { signInParent } from '../service/sign-in-parent.ts'

/** What a printer would put on paper: two sheets. */
async function printed(page: Page): Promise<string> {
  const pages = await printedPages(page)
  expect(pages).toHaveLength(2)
  return pages.join(' ')
}

/** The fullest day that a record may have. */
const longDay = (date: string): RecordDay => ({
  date,
  note: 'At the other home, after a bad night',
  rows: Array.from({ length: 18 }, (_, at) => ({
    slot: slots[at % slots.length] ?? null,
    food: `Toast number ${at + 1}`,
    planned: '40 g',
    offered: at % 2 === 0 ? '2 slices' : '',
    eaten: at % 3 === 0 ? 'half' : null,
  })),
})

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
    await page.getByText(/^More for the clinic/).click()
    await page.getByRole('textbox', { name: 'Medicines and supplements' }).fill('A multivitamin')
    await page.getByRole('button', { name: 'Add a measurement' }).click()
    await page.getByLabel('Measured on').fill('2026-11-02')
    await page.getByLabel('Weight (lb)').fill('900')
    await page.getByRole('button', { name: 'Save your words' }).click()
    await expect(page.getByText('Enter a number from 5 to 551, or leave it empty.')).toBeVisible()
    await expect(page.getByLabel('Why you come')).toHaveValue('Eats less since September')
    await page.getByLabel('Weight (lb)').fill('47.4')
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
      ...['selenium', 'copper', 'thiamin', 'vitamin K', 'known: not recorded'],
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
    await expect(page.getByText('First name · English · 30 days · no code')).toBeVisible()
    const preview = page.getByRole('region', { name: 'What they will see' })
    await expect(preview.getByText('Eats less since September')).toBeVisible()
    await page.getByLabel(/^I agree that whoever has this link/).check()
    await page.getByRole('button', { name: 'Make the link' }).click()
    const address = await page.getByLabel('Address').inputValue()
    const context = await browser.newContext({ viewport: { width: 320, height: 568 } })
    const other = await context.newPage()
    await other.goto(address)
    await expect(other.getByRole('heading', { name: 'For the clinic: Robin' })).toBeVisible()
    await expect(other.getByRole('button', { name: 'Print on two pages' })).toBeVisible()
    const paper = await printed(other)
    expect(paper).toContain('Eats less since September')
    expect(paper).toContain('2 of 2')
    expect(paper).not.toContain('This link opens until')
    const reason = other.getByRole('region', { name: 'Why they come' })
    await expect(reason.getByText('Eats less since September')).toBeVisible()
    await expectNoSideScroll(other)
    await expectAccessibleInBoth(other)
    await context.close()
  })
  expect(problems).toEqual([])
})

test('a child of whom much is told still fits two sheets, English and Spanish', async ({
  page,
  service,
}) => {
  const parent = await signInParent(page, service.url)
  const many = (word: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${word} number ${at + 1}`)
  const child = await addChild(parent.call, {
    allergies: ['milk', 'egg', 'peanut', 'tree nuts', 'wheat', 'fish', 'soy', 'sesame'],
    safe_foods: many('crackers of our own baking', 45),
    refused_foods: many('a stew that nobody likes', 45),
  })
  const params = { id: child.id }
  const long = 'Words that go on and on. '.repeat(20).trim().slice(0, 490)
  const growth = Array.from({ length: 12 }, (_, at) => ({
    measured_on: `2026-${String(at + 1).padStart(2, '0')}-02`,
    weight_kg: 20 + at,
    height_cm: 110,
  }))
  const [reason, question, drinks] = [`First. ${long}`, long, long]
  await parent.call('changeClinicWords', {
    params,
    body: { reason, question, drinks, bowels: long, sleep: long, medicines: long, growth },
  })
  await parent.call('changeFoodRecord', {
    params,
    body: { days: ['2026-11-02', '2026-11-03', '2026-11-07'].map(longDay) },
  })
  await page.goto(`${service.url}/children/${child.id}/clinic`)
  await expect(page.getByText('Food record, as the parent wrote it')).toBeVisible()
  const english = await printed(page)
  for (const words of [
    ...[
      'Allergies: never give',
      'peanut',
      'Dec 2, 2026: 31 kg, 110 cm',
      'number 30',
      'and 15 more',
    ],
    ...['Nov 7, 2026', 'Toast number 18: planned 40 g; not recorded', 'At the other home'],
    'Toast number 1: planned 40 g; offered 2 slices; half of it eaten',
  ]) {
    expect(english).toContain(words)
  }
  await page.getByRole('radio', { name: 'Spanish' }).check()
  await expect(page.getByText('Registro de comidas, como lo escribió la familia')).toBeVisible()
  const spanish = await printed(page)
  for (const words of ['Alergias: no dar nunca', 'peanut', 'no registrado', 'comió la mitad']) {
    expect(spanish).toContain(words)
  }
  // What runs over a sheet would be cut off by it.
  const isCut = await page
    .getByRole('article')
    .evaluateAll((sheets) => sheets.map((one) => Math.max(0, one.scrollHeight - one.clientHeight)))
  expect(isCut).toEqual([0, 0])
})
