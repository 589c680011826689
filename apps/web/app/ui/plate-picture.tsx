import { useState } from 'react'

/** An empty plate. */
const emptyPlate = 'pile'

export const plateAddress = (picture = emptyPlate) => `/plates/${encodeURIComponent(picture)}.svg`

/** Where the drawing of a dish is; an empty plate stands in for one that is not there. */
export function usePlateAddress(picture = emptyPlate) {
  const [missing, setMissing] = useState<string | null>(null)
  return {
    address: plateAddress(missing === picture ? emptyPlate : picture),
    onMissing: () => setMissing(picture),
  }
}

interface PlatePictureProps {
  picture: string | undefined
  /** In pixels; without it, as wide as there is room. */
  size?: number
  /** It is seen at once, and not only after scrolling. */
  first?: boolean
}

/** A dish as it stands on its plate. Its name always stands beside it, so it has none of its own. */
export function PlatePicture({ picture, size, first = false }: PlatePictureProps) {
  const { address, onMissing } = usePlateAddress(picture)
  return (
    <img
      src={address}
      alt=""
      width={size ?? 160}
      height={size ?? 160}
      decoding="async"
      loading={first ? 'eager' : 'lazy'}
      onError={onMissing}
      className={size === undefined ? 'h-auto w-full' : 'shrink-0'}
    />
  )
}
