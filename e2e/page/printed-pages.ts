import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'

/** What a printer would put on paper, page by page. */
export async function printedPages(
  page: Page,
  format: 'Letter' | 'A4' = 'Letter',
): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format })))
  const { text } = await extractText(pdf, { mergePages: false })
  return text.map((one) => one.replace(/\s+/g, ' '))
}
