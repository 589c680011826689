import { get } from 'node:http'
import type { BrowserContext } from '@playwright/test'

/** Bytes of a file as they travel with gzip. */
const gzipBytes = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () => resolve(bytes))
    }).on('error', reject)
  })

/** As Lighthouse's mobile preset has it. */
const phone = { width: 412, height: 823 }
const settleMs = 3000

/** Bytes of JavaScript, gzip, that a page fetches before anybody has touched it. */
export async function scriptBytes(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage()
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.add(request.url())
  })
  await page.setViewportSize(phone)
  await page.goto(url)
  await page.locator('h1').first().waitFor({ state: 'attached' })
  // Not until the network is idle: a list is followed for ever.
  await page.waitForTimeout(settleMs)
  await page.close()
  const sizes = await Promise.all([...scripts].map(gzipBytes))
  return sizes.reduce((sum, size) => sum + size, 0)
}
