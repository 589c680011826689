import { useRef, useState } from 'react'
import { errorMessage } from '../../api/error-message.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import { toast } from '../../ui/toasts/toast.tsx'
import { photoAddress } from './photo-address.ts'
import { smallerPhoto } from './smaller-photo.ts'
import { useChangePhotos } from './use-change-photos.ts'
import { usePhotoAddress, usePhotoTime } from './use-dish-photos.ts'

const unreadable = 'We cannot read this as a photo. Please choose a JPEG, PNG or WebP.'

interface Chosen {
  file: File
  address: string
}

/** The photo that was picked last, made smaller. */
function useChosen() {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [state, setState] = useState<'idle' | 'reading' | 'unreadable'>('idle')
  const choose = async (picked: File) => {
    setState('reading')
    try {
      const file = await smallerPhoto(picked)
      setChosen({ file, address: await photoAddress(file) })
      setState('idle')
    } catch {
      setChosen(null)
      setState('unreadable')
    }
  }
  return { chosen, state, choose }
}

interface ChoosePhotoProps {
  dish: { id: string; name: string }
  onKept: () => void
}

export function ChoosePhoto({ dish, onKept }: ChoosePhotoProps) {
  const input = useRef<HTMLInputElement>(null)
  const kept = usePhotoAddress(dish.id, usePhotoTime(dish.id))
  const { chosen, state, choose } = useChosen()
  const { mutate, isPending, error, reset } = useChangePhotos()
  const shown = chosen?.address ?? kept
  const keep = ({ file }: Chosen) =>
    mutate(
      { keep: file, of: dish.id },
      {
        onSuccess: () => {
          toast.success('Your photo was kept')
          onKept()
        },
      },
    )
  const remove = () =>
    mutate({ remove: dish.id }, { onSuccess: () => toast.success('Your photo was erased') })
  return (
    <>
      {shown && (
        <img
          src={shown}
          alt={chosen ? 'The photo that you chose' : 'The photo that is kept'}
          className="mx-auto max-h-72 rounded-card object-contain"
        />
      )}
      <p className="text-muted">
        Shown wherever {dish.name} is the main part of a meal. Printed sheets and your child’s
        picture menu keep the drawing.
      </p>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        hidden
        onChange={({ target }) => {
          const [picked] = target.files ?? []
          reset()
          if (picked) choose(picked)
          // The same file may be chosen again.
          target.value = ''
        }}
      />
      <FormError>
        {error
          ? errorMessage(error, 'Failed to save your photo')
          : state === 'unreadable' && unreadable}
      </FormError>
      <div className="flex flex-wrap gap-3">
        {chosen && (
          <Button busyLabel={isPending && 'Saving...'} onClick={() => keep(chosen)}>
            Keep this photo
          </Button>
        )}
        <Button
          variant={chosen ? 'secondary' : 'primary'}
          disabled={isPending}
          busyLabel={state === 'reading' && 'Reading...'}
          onClick={() => input.current?.click()}
        >
          {shown ? 'Choose another' : 'Choose a photo'}
        </Button>
        {kept && !chosen && (
          <Button variant="secondary" busyLabel={isPending && 'Erasing...'} onClick={remove}>
            Remove it
          </Button>
        )}
      </div>
    </>
  )
}
