import { describe, expect, it } from 'vitest'
import { assertedTexts } from './asserted-texts.ts'

const journey = `
const words = ['from a list above']
const button = (page) => page.getByRole('button', { name: 'from a function' })
async function expectFailed(page) {
  await expect(page.getByText('from a check above')).toBeVisible()
}
test('another', async () => {
  const [own] = ['of another test']
  expect(own).toBe('said in another test')
})
test('a journey', async ({ page }) => {
  // said in a comment
  await page.goto('gone to')
  await page.getByLabel('looked for').fill('typed in')
  const texts = { one: 'from an object' }
  for (const text of [...words, 'from a loop']) await expect(page.getByText(text)).toBeVisible()
  await button(page).click()
  await expectFailed(page)
  await page.route('called', (route) => route.fulfill({ json: 'answered' }))
  await test.step('a step', async () => {
    await expect(page).toHaveText(/^by a pattern\\.$/)
    await expect(page.getByText(texts.one)).toHaveText(\`\${texts.one} and by a template\`)
  })
})
describe('a group', () => {
  it.each([['from a table']])('a row', (text) => {
    expect(text).toBe('in a group')
  })
})
`

describe('what a test asserts', () => {
  it.each([
    ['a journey', 'looked for'],
    ['a journey', 'from a loop'],
    ['a journey', 'from a list above'],
    ['a journey', 'from a function'],
    ['a journey', 'from a check above'],
    ['a step', 'from an object'],
    ['a step', '^by a pattern.$'],
    ['a step', ' and by a template'],
    ['a row', 'from a table'],
    ['a row', 'in a group'],
  ])('is seen in %j: %j', (title, text) => {
    expect(assertedTexts(journey, title)).toContain(text)
  })

  it.each([
    ['a journey', 'a journey'],
    ['a journey', 'a step'],
    ['a journey', 'typed in'],
    ['a journey', 'gone to'],
    ['a journey', 'called'],
    ['a journey', 'answered'],
    ['a journey', 'said in a comment'],
    ['a journey', 'of another test'],
    ['a journey', 'said in another test'],
    ['a step', 'from a loop'],
  ])('is not what %j only says: %j', (title, text) => {
    expect(assertedTexts(journey, title)?.join('\n')).not.toContain(text)
  })

  it('is nothing where no test has the title', () => {
    expect(assertedTexts(journey, 'a test that is not there')).toBeNull()
  })
})
