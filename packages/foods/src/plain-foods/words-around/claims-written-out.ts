import { shortClaims } from './words-around-plain-foods.ts'

/**
 * What was typed, with claims as a label writes them.
 *
 * @example claimsWrittenOut('gf pasta') // 'gluten free pasta'
 */
export const claimsWrittenOut = (typed: string): string =>
  shortClaims.reduce((text, [short, long]) => text.replace(short, long), typed)
