import type { Language } from '@brightplate/contract/languages'
import type { SharedPage } from '@brightplate/contract/sharing/shared-page'
import { useEffect, useState } from 'react'
import * as ownWords from '#words/sharing/page'
import { keepOffline } from '../../../keep-offline.ts'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { ErrorState, LoadingState } from '../../../ui/page/page-state.tsx'
import { plateAddress } from '../../../ui/plate-picture.tsx'
import { loadSharedWords, type SharedWords } from '../view/shared-words.ts'
import { CodeForm } from './code-form.tsx'
import { ReadShare } from './read-share.tsx'
import { useShare } from './use-share.ts'

/** Before anything is read nobody knows in which language it was shared. */
function useWordsOf(language: Language | null): SharedWords | null {
  const [words, setWords] = useState<SharedWords | null>(null)
  useEffect(() => {
    if (language === null) return
    let isCurrent = true
    loadSharedWords(language)
      .then((loaded) => isCurrent && setWords(loaded))
      .catch(() => isCurrent && setWords(ownWords))
    return () => {
      isCurrent = false
    }
  }, [language])
  return words
}

const picturesOf = (page: SharedPage): string[] =>
  page.kind === 'about' || page.kind === 'clinic'
    ? []
    : page.days.flatMap(({ meals }) =>
        meals.flatMap((meal) =>
          meal.state === 'planned' && meal.picture ? plateAddress(meal.picture) : [],
        ),
      )

/** What a link shows to whoever holds it. */
export function OpenShare({ secret }: { secret: string }) {
  const { share, read } = useShare(secret)
  const page = share.state === 'read' ? share.page : null
  const words = useWordsOf(page?.language ?? null)
  const isFresh = share.state === 'read' && !share.isCopy
  const pictures = page && isFresh ? [...new Set(picturesOf(page))].join(' ') : null
  useEffect(() => {
    if (pictures !== null) keepOffline(pictures.split(' ').filter(Boolean)).catch(() => {})
  }, [pictures])

  if (page && words && share.state === 'read') {
    return <ReadShare page={page} isCopy={share.isCopy} words={words} />
  }
  return (
    <>
      <PageHeading>{ownWords.opening}</PageHeading>
      {share.state === 'ended' ? (
        <div role="alert" className="grid gap-2 rounded-card border border-line bg-card p-6">
          <p className="font-semibold">{ownWords.ended}</p>
          <p>{ownWords.askForNew}</p>
        </div>
      ) : share.state === 'failed' ? (
        <ErrorState message={ownWords.couldNotLoad} onRetry={() => void read()} />
      ) : share.state === 'code' ? (
        <CodeForm words={ownWords} message={share.message} onCode={read} />
      ) : (
        <LoadingState />
      )}
    </>
  )
}
