import { expect, type Page } from '@playwright/test'
import { axeViolations } from './axe-violations.ts'
import { expectAccessible } from './expect-accessible.ts'

/** The rules of axe that look at colors. */
const colorRules = ['color-contrast', 'link-in-text-block']

/** axe finds nothing in light, nor in dark, which changes colors alone: color-schemes.test.ts. */
export async function expectAccessibleInBoth(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await axeViolations(page, colorRules)).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  await expectAccessible(page)
}
