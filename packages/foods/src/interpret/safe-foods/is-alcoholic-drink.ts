import { findMentions } from '../../safety-check/find-mentions.ts'
import { planLexicon } from '../../safety-check/plan-lexicon.ts'

const alcohol = 'origin:alcohol'

/**
 * Whether typed words end in the name of an alcoholic drink: no child is served one, whatever is typed.
 *
 * @example isAlcoholicDrink('glass of wine') // true, where "wine gums" and "root beer" are none
 */
export function isAlcoholicDrink(typed: string): boolean {
  const { tokens, mentions } = findMentions([planLexicon()], typed, (one) => one === alcohol)
  return mentions.some(
    ({ strength, end }) =>
      (strength === 'itself' || strength === 'abroad') && end === tokens.plain.length,
  )
}
