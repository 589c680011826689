import { parse, type Token } from '@messageformat/parser'

/** What a message asks for: of each parameter the type that a caller gives, and the tags around its words. */
export interface MessageParameters {
  types: Readonly<Record<string, string>>
  /** Sorted, each once: ["link"]. */
  tags: readonly string[]
}

const typeOf = (token: Token): string | null => {
  if (token.type === 'argument') return 'string | number'
  if (token.type === 'plural' || token.type === 'selectordinal') return 'number'
  if (token.type === 'function') return token.key === 'number' ? 'number' : 'Date'
  if (token.type !== 'select') return null
  const keys = token.cases.map(({ key }) => (key === 'other' ? 'string' : `'${key}'`))
  return keys.includes('string') ? 'string' : keys.join(' | ')
}

/** Depth first: what stands within the cases of a plural or select too. */
function* tokensIn(tokens: readonly Token[]): Generator<Token> {
  for (const token of tokens) {
    yield token
    if ('cases' in token) for (const { tokens: inner } of token.cases) yield* tokensIn(inner)
  }
}

/** Throws where the message is no ICU message. */
export function messageParameters(message: string): MessageParameters {
  const types = new Map<string, string>()
  for (const token of tokensIn(parse(message))) {
    const type = typeOf(token)
    if (type === null || !('arg' in token)) continue
    // A number that is printed in one place and counted in another is a number.
    if (types.get(token.arg) !== 'number') types.set(token.arg, type)
  }
  const tags = [...message.matchAll(/<(\w+)>/g)].flatMap(([, tag]) => tag ?? [])
  return { types: Object.fromEntries(types), tags: [...new Set(tags)].sort() }
}
