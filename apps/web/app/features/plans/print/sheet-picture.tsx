import { usePictureAddress } from '../../../ui/picture.tsx'

interface SheetPictureProps {
  slug: string | undefined
  /** Of the tile, in widths of a letter, so that it shrinks with the text of its page. */
  em: number
}

export function SheetPicture({ slug, em }: SheetPictureProps) {
  const { address, onMissing } = usePictureAddress(slug)
  return (
    <span
      className="grid shrink-0 place-items-center rounded-[22%] bg-wash"
      style={{ width: `${em}em`, height: `${em}em` }}
    >
      <img src={address} alt="" className="size-[68%]" onError={onMissing} />
    </span>
  )
}
