import type { z } from 'zod'
import type { Path } from './fault.ts'
import { suggestionOf } from './nearest-name.ts'

/** What a schema cannot say of itself to a person who writes a file. */
export interface ShapeWords {
  /** What each part looks like when it is right; found by the last two names of its path. */
  examples: Readonly<Record<string, string>>
  /** The words that a part may hold. */
  wordsAt: (path: Path) => readonly string[]
  /** What a file that is no YAML probably lacks. */
  yamlMend: string
}

function valueAt(plain: unknown, path: Path): unknown {
  let value = plain
  for (const part of path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = Object.entries(value).find(([name]) => name === String(part))?.[1]
  }
  return value
}

function exampleOf(path: Path, examples: ShapeWords['examples']): string {
  const names = path.filter((part) => typeof part === 'string')
  const own = examples[String(names.at(-1) ?? '')]
  return own ?? examples[String(names.at(-2) ?? '')] ?? 'what docs/changing-food.md says'
}

/** One thing that does not fit the schema, in words, and where it stands. */
export function shapeProblem(
  issue: z.core.$ZodIssue,
  plain: unknown,
  { examples, wordsAt }: ShapeWords,
): { path: Path; problem: string } {
  const path = issue.path.filter((part) => typeof part !== 'symbol')
  if (issue.code === 'unrecognized_keys') {
    const [word = ''] = issue.keys
    const words = wordsAt(path)
    const problem = `${word} is no word of ours here${suggestionOf(word, words) || `: ${words.join(', ')}`}`
    return { path: [...path, word], problem }
  }
  if (issue.code === 'invalid_key') {
    const problem = `"${path.at(-1)}" cannot be referred to: letters, blanks and hyphens alone`
    return { path, problem }
  }
  const value = valueAt(plain, path)
  const name = String(path.filter((part) => typeof part === 'string').at(-1) ?? 'the file')
  if (value === undefined || value === null) {
    return { path, problem: `${name} is missing: ${exampleOf(path, examples)}` }
  }
  if (issue.code === 'invalid_value') {
    const allowed = issue.values.map(String)
    const mend = suggestionOf(String(value), allowed) || `: ${allowed.join(', ')}`
    return { path, problem: `${String(value)} cannot stand here${mend}` }
  }
  return {
    path,
    problem: `${JSON.stringify(value)} cannot stand here: ${exampleOf(path, examples)}`,
  }
}
