import type { CareLinkChoice } from '@brightplate/contract/sharing/care-link'
import { useQuery } from '@tanstack/react-query'
import * as words from '#words/sharing/form'
import { api } from '../../../api/api.ts'
import { queryKeys } from '../../../api/query-keys.ts'
import { ErrorState, LoadingState } from '../../../ui/page/page-state.tsx'
import { SharedView } from '../view/shared-view.tsx'
import { loadSharedWords } from '../view/shared-words.ts'

/** What a link would show now, with its words. */
export const usePreview = (childId: string, choice: CareLinkChoice | null) =>
  useQuery({
    queryKey: queryKeys.children.preview(childId, choice),
    enabled: choice !== null,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      if (!choice) throw new Error('A calendar has no page')
      const [page, words] = await Promise.all([
        api('previewCareLink', { params: { id: childId }, body: choice, signal }),
        loadSharedWords(choice.language),
      ])
      return { page, words }
    },
  })

/** The page behind the link, before it is shared. */
export function PreviewShare({ preview }: { preview: ReturnType<typeof usePreview> }) {
  const { data, isPending, refetch } = preview
  return (
    <section aria-label={words.preview} className="grid grid-cols-1 gap-3">
      <h2 className="text-xl">{words.preview}</h2>
      <p className="text-muted">{words.previewNow}</p>
      {isPending ? (
        <LoadingState />
      ) : !data ? (
        <ErrorState message={words.couldNotPreview} onRetry={refetch} />
      ) : (
        <div
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
          tabIndex={0}
          className="relative max-h-[36rem] overflow-y-auto rounded-card border-2 border-line border-dashed p-1 sm:p-3"
        >
          <SharedView page={data.page} words={data.words} isPreview />
        </div>
      )}
    </section>
  )
}
