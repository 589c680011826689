import type { browsers, Place, systems } from '@brightplate/contract/account/device'

/** The first that fits counts: browsers also name those that they come from. */
const browserWords: readonly [RegExp, (typeof browsers)[number]][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPiOS|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|HeadlessChrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
]
const systemWords: readonly [RegExp, (typeof systems)[number]][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows NT\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

const found = <Name>(words: readonly [RegExp, Name][], text: string): Name | null =>
  words.find(([pattern]) => pattern.test(text))?.[1] ?? null

/** What a `User-Agent` says of its device: it is the sender’s own word, and proves nothing. */
export function deviceOf(userAgent: string | undefined): Pick<Place, 'browser' | 'system'> {
  const text = (userAgent ?? '').slice(0, 500)
  return { browser: found(browserWords, text), system: found(systemWords, text) }
}
