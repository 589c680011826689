import type { ReactNode } from 'react'
import { PlatePicture } from '../../ui/plate-picture.tsx'
import { dishOfPhoto, type PhotoDish } from './dish-of-photo.ts'
import { usePhotoAddress, usePhotoTime } from './use-dish-photos.ts'

interface DishPictureProps {
  dish: PhotoDish
  /** In pixels; without it, as wide as there is room. */
  size?: number
  /** It is seen at once, and not only after scrolling. */
  first?: boolean
}

interface ParentPhotoProps {
  id: string
  changedAt: string
  size?: number
  drawing: ReactNode
}

function ParentPhoto({ id, changedAt, size, drawing }: ParentPhotoProps) {
  const photo = usePhotoAddress(id, changedAt)
  if (!photo) return drawing
  return (
    <>
      <img
        src={photo}
        alt=""
        width={size ?? 160}
        height={size ?? 160}
        decoding="async"
        className={`aspect-square rounded-card object-cover print:hidden ${
          size === undefined ? 'h-auto w-full' : 'shrink-0'
        }`}
      />
      <span className="hidden print:block">{drawing}</span>
    </>
  )
}

/** A parent's own photo of a dish, else its drawing. On paper always the drawing: a photo stays with the family. */
export function DishPicture({ dish, size, first }: DishPictureProps) {
  const id = dishOfPhoto(dish)?.id ?? null
  const changedAt = usePhotoTime(id)
  const sized = size === undefined ? {} : { size }
  const drawing = <PlatePicture picture={dish.picture} {...sized} first={first ?? false} />
  if (id === null || changedAt === undefined) return drawing
  return <ParentPhoto id={id} changedAt={changedAt} {...sized} drawing={drawing} />
}
