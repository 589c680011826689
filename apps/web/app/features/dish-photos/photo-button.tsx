import { Camera } from 'lucide-react'
import { useState } from 'react'
import * as words from '#words/dish-photos'
import { Button } from '../../ui/buttons/button.tsx'
import { useCodeOnUse } from '../../ui/dialogs/use-code-on-use.ts'
import { RichText } from '../../ui/words/rich-text.tsx'
import { dishOfPhoto, type PhotoDish } from './dish-of-photo.ts'

/** The way to a photo of one's own; nothing for a dish that is not ours. */
export function PhotoButton({ dish }: { dish: PhotoDish }) {
  const [isOpen, setIsOpen] = useState(false)
  const { code, use } = useCodeOnUse(() => import('./photo-dialog.tsx'))
  const of = dishOfPhoto(dish)
  if (!of) return null
  const open = () => {
    use()
    setIsOpen(true)
  }
  return (
    <>
      <Button variant="quiet" className="w-fit" onClick={open}>
        <Camera aria-hidden size={18} />
        <span>
          <RichText
            text={words.open({ dish: of.name })}
            parts={{ dish: (text) => <span className="sr-only">{text}</span> }}
          />
        </span>
      </Button>
      {code && <code.PhotoDialog dish={of} open={isOpen} onOpenChange={setIsOpen} />}
    </>
  )
}
