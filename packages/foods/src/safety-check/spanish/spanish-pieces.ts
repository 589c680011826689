import { foldSpanish, type ReadAs, spanishLexicon } from './spanish-lexicon.ts'
import { type SpanishToken, spanishTokens } from './spanish-tokens.ts'

/** A stretch of a Spanish text with what it is read as. */
export interface SpanishPiece {
  kind: ReadAs['kind'] | 'of' | 'without' | 'labelled' | 'verbatim' | 'unread'
  english: string
  before: string
}

const of = new Set(['de', 'del', 'tipo', 'estilo'])
const clitics = /(?:se)?(?:l[oae]s?|se)$/

/** What names no food: "then" stands in no English name, and ends a stretch of words. */
const nothing = 'then'

/** The longest entry that begins at a token, over spaces alone. */
function entryAt(tokens: readonly SpanishToken[], at: number): (ReadAs & { end: number }) | null {
  let step = spanishLexicon().entries
  let found: (ReadAs & { end: number }) | null = null
  for (let end = at; end < tokens.length; end += 1) {
    const token = tokens[end]
    if (!token || token.isQuoted || (end > at && !/^['’]?[ -]?$/.test(token.before))) break
    const next = step.next.get(foldSpanish(token.text))
    if (!next) break
    step = next
    if (step.entry) found = { ...step.entry, end: end + 1 }
  }
  return found
}

/** "cocínelo" of "cocine": what is done, with what it is done to. */
function verbOf(word: string): ReadAs | null {
  const { entries, words } = spanishLexicon()
  const verb = word.replace(clitics, '')
  if (verb === word || verb.length < 2) return null
  const entry = entries.next.get(verb)?.entry
  if (entry?.kind === 'verbs') return { ...entry, english: `${entry.english} it` }
  return words.has(verb) ? { kind: 'word', english: nothing } : null
}

function wordOf(token: SpanishToken): Omit<SpanishPiece, 'before'> {
  const { words, loans } = spanishLexicon()
  const word = foldSpanish(token.text)
  // what a parent typed is read where the plan is made, in whatever language it is
  if (token.isQuoted) return { kind: 'word', english: nothing }
  if (/^[\d%]/.test(word)) return { kind: 'verbatim', english: token.text }
  if (of.has(word)) return { kind: 'of', english: 'of' }
  if (words.has(word)) return { kind: 'word', english: nothing }
  if (loans.has(word)) return { kind: 'loan', english: token.text }
  // "gyozas": Spanish makes a loan many by its own rule
  if (loans.has(word.replace(/s$/, ''))) return { kind: 'loan', english: token.text.slice(0, -1) }
  return verbOf(word) ?? { kind: 'unread', english: token.text }
}

/** "libre de", "sin". How many tokens. */
function withoutAt(tokens: readonly SpanishToken[], at: number): number {
  const word = foldSpanish(tokens[at]?.text ?? '')
  if (word === 'sin') return 1
  const next = foldSpanish(tokens[at + 1]?.text ?? '')
  return /^libres?$/.test(word) && next === 'de' ? 2 : 0
}

const label = /^(?:etiquetad|certificad)([oa])s?$/

/** A text by what its words are read as, the longest name first. */
export function spanishPieces(text: string): { pieces: SpanishPiece[]; end: string } {
  const { tokens, end } = spanishTokens(text)
  const pieces: SpanishPiece[] = []
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]
    if (!token) break
    const { before } = token
    const entry = entryAt(tokens, at)
    const without = withoutAt(tokens, at)
    const word = foldSpanish(token.text)
    if (entry && !token.isQuoted) {
      pieces.push({ kind: entry.kind, english: entry.english, before })
      at = entry.end
    } else if (without > 0) {
      pieces.push({ kind: 'without', english: 'without', before })
      at += without
    } else if (label.test(word)) {
      const english = word.startsWith('certificad') ? 'certified' : 'labelled'
      pieces.push({ kind: 'labelled', english, before })
      at += 1
    } else {
      pieces.push({ ...wordOf(token), before })
      at += 1
    }
  }
  return { pieces, end }
}
