import { useRef, useState } from 'react'
import * as words from '#words/dish-photos/dialog'
import * as photoWords from '#words/dish-photos/photos'
import { errorMessage } from '../../api/error-message.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import { toast } from '../../ui/toasts/toast.tsx'
import { photoAddress } from './photo-address.ts'
import { smallerPhoto } from './smaller-photo.ts'
import { useChangePhotos } from './use-change-photos.ts'
import { usePhotoAddress, usePhotoTime } from './use-dish-photos.ts'

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
  const storedAddress = usePhotoAddress(dish.id, usePhotoTime(dish.id))
  const { chosen, state, choose } = useChosen()
  const { mutate, isPending, error, reset } = useChangePhotos()
  const shown = chosen?.address ?? storedAddress
  const keep = ({ file }: Chosen) =>
    mutate(
      { keep: file, of: dish.id },
      {
        onSuccess: () => {
          toast.success(words.kept)
          onKept()
        },
      },
    )
  const remove = () =>
    mutate({ remove: dish.id }, { onSuccess: () => toast.success(words.removed) })
  return (
    <>
      {shown && (
        <img
          src={shown}
          alt={chosen ? words.chosenPhoto : words.keptPhoto}
          className="mx-auto max-h-72 rounded-card object-contain"
        />
      )}
      <p className="text-muted">{words.shownWherever({ dish: dish.name })}</p>
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
          ? errorMessage(error, words.couldNotSave)
          : state === 'unreadable' && words.unreadable}
      </FormError>
      <div className="flex flex-wrap gap-3">
        {chosen && (
          <Button busyLabel={isPending && words.saving} onClick={() => keep(chosen)}>
            {words.keep}
          </Button>
        )}
        <Button
          variant={chosen ? 'secondary' : 'primary'}
          disabled={isPending}
          busyLabel={state === 'reading' && words.reading}
          onClick={() => input.current?.click()}
        >
          {shown ? words.chooseAnother : words.choose}
        </Button>
        {storedAddress && !chosen && (
          <Button variant="secondary" busyLabel={isPending && photoWords.erasing} onClick={remove}>
            {words.remove}
          </Button>
        )}
      </div>
    </>
  )
}
