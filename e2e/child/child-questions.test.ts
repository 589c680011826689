import type { TagQuestion } from '@brightplate/contract/typed/profile-terms'
import { expect, type Page } from '@playwright/test'
import { expectReadable } from '../looks/expect-readable.ts'
import { chooseDiagnosis } from '../page/choose-diagnosis.ts'
import { addChild } from '../service/family.ts'
import { layOver } from '../service/interpretation.ts'
import { openSignedIn } from '../service/open-signed-in.ts'
import { test } from '../service/serve.ts'
import { signInParent } from '../service/sign-in-parent.ts'

test.use({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } })

const epipen: TagQuestion = {
  list: 'allergies',
  tag: 'EpiPen',
  id: 'epipen',
  blocks: true,
  question: 'An EpiPen is a medicine. Which food is it for?',
  answers: [
    { act: 'answer', label: 'For a food on the list', question: 'epipen', answer: 'listed' },
    { act: 'answer', label: 'Not for a food', question: 'epipen', answer: 'not-food' },
    { act: 'edit', label: 'Let me change it' },
  ],
}

/** The server asks about the EpiPen until it is answered. */
const askAboutEpipen = (page: Page) =>
  layOver(page, ({ answers = [], allergies = [] }) => ({
    questions: answers.length === 0 && allergies.includes('EpiPen') ? [epipen] : [],
  }))

const onTop = (page: Page) => page.getByRole('region', { name: 'Questions about Allergies' })

async function openWithEpipen(page: Page, url: string, call: Parameters<typeof addChild>[0]) {
  const child = await addChild(call, { allergies: ['milk', 'EpiPen'] })
  await askAboutEpipen(page)
  await page.goto(`${url}/children/${child.id}?step=allergies`)
  await expect(page.getByText(epipen.question)).toBeVisible()
  return child
}

test('a question is answered with a tap at its tag, kept with the child, and undone', async ({
  page,
  service,
}) => {
  const { call } = await signInParent(page, service.url)
  const child = await openWithEpipen(page, service.url, call)
  await expectReadable(page)
  await page.getByRole('button', { name: 'Not for a food (EpiPen)' }).click()
  await expect(page.getByText(epipen.question)).toHaveCount(0)
  await expect(page.getByText('You said: Not for a food, just now')).toBeVisible()

  await test.step('the answer survives a reload before it is saved', async () => {
    await page.reload()
    await expect(page.getByText('You said: Not for a food, just now')).toBeVisible()
  })

  await test.step('and is saved with who and when', async () => {
    await page.getByRole('button', { name: 'Update Profile' }).click()
    await expect(page).toHaveURL(`${service.url}/dashboard`)
    const { answers } = await call('readChild', { params: { id: child.id } })
    expect(answers).toMatchObject([
      { list: 'allergies', tag: 'EpiPen', question: 'epipen', answer: 'not-food' },
    ])
    expect(answers?.[0]?.answered_by).toBeTruthy()
  })

  await test.step('it is shown with its day, and may be undone', async () => {
    await page.goto(`${service.url}/children/${child.id}?step=allergies`)
    await expect(page.getByText(/^You said: Not for a food, [A-Z][a-z]+ \d+$/)).toBeVisible()
    await expectReadable(page)
    await page.getByRole('button', { name: 'Undo (EpiPen)' }).click()
    await expect(page.getByText(epipen.question)).toBeVisible()
  })
})

test('an answer goes with its tag when the profile is saved', async ({ page, service }) => {
  const { call } = await signInParent(page, service.url)
  const child = await openWithEpipen(page, service.url, call)
  await page.getByRole('button', { name: 'Not for a food (EpiPen)' }).click()
  await page.getByRole('button', { name: 'Remove EpiPen' }).click()
  await page.getByRole('button', { name: 'Update Profile' }).click()
  await expect(page).toHaveURL(`${service.url}/dashboard`)
  const saved = await call('readChild', { params: { id: child.id } })
  expect(saved.allergies).toEqual(['milk'])
  expect(saved.answers).toEqual([])
})

