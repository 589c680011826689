import { byNameSentence } from '@brightplate/contract/typed/by-name-sentence'
import { CircleHelp } from 'lucide-react'
import * as words from '#words/plans/generate'
import { Button } from '../../../ui/buttons/button.tsx'
import { wordList } from '../../../ui/words/word-list.ts'
import type { Exclusion } from '../../children/reading/use-exclusions.ts'

/** What the sentence about a plan does not promise. */
export function ExclusionLines({ excluded }: { excluded: Exclusion }) {
  const { state, unchecked, byName, retry } = excluded
  return (
    <div role="status" className="grid grid-cols-1 gap-2 empty:-mt-3">
      {state === 'failed' && (
        <>
          <p>{words.couldNotLookUp}</p>
          <Button variant="secondary" className="justify-self-start" onClick={retry}>
            {words.lookUpAgain}
          </Button>
        </>
      )}
      {unchecked.length > 0 && (
        <p className="flex gap-1.5 font-semibold text-ink">
          <CircleHelp aria-hidden size={20} className="mt-0.5 shrink-0" />
          {words.notCheckedFor({ foods: wordList(unchecked) })}
        </p>
      )}
      {byName.length > 0 && (
        <p className="flex gap-1.5 font-semibold text-ink">
          <CircleHelp aria-hidden size={20} className="mt-0.5 shrink-0" />
          {byNameSentence(wordList(byName))} {words.readLabels}
        </p>
      )}
    </div>
  )
}
