import { expect, type Page } from '@playwright/test'
import { axeViolations } from './axe-violations.ts'

/** axe finds nothing on the screen as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([])
}