test('a profile with an open question is saved, and then asks at the top of the list', async ({
  page,
  service,
}) => {
  const { call } = await openSignedIn(page, service, '/children/new')
  await askAboutEpipen(page)
  await page.getByLabel('Name').fill('Robin')
  await page.getByLabel('Age').fill('7')
  await chooseDiagnosis(page, 'Autism')
  await page.getByRole('link', { name: 'Next: Allergies' }).click()
  await page.getByRole('textbox', { name: 'Allergies' }).fill('EpiPen')
  await page.getByRole('textbox', { name: 'Allergies' }).press('Enter')
  await expect(page.getByText(epipen.question)).toBeVisible()
  await page.getByRole('button', { name: 'Create Profile' }).click()
  await expect(page.getByText('Child profile created')).toBeVisible()
  await expect(page).toHaveURL(/\/children\/[0-9a-f-]{36}#questions$/)
  const heading = onTop(page).getByRole('heading', { name: 'One question about allergies' })
  await expect(heading).toBeFocused()
  await expect(page.getByText(epipen.question)).toHaveCount(1)
  await expectReadable(page)
  await onTop(page).getByRole('button', { name: 'Not for a food (EpiPen)' }).click()
  await expect(onTop(page).getByText('Thank you. That was all we asked')).toBeVisible()
  await onTop(page).getByRole('button', { name: 'Save the answers' }).click()
  await expect(page).toHaveURL(`${service.url}/dashboard`)
  const [saved] = await call('listChildren', {})
  expect(saved?.answers).toHaveLength(1)
})

test('a question that nobody answers holds a profile up once, not twice', async ({
  page,
  service,
}) => {
  const { call } = await signInParent(page, service.url)
  const child = await openWithEpipen(page, service.url, call)
  await page.getByRole('link', { name: 'Name and age', exact: true }).click()
  await page.getByLabel('Age').fill('8')
  await page.getByRole('button', { name: 'Update Profile' }).click()
  await expect(onTop(page)).toBeVisible()
  expect((await call('readChild', { params: { id: child.id } })).age).toBe(8)
  await page.getByRole('link', { name: 'Name and age', exact: true }).click()
  await expect(page.getByLabel('Age')).toHaveValue('8')
  await page.getByLabel('Age').fill('9')
  await page.getByRole('button', { name: 'Update Profile' }).click()
  await expect(page).toHaveURL(`${service.url}/dashboard`)
  expect((await call('readChild', { params: { id: child.id } })).age).toBe(9)
})

test('a plan that needs an answer asks for it, and is made at once afterwards', async ({
  page,
  service,
}) => {
  const { call } = await signInParent(page, service.url)
  const child = await addChild(call, { allergies: ['milk', 'EpiPen'] })
  await addChild(call, { name: 'Ada' })
  const detail = 'Before we plan, please tell us what “EpiPen” means.'
  const refuse = () =>
    page.route(
      '**/api/meal-plans/generate',
      (route) =>
        route.fulfill({
          status: 422,
          json: { code: 'needs_answer', detail, questions: [epipen] },
        }),
      { times: 1 },
    )
  const questions = page.getByRole('region', { name: 'Questions before we plan' })

  await test.step('with a tap', async () => {
    await page.goto(`${service.url}/meal-plan/generate`)
    await refuse()
    await page.getByRole('button', { name: 'Generate Meal Plan' }).click()
    await expect(questions.getByText(detail)).toBeVisible()
    await expect(questions.getByText(epipen.question)).toBeVisible()
    await expectReadable(page)
    await page.getByRole('combobox', { name: 'Select Child *' }).click()
    await page.getByRole('option', { name: /^Ada/ }).click()
    await expect(questions).toHaveCount(0)
    await page.getByRole('combobox', { name: 'Select Child *' }).click()
    await page.getByRole('option', { name: /^Robin/ }).click()
    await questions.getByRole('button', { name: 'Not for a food (EpiPen)' }).click()
    await expect(questions.getByText('You said: Not for a food')).toBeVisible()
    await expect(questions.getByText('You can make the plan now.')).toBeVisible()
    const { answers } = await call('readChild', { params: { id: child.id } })
    expect(answers).toMatchObject([{ tag: 'EpiPen', answer: 'not-food' }])
    await expectReadable(page)
  })

  await test.step('or in the profile, from where the way leads back', async () => {
    await page.goto(`${service.url}/meal-plan/generate`)
    await refuse()
    await page.getByRole('button', { name: 'Generate Meal Plan' }).click()
    await questions.getByRole('link', { name: 'Change it in the profile instead' }).click()
    await expect(page).toHaveURL(`${service.url}/children/${child.id}?then=plan#questions`)
    await page.getByRole('button', { name: 'Remove EpiPen' }).click()
    await page.getByRole('button', { name: 'Update Profile' }).click()
    await expect(page).toHaveURL(`${service.url}/meal-plan/generate?child=${child.id}`)
    await page.getByRole('button', { name: 'Generate Meal Plan' }).click()
    await expect(page.getByText('Meal plan generated successfully!')).toBeVisible()
  })

  await test.step('an answer that cannot be kept says so', async () => {
    await page.goto(`${service.url}/meal-plan/generate?child=${child.id}`)
    await refuse()
    await page.getByRole('button', { name: 'Generate Meal Plan' }).click()
    await page.route(`**/api/children/${child.id}`, (route) => route.abort())
    await questions.getByRole('button', { name: 'Not for a food (EpiPen)' }).click()
    await expect(questions.getByText('Failed to save profile')).toBeVisible()
    await expect(questions.getByText(epipen.question)).toBeVisible()
  })
})
