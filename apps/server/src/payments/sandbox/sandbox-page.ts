import { prices } from '@brightplate/contract/account/prices'
import { iconAddress } from '@brightplate/contract/site/icon-address'
import * as words from '#localized/checkout'
import type { PackageId } from '../checkouts/payment-provider.ts'

export interface SandboxPage {
  packageId: PackageId
  status: 'open' | 'complete' | 'expired'
  /** Where premium bought now ends. */
  until: Date
  /** The address of the page itself. */
  path: string
  returnUrl: string
}

const names = { monthly: words.monthly, yearly: words.yearly }
// Made when a page is asked for: the first of them takes 25 ms, and no start needs it.
const inDollars = () =>
  new Intl.NumberFormat(words.languageTag(), { style: 'currency', currency: 'USD' })

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const day = () =>
  new Intl.DateTimeFormat(words.languageTag(), { dateStyle: 'long', timeZone: 'UTC' })

function page(title: string, main: string, stylesheet: string): string {
  return `<!doctype html>
<html lang="${words.languageTag()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | Brightplate</title>
<link rel="icon" href="${iconAddress}" type="image/svg+xml">
<link rel="stylesheet" href="${stylesheet}">
</head>
<body>
<header><img src="${iconAddress}" alt="" width="40" height="40">Brightplate</header>
<main>
<h1>${title}</h1>
${main}
</main>
</body>
</html>
`
}

const link = (url: string, text: string) =>
  `<a class="link main" href="${escapeHtml(url)}">${text}</a>`

function openMain({ packageId, until, path }: SandboxPage): string {
  const choices = [
    ['pay', words.pay(), 'main'],
    ['decline', words.decline(), ''],
    ['expire', words.expire(), ''],
  ]
  const buttons = choices
    .map(([action, text, style]) => {
      const css = style ? ` class="${style}"` : ''
      return `<button${css} formaction="${path}/${action}">${text}</button>`
    })
    .join('\n')
  return `<p class="note"><strong>${words.noCard()}</strong> ${words.practiceNote()}</p>
<dl class="price"><dt>${names[packageId]()}</dt><dd>${inDollars().format(prices[packageId].cents / 100)}</dd></dl>
<p class="quiet">${words.paysUntil({ day: day().format(until) })}</p>
<form method="post">
${buttons}
</form>`
}

/** The checkout as a page that needs no script. */
export function sandboxPage(facts: SandboxPage, stylesheet: string): string {
  if (facts.status === 'open') return page(words.practice(), openMain(facts), stylesheet)
  if (facts.status === 'complete') {
    const main = `<p class="note">${words.wasPaid()}</p>${link(facts.returnUrl, words.goOn())}`
    return page(words.paid(), main, stylesheet)
  }
  const main = `<p class="note">${words.hasExpired()}</p>${link(facts.returnUrl, words.goBack())}`
  return page(words.expired(), main, stylesheet)
}

export const missingSandboxPage = (stylesheet: string): string =>
  page(
    words.notFound(),
    `<p class="note">${words.erased()}</p>${link('/subscription', words.choosePlan())}`,
    stylesheet,
  )
