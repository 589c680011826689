import type { Child } from '@brightplate/contract/child/child'
import { childFormValues } from '../child-form-values.ts'
import { noTagTexts } from '../tag-list-name.ts'
import { excludedWords } from './excluded-words.ts'
import { interpretBody } from './interpret-body.ts'
import { useInterpretation } from './use-interpretation.ts'

/** What a plan for the child is checked for; empty until that is known. */
export function useExclusions(child: Child | undefined) {
  const values = child && childFormValues(child, new Date())
  const reading = useInterpretation(values ? interpretBody(values, noTagTexts) : null)
  const isKnown = reading.state === 'read' && reading.data
  const words = isKnown ? excludedWords(isKnown) : { checked: [], unchecked: [], byName: [] }
  return { ...words, state: reading.state, retry: reading.retry }
}

export type Exclusion = ReturnType<typeof useExclusions>
