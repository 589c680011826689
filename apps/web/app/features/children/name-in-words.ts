/** What a sentence is given of a child; a form may be asked before it holds a name. */
export interface NameInWords {
  named: 'yes' | 'no'
  name: string
}

export function nameInWords(typed: string): NameInWords {
  const name = typed.trim()
  return { named: name === '' ? 'no' : 'yes', name }
}
