import * as words from '#words/dish-photos/dialog'
import * as photoWords from '#words/dish-photos/photos'
import { errorMessage } from '../../api/error-message.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import { ErrorState, LoadingState } from '../../ui/page/page-state.tsx'
import { ChoosePhoto } from './choose-photo.tsx'
import { PhotoPromise } from './photo-promise.tsx'
import { useChangePhotos } from './use-change-photos.ts'
import { useDishPhotos } from './use-dish-photos.ts'

function Agreement() {
  const { mutate, isPending, error } = useChangePhotos()
  return (
    <>
      <PhotoPromise />
      <p>{words.takeBack}</p>
      <FormError>{error && errorMessage(error, words.couldNotAgree)}</FormError>
      <Button
        busyLabel={isPending && words.saving}
        onClick={() => mutate({ agrees: true })}
        className="w-fit"
      >
        {words.agree}
      </Button>
    </>
  )
}

interface PhotoDialogProps {
  dish: { id: string; name: string }
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** A parent's own photo of a dish: chosen, looked at, kept, replaced and removed. */
export function PhotoDialog({ dish, open, onOpenChange }: PhotoDialogProps) {
  const { data, isPending, refetch } = useDishPhotos()
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={words.title({ dish: dish.name })}>
      <div className="grid grid-cols-1 gap-4">
        <p className="font-semibold text-lg">{words.foodOnly}</p>
        {isPending ? (
          <LoadingState />
        ) : !data ? (
          <ErrorState message={photoWords.couldNotLoad} onRetry={refetch} />
        ) : data.agreed_at === null ? (
          <Agreement />
        ) : (
          <ChoosePhoto dish={dish} onKept={() => onOpenChange(false)} />
        )}
      </div>
    </Dialog>
  )
}
