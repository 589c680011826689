import * as words from '#words/dish-photos/account'
import * as photoWords from '#words/dish-photos/photos'
import { errorMessage } from '../../api/error-message.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import { ErrorState, LoadingState } from '../../ui/page/page-state.tsx'
import { toast } from '../../ui/toasts/toast.tsx'
import { fullDate } from '../../ui/words/dates.ts'
import { PhotoPromise } from './photo-promise.tsx'
import { useChangePhotos } from './use-change-photos.ts'
import { useDishPhotos } from './use-dish-photos.ts'

function Agreed({ at, names }: { at: string; names: readonly string[] }) {
  const { mutate, isPending, error } = useChangePhotos()
  const end = () => mutate({ agrees: false }, { onSuccess: () => toast.success(words.erased) })
  return (
    <>
      <p className="font-semibold">{words.agreedOn({ date: fullDate(at) })}</p>
      {names.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <p className="wrap-anywhere">{words.kept({ dishes: names.join(', ') })}</p>
      )}
      <FormError>{error && errorMessage(error, words.couldNotErase)}</FormError>
      <Button variant="secondary" busyLabel={isPending && photoWords.erasing} onClick={end}>
        {words.erase}
      </Button>
    </>
  )
}

/** The family's agreement that its photos of dishes are kept, and the way out. */
export function PhotosOfAccount() {
  const { data, isPending, refetch } = useDishPhotos()
  return (
    <>
      <PhotoPromise />
      {isPending ? (
        <LoadingState />
      ) : !data ? (
        <ErrorState message={photoWords.couldNotLoad} onRetry={refetch} />
      ) : data.agreed_at === null ? (
        <p className="font-semibold">{words.notAgreed}</p>
      ) : (
        <Agreed at={data.agreed_at} names={data.photos.map(({ name }) => name)} />
      )}
    </>
  )
}
