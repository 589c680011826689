import { chromium } from '@playwright/test'
import { chromiumOptions } from '../../e2e/chromium-options.ts'

const around = ['red-apple', 'avocado', 'blueberries', 'pancakes', 'carrot', 'spaghetti']

const file = (path: string) => new URL(`../../${path}`, import.meta.url).href

const picture = (slug: string) =>
  `<div class="tile"><img src="${file(`apps/web/build/client/pictures/${slug}.svg`)}" width="104" height="104"></div>`

const font = (name: string) => file(`node_modules/@fontsource-variable/${name}`)

/** What is shown of the site where a link to it is shared: 1200 by 630 pixels. */
const html = `<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: Display; src: url(${font('fraunces/files/fraunces-latin-wght-normal.woff2')}); font-weight: 100 900 }
@font-face { font-family: Text; src: url(${font('atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2')}); font-weight: 200 800 }
* { margin: 0 }
body { width: 1200px; height: 630px; background: #fbf7ef; color: #24312d; display: grid; align-content: center; justify-items: center; gap: 44px }
.row { display: flex; gap: 20px }
.tile { display: grid; place-items: center; width: 156px; height: 156px; border-radius: 36px; background: #eaf1ea }
.tile:nth-child(odd) { background: #fdf0dc }
h1 { font: 600 116px/1 Display; letter-spacing: -3px }
p { font: 400 38px/1.35 Text; color: #56645e; text-align: center }
</style>
<div class="row">${around.map(picture).join('')}</div>
<h1>Brightplate</h1>
<p>Meals your child may really eat,<br>checked against their allergies</p>`

const browser = await chromium.launch(chromiumOptions)
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  // A page of its own origin may read the fonts; about:blank may not.
  await page.goto(file('LICENSE'))
  await page.setContent(html)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: 'apps/web/public/share.png' })
  console.log('apps/web/public/share.png written')
} finally {
  await browser.close()
}
