import { findFreeClaims } from '../../safety-check/find-free-claims.ts'
import type { Tokens } from '../../tokens/read-tokens.ts'

/**
 * The tokens of what a food is said to be free of: "dairy-free" of "dairy-free tater tots" names no dairy. A claim
 * without a food, "dairy-free", is what is refused itself.
 */
export function claimedTokens(tokens: Tokens): ReadonlySet<number> {
  const claimed = new Set<number>()
  for (const { names, covers } of findFreeClaims(tokens)) {
    if (!covers) continue
    for (const { start, end } of names) {
      if (tokens.plain[end] !== 'free') continue
      for (let at = start; at <= end; at += 1) claimed.add(at)
    }
  }
  return claimed
}
