/** What is nearly a secret, another each time: a letter changed, cut off, doubled, its case turned. */
export function nearMiss(secret: string, number: number): string {
  const at = Math.floor(number / 4) % secret.length
  const letter = secret[at] ?? ''
  const rest = secret.slice(at + 1)
  const next = letter === 'A' || letter === 'a' ? 'B' : 'A'
  const ways = [
    `${secret.slice(0, at)}${next}${rest}`,
    `${secret.slice(0, at)}${rest}`,
    `${secret.slice(0, at)}${letter}${letter}${rest}`,
    `${secret.slice(0, at)}${letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()}${rest}`,
  ]
  const near = ways[number % ways.length] ?? ''
  return near === secret || near === '' ? `${next}${secret}` : near
}

/** Of what may be typed in either case: another letter at another place each time. */
export const letterChanged = (secret: string, number: number) => nearMiss(secret, number * 4)
