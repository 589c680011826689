import { isContent } from '../filler/small-word.ts'
import { unreadPieces } from '../filler/unread-pieces.ts'
import { type ReadParts, take } from '../read-parts.ts'
import { isGoverning, type TagText, typedAt } from '../tag-text.ts'
import { dishWords } from '../words/dish-words.ts'
import { isFace } from '../words/faces.ts'

/** Reports the rest of a tag as not recognised; function words are ignored. */
export function nameTheRest(text: TagText, parts: ReadParts): void {
  const all = { start: 0, end: text.tokens.plain.length }
  const stands = parts.roles.some((role) => role === 'reading' || role === 'question')
  if (!stands && parts.unchecked.length === 0) {
    parts.notRecognised = all.end > 0 ? [text.tag.trim()] : []
    parts.roles.fill('unknown')
    take(parts, all, 'unknown')
    return
  }
  for (const piece of unreadPieces(text, parts.roles)) {
    parts.notRecognised.push(typedAt(text, piece))
    take(parts, piece, 'unknown')
  }
  let run: number[] = []
  const close = () => {
    const [first] = run
    const last = run.at(-1)
    if (first !== undefined && last !== undefined) {
      parts.notRecognised.push(typedAt(text, { start: first, end: last + 1 }))
      for (const at of run) take(parts, { start: at, end: at + 1 }, 'unknown')
    }
    run = []
  }
  for (const [at, word] of text.tokens.plain.entries()) {
    if (parts.roles[at] !== undefined) close()
    else if (isContent(text, at) && !dishWords.has(word) && !isFace(word) && !isGoverning(text, at))
      run.push(at)
  }
  close()
  take(parts, all, 'filler')
}
