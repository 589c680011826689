import { usePlateAddress } from '../../../ui/plate-picture.tsx'

interface SheetPictureProps {
  picture: string | undefined
  /** In widths of a letter, so that it shrinks with the text of its page. */
  em: number
}

export function SheetPicture({ picture, em }: SheetPictureProps) {
  const { address, onMissing } = usePlateAddress(picture)
  const side = `${em}em`
  return (
    <img
      src={address}
      alt=""
      className="shrink-0"
      style={{ width: side, height: side }}
      onError={onMissing}
    />
  )
}
