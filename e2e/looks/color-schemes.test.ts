import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { startFamily } from '../service/family.ts'
import { test } from '../service/serve.ts'

test.use({ serviceWorkers: 'block' })

const built = fileURLToPath(new URL('../../apps/web/build/client/assets', import.meta.url))

test('what the styles say of light and dark are colors and nothing else', async ({ page }) => {
  const styles = globSync(`${built}/*.css`).map((file) => readFileSync(file, 'utf8'))
  const told = await page.evaluate((texts) => {
    const asksScheme = (rule: CSSRule): boolean =>
      rule instanceof CSSMediaRule && rule.conditionText.includes('prefers-color-scheme')
    const rulesIn = (rule: CSSRule): CSSRule[] =>
      'cssRules' in rule && rule.cssRules instanceof CSSRuleList ? [...rule.cssRules] : []
    const allIn = (rule: CSSRule): CSSRule[] => [rule, ...rulesIn(rule).flatMap(allIn)]
    const isColor = (style: CSSStyleDeclaration, name: string) => {
      const value = style.getPropertyValue(name).trim()
      // The two that a build may add say which of them is asked for.
      return name.startsWith('--') && (CSS.supports('color', value) || /^(initial)?$/.test(value))
    }
    const said = texts.flatMap((text) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      return [...sheet.cssRules]
        .flatMap(allIn)
        .filter(asksScheme)
        .flatMap(allIn)
        .flatMap((rule) => (rule instanceof CSSStyleRule ? [rule.style] : []))
        .flatMap((style) => [...style].map((name) => ({ name, isColor: isColor(style, name) })))
    })
    return {
      colors: said.filter((one) => one.isColor).length,
      others: said.filter((one) => !one.isColor).map(({ name }) => name),
    }
  }, styles)
  expect(told.colors).toBeGreaterThan(10)
  expect(told.others).toEqual([])
})

test('the same page is drawn in light and in dark, and nothing in it moves', async ({
  page,
  service,
}) => {
  const { planUrl } = await startFamily(page, service.url)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(planUrl)
  await expect(page.getByRole('tab', { name: 'Tips' })).toBeVisible()
  const drawn = () =>
    page.evaluate(() =>
      // What is folded away is laid out now and then, and nobody sees it.
      [...document.body.querySelectorAll('*')].map((it) => {
        if (!it.checkVisibility()) return it.tagName
        const { x, y, width, height } = it.getBoundingClientRect()
        return [it.tagName, it.className.toString(), x, y, width, height].join(' ')
      }),
    )
  // A plan that is open listens to its changes, so that the network is never idle: it is drawn when it stays as it is.
  await expect(async () => {
    const before = await drawn()
    await page.waitForTimeout(500)
    expect(await drawn()).toEqual(before)
  }).toPass()
  const inLight = await drawn()
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await drawn()).toEqual(inLight)
})
