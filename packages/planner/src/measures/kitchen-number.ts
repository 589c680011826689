const fractions: readonly (readonly [number, string])[] = [
  [0, ''],
  [1 / 4, '1/4'],
  [1 / 3, '1/3'],
  [1 / 2, '1/2'],
  [2 / 3, '2/3'],
  [3 / 4, '3/4'],
  [1, ''],
]

/** A number as a cook reads it, and what it is worth: 1.7 is "1 2/3". */
export interface KitchenNumber {
  text: string
  value: number
}

/** The nearest whole number, or quarter, third or half above one. */
export function kitchenNumber(amount: number): KitchenNumber {
  const whole = Math.floor(amount)
  const rest = amount - whole
  let best = fractions[0] ?? [0, '']
  for (const fraction of fractions) {
    if (Math.abs(fraction[0] - rest) < Math.abs(best[0] - rest)) best = fraction
  }
  const wholes = whole + (best[0] === 1 ? 1 : 0)
  if (best[1] === '') return { text: String(wholes), value: wholes }
  const text = wholes === 0 ? best[1] : `${wholes} ${best[1]}`
  return { text, value: wholes + best[0] }
}
