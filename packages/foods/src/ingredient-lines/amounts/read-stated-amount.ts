import { type Amount, readAmount } from './read-amount.ts'

export interface StatedAmount extends Amount {
  /** The line says that it is for each piece, or that it is for all of them; null when neither. */
  each: boolean | null
  /** It is what is left when the liquid is poured off. */
  drained: boolean
}

const lead =
  /^(?:(?:each|total(?: weight)?|or|about|approximately|approx\.?|roughly|around|circa|ca\.?|at least|weighing|~|≈)[ :]*)+/iu
const tail =
  /^(?:,? ?(?:each|apiece|per (?:piece|can|fillet|breast)|(?:in )?total(?: weight)?|in all|altogether|combined|or so|drained(?: weight)?|net(?: weight)?|weight|size))*$/iu

/**
 * The amount that a remark states and nothing else, as in "(about 290 g)"; null for any other remark.
 * Two spellings of one amount ("14 oz / 400 g") are both returned.
 *
 * @example readStatedAmounts('about 6 ounces each') // [{ low: 6, high: 6, unit: 'oz', each: true, ... }]
 */
export function readStatedAmounts(remark: string): StatedAmount[] | null {
  const opening = lead.exec(remark)?.[0] ?? ''
  const found: Amount[] = []
  let at = opening.length
  for (;;) {
    const amount = readAmount(remark, at)
    if (!amount) return null
    found.push({ low: amount.low, high: amount.high, unit: amount.unit })
    at = amount.end
    const next = /^ ?(?:\/|,|;|or|=) ?(?:about )?(?=[\d.])/u.exec(remark.slice(at))
    if (!next) break
    at += next[0].length
  }
  const closing = remark.slice(at).replace(/^ heaping| packed/u, '')
  if (!tail.test(closing)) return null
  const around = `${opening} ${closing}`
  const isEach = /\b(?:each|apiece|per)\b/iu.test(around)
  const isTotal = /\b(?:total|in all|altogether|combined)\b/iu.test(around)
  return found.map((amount) => ({
    ...amount,
    each: isEach ? true : isTotal ? false : null,
    drained: /\b(?:drained|net)\b/iu.test(around),
  }))
}
