import { britishWords } from '../../../compiled/british-words.js'

const names = Object.keys(britishWords.meant).toSorted((a, b) => b.length - a.length)

/** A name alone, or with what is eaten to it. */
const known = new RegExp(`^\\s*(?:the |some )?(${names.join('|')})(?=\\s*$| with | and )`, 'iu')

/**
 * A food as a parent in the United Kingdom typed it, by a name that means it everywhere; undefined where it is read so as
 * it stands: "chocolate chips", "ginger biscuits".
 *
 * @example meantInBritain('chips and beans') // 'French fries and beans'
 */
export function meantInBritain(typed: string): string | undefined {
  const found = known.exec(typed)
  if (!found) return undefined
  const [whole, name = ''] = found
  const meant = britishWords.meant[name.toLowerCase()]
  return meant === undefined ? undefined : meant + typed.slice(whole.length)
}
