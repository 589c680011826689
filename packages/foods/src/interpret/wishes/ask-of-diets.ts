import { isContent } from '../filler/small-word.ts'
import type { Standing } from '../governed-foods.ts'
import { isDietAlone, nearDiets } from '../names/near-diets.ts'
import { addReading, type ReadParts } from '../read-parts.ts'
import type { TagText } from '../tag-text.ts'

/** A word that nearly names a diet, where nothing else is read; "veggie" without a food behind it wherever it stands. */
export function askOfDiets(text: TagText, parts: ReadParts, standing: readonly Standing[]): void {
  const { plain } = text.tokens
  const isUnread = parts.roles.every((role) => role === undefined)
  for (const [at, word] of plain.entries()) {
    if (parts.roles[at] !== undefined || standing[at] === 'out') continue
    if (!isUnread && !isDietAlone(word)) continue
    const near = nearDiets(word, at + 1 === plain.length || !isContent(text, at + 1))
    if (near.length > 0) addReading(parts, { start: at, end: at + 1 }, near)
  }
}
