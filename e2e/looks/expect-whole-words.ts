import { expect, type Page } from '@playwright/test'

/**
 * No word that is seen stands on two lines.
 * @param longestWhole longer ones, such as names and addresses, are hyphenated or broken where they must
 */
export async function expectWholeWords(page: Page, longestWhole = 13): Promise<void> {
  const broken = await page.evaluate((longest) => {
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      if (!text.parentElement?.checkVisibility() || text.parentElement.closest('.sr-only')) continue
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}@.]+/gu)) {
        if (word.length > longest) continue
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1)
        if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) found.push(word)
      }
    }
    return found
  }, longestWhole)
  expect(broken).toEqual([])
}
