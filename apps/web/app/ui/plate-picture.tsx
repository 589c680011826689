import { useState } from 'react'
import coveredPlate from './covered-plate.svg'

export const plateAddress = (picture: string) => `/plates/${encodeURIComponent(picture)}.svg`

/** Where the drawing of a dish is; a covered plate stands in for one that is not there. */
export function usePlateAddress(picture: string | undefined) {
  const [missing, setMissing] = useState<string | null>(null)
  return {
    address: picture === undefined || missing === picture ? coveredPlate : plateAddress(picture),
    onMissing: () => setMissing(picture ?? null),
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
