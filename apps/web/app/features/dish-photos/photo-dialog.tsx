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
      <p>You can take this back on your account page: every photo is then erased.</p>
      <FormError>{error && errorMessage(error, 'Failed to save your choice')}</FormError>
      <Button
        busyLabel={isPending && 'Saving...'}
        onClick={() => mutate({ agrees: true })}
        className="w-fit"
      >
        I agree
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
    <Dialog open={open} onOpenChange={onOpenChange} title={`Your photo of ${dish.name}`}>
      <div className="grid grid-cols-1 gap-4">
        <p className="font-semibold text-lg">Food only, no faces.</p>
        {isPending ? (
          <LoadingState />
        ) : !data ? (
          <ErrorState message="We could not load your photos." onRetry={refetch} />
        ) : data.agreed_at === null ? (
          <Agreement />
        ) : (
          <ChoosePhoto dish={dish} onKept={() => onOpenChange(false)} />
        )}
      </div>
    </Dialog>
  )
}
