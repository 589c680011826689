import { readMatch } from '@brightplate/foods/tokens/read-match'

/** Millilitres of what is printed as poured, grams of what is weighed. */
const printed: Readonly<Record<string, readonly [amount: number, unit: 'ml' | 'g']>> = {
  'fl oz': [29.57, 'ml'],
  cups: [236.6, 'ml'],
  pint: [473, 'ml'],
  quart: [946, 'ml'],
  'half gallon': [1893, 'ml'],
  gallon: [3785, 'ml'],
  oz: [28.35, 'g'],
  lb: [453.6, 'g'],
}

/**
 * "900 g" of what a pack prints as "2 lb", "1.9 l" of "half gallon": as near as a shop abroad is asked for it. What is
 * told in neither, as "24 pops", stays.
 */
export function metricPackSize(size: string): string {
  const abroad = readMatch(/^([\d.]*) ?([a-z ]+)$/, size, (number, unit) => {
    const each = printed[unit]
    if (!each) return null
    const [amount, metric] = each
    const exact = (number === '' ? 1 : Number(number)) * amount
    const whole = Math.max(10, Math.round(exact / 10) * 10)
    return whole >= 1000
      ? `${Math.round(whole / 100) / 10} ${metric === 'ml' ? 'l' : 'kg'}`
      : `${whole} ${metric}`
  })
  return abroad ?? size
}
