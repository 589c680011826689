import type { NameShown } from '@brightplate/contract/sharing/care-link'

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** As much of a child's name as the parent shares. */
export function sharedName(name: string, shown: NameShown): string | null {
  const [first = ''] = name.trim().split(/\s+/)
  if (shown === 'none' || first === '') return null
  if (shown === 'first') return first
  const [initial] = letters.segment(first)
  return initial ? `${initial.segment}.` : null
}
