import { PlatePicture } from '../../ui/plate-picture.tsx'
import { dishOfPhoto, type PhotoDish } from './dish-of-photo.ts'
import { useDishPhoto } from './use-dish-photos.ts'

interface DishPictureProps {
  dish: PhotoDish
  /** In pixels; without it, as wide as there is room. */
  size?: number
  /** It is seen at once, and not only after scrolling. */
  first?: boolean
}

/** A parent's own photo of a dish, else its drawing. On paper always the drawing: a photo stays with the family. */
export function DishPicture({ dish, ...shown }: DishPictureProps) {
  const photo = useDishPhoto(dishOfPhoto(dish)?.id ?? null)
  const drawing = <PlatePicture picture={dish.picture} {...shown} />
  if (!photo) return drawing
  return (
    <>
      <img
        src={photo}
        alt=""
        width={shown.size ?? 160}
        height={shown.size ?? 160}
        decoding="async"
        className={`aspect-square rounded-card object-cover print:hidden ${
          shown.size === undefined ? 'h-auto w-full' : 'shrink-0'
        }`}
      />
      <span className="hidden print:block">{drawing}</span>
    </>
  )
}
