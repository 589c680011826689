import type { Child } from '@brightplate/contract/child'
import { childFormValues } from '../children/child-form-values.ts'
import { interpretBody } from '../children/interpret-body.ts'
import { noTagTexts } from '../children/tag-list-name.ts'
import { useInterpretation } from '../children/use-interpretation.ts'
import { keptOutWords } from './kept-out-words.ts'

/** What a plan for the child is checked for; empty until that is known. */
export function useKeptOut(child: Child | undefined) {
  const values = child && childFormValues(child, new Date())
  const reading = useInterpretation(values ? interpretBody(values, noTagTexts) : null)
  const isKnown = reading.state === 'read' && reading.data
  const words = isKnown ? keptOutWords(isKnown) : { checked: [], unchecked: [] }
  return { ...words, state: reading.state, retry: reading.retry }
}

export type KeptOut = ReturnType<typeof useKeptOut>
