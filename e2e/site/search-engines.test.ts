import { expect } from '@playwright/test'
import { test } from '../service/serve.ts'

// Who reads these lines runs no scripts.
test.use({ javaScriptEnabled: false })

const inEnglish = ['/', '/about', '/how-it-works', '/faqs', '/contact', '/privacy', '/health-data']
const under = (language: string) =>
  inEnglish.map((path) => `/${language}${path}`.replace(/\/$/, ''))
const shared = [...inEnglish, ...under('es'), ...under('en-gb')]

test('every public page tells search engines and shared links what it is', async ({
  page,
  request,
  service,
}) => {
  const descriptions = new Set<string>()
  for (const path of shared) {
    const response = await request.get(`${service.url}${path}`)
    expect(response.status()).toBe(200)
    await page.goto(`${service.url}${path}`)
    await expect(page).toHaveTitle(/Brightplate/)
    const content = (selector: string) => page.locator(selector).getAttribute('content')
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    expect(canonical).toMatch(new RegExp(`^http://localhost:\\d+${path}$`))
    expect(await content('meta[property="og:url"]')).toBe(canonical)
    const inLanguage = (tag: string) =>
      page.locator(`link[rel=alternate][hreflang="${tag}"]`).getAttribute('href')
    const lang = (await page.locator('html').getAttribute('lang')) ?? ''
    expect(await inLanguage(lang === 'en-GB' ? lang : lang.slice(0, 2))).toBe(canonical)
    expect(await inLanguage('x-default')).toBe(await inLanguage('en'))
    expect(await content('meta[property="og:title"]')).toBe(await page.title())
    const description = (await content('meta[name=description]')) ?? ''
    expect(description.length).toBeGreaterThan(50)
    expect(await content('meta[property="og:description"]')).toBe(description)
    // What British English says alike is no other page.
    descriptions.add(`${lang} ${description}`)
    const picture = new URL((await content('meta[property="og:image"]')) ?? '')
    const answer = await request.get(`${service.url}${picture.pathname}`)
    expect(answer.headers()['content-type']).toBe('image/png')
  }
  expect(descriptions.size).toBe(shared.length)
  const siteMap = await (await request.get(`${service.url}/sitemap.xml`)).text()
  expect([...siteMap.matchAll(/<loc>/g)]).toHaveLength(shared.length)
  expect(await (await request.get(`${service.url}/robots.txt`)).text()).toContain('/sitemap.xml')
})
