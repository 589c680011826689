import { useId } from 'react'
import { errorMessage } from '../../api/error-message.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import { ErrorState, LoadingState } from '../../ui/page/page-state.tsx'
import { toast } from '../../ui/toasts/toast.tsx'
import { fullDate } from '../../ui/words/dates.ts'
import { PhotoPromise } from './photo-promise.tsx'
import { useChangePhotos } from './use-change-photos.ts'
import { useDishPhotos } from './use-dish-photos.ts'

function Agreed({ at, names }: { at: string; names: readonly string[] }) {
  const { mutate, isPending, error } = useChangePhotos()
  const end = () =>
    mutate({ agrees: false }, { onSuccess: () => toast.success('Your photos were erased') })
  return (
    <>
      <p className="font-semibold">You agreed on {fullDate(at)}.</p>
      {names.length === 0 ? (
        <p>No photo is kept.</p>
      ) : (
        <p className="wrap-anywhere">Kept: {names.join(', ')}.</p>
      )}
      <FormError>{error && errorMessage(error, 'Failed to erase your photos')}</FormError>
      <Button variant="secondary" busyLabel={isPending && 'Erasing...'} onClick={end}>
        Take it back and erase all photos
      </Button>
    </>
  )
}

/** The family's agreement that its photos of dishes are kept, and the way out. */
export function PhotosOfAccount() {
  const id = useId()
  const { data, isPending, refetch } = useDishPhotos()
  return (
    <section aria-labelledby={id}>
      <Card className="grid grid-cols-1 gap-4">
        <h2 id={id} className="text-lg">
          Your photos of dishes
        </h2>
        <PhotoPromise />
        {isPending ? (
          <LoadingState />
        ) : !data ? (
          <ErrorState message="We could not load your photos." onRetry={refetch} />
        ) : data.agreed_at === null ? (
          <p className="font-semibold">
            You have not agreed, and no photo is kept. “Your photo” beside a dish asks you.
          </p>
        ) : (
          <Agreed at={data.agreed_at} names={data.photos.map(({ name }) => name)} />
        )}
      </Card>
    </section>
  )
}
