const endsInColon = (line: string) => /[:：]$/u.test(line)

interface HeadingWords {
  /** Whether a line without a colon says by itself what follows is: "Foods he hates". */
  isHeading?: (line: string) => boolean
  /** Whether a heading says something of all that follows it: "Won’t eat:". */
  carries: (heading: string) => boolean
  /** Whether a line speaks for itself under a heading that is carried: "likes pasta". */
  ends: (line: string) => boolean
}

/**
 * Lines with the heading that they stand under: before each where it is carried, else before the first alone.
 *
 * @example underHeadings(['No:', 'milk', 'egg'], { carries: () => true, ends: () => false })
 *   // ['No: milk', 'No: egg']
 */
export function underHeadings(
  lines: readonly string[],
  { carries, ends, isHeading = () => false }: HeadingWords,
): string[] {
  const entries: string[] = []
  let carried: string | null = null
  let once: string | null = null
  for (const [at, line] of lines.entries()) {
    if (endsInColon(line) || (at < lines.length - 1 && isHeading(line))) {
      if (once !== null) entries.push(once)
      carried = carries(line) ? line : null
      once = line
      continue
    }
    const inline = /^([^:：]*[:：])\s*\S/u.exec(line)?.[1]
    if (ends(line)) carried = null
    const before: string | null = inline === undefined ? (carried ?? once) : once
    entries.push(before === null ? line : `${before} ${line}`)
    if (inline !== undefined) carried = carries(inline) ? inline : null
    once = null
  }
  if (once !== null) entries.push(once)
  return entries
}
