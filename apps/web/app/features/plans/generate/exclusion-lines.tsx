import { byNameSentence } from '@brightplate/contract/typed/by-name-sentence'
import { CircleHelp } from 'lucide-react'
import { Button } from '../../../ui/buttons/button.tsx'
import { wordList } from '../../../ui/words/word-list.ts'
import type { Exclusion } from '../../children/reading/use-exclusions.ts'

/** What the sentence about a plan does not promise. */
export function ExclusionLines({ excluded }: { excluded: Exclusion }) {
  const { state, unchecked, byName, retry } = excluded
  return (
    <div role="status" className="grid grid-cols-1 gap-2 empty:-mt-3">
      {state === 'reading' && <p className="text-muted">Looking up what is kept out...</p>}
      {state === 'failed' && (
        <>
          <p>
            We cannot look up just now what your words keep out. The plan is checked for them all
            the same.
          </p>
          <Button variant="secondary" className="justify-self-start" onClick={retry}>
            Look them up again
          </Button>
        </>
      )}
      {unchecked.length > 0 && (
        <p className="flex gap-1.5 font-semibold text-ink">
          <CircleHelp aria-hidden size={20} className="mt-0.5 shrink-0" />
          We could not check for {wordList(unchecked)}. Read every label.
        </p>
      )}
      {byName.length > 0 && (
        <p className="flex gap-1.5 font-semibold text-ink">
          <CircleHelp aria-hidden size={20} className="mt-0.5 shrink-0" />
          {byNameSentence(wordList(byName))} Read every label.
        </p>
      )}
    </div>
  )
}
