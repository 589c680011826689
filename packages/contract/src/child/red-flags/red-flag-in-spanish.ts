import { localizedWords } from '../../../words/compiled/es-US/all.js'
import { chokingAid, redFlagKey } from '../../plans/clinician-notices.ts'
import { redFlagQuestions } from './red-flag-questions.ts'

const { 'packages/contract/red-flags': signs, 'packages/contract/notices': notices } =
  localizedWords

const wordsKey = (id: string): string =>
  id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/**
 * What a yes leads to, in Spanish, by the key that plans keep; null where that is of no sign. Nothing but a plan that is
 * read in Spanish imports it: it loads the words.
 */
export function redFlagInSpanish(key: string): string | null {
  const sign = redFlagQuestions.find(({ id }) => key === `${redFlagKey}${id}`)
  const spanish = sign && signs?.[wordsKey(sign.id)]?.()
  if (!spanish) return null
  return sign.says().endsWith(chokingAid()) ? `${spanish} ${notices?.chokingAid?.()}` : spanish
}
