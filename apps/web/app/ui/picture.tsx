import { useState } from 'react'

const plainPlate = 'fork-and-knife-with-plate'

export const pictureAddress = (slug = plainPlate) => `/pictures/${encodeURIComponent(slug)}.svg`

/** Where a picture is; a plain plate stands in for one that is not there. */
function usePictureAddress(slug = plainPlate) {
  const [missing, setMissing] = useState<string | null>(null)
  const shown = missing === slug ? plainPlate : slug
  return {
    address: pictureAddress(shown),
    onMissing: () => setMissing(slug),
  }
}

interface PictureProps {
  slug: string | undefined
  /** Of the tile, in pixels. */
  size?: number
  tone?: 'wash' | 'apricot' | 'raised'
  /** One of many: it is fetched when it is scrolled near. */
  isOneOfMany?: boolean
}

const tones = { wash: 'bg-wash', apricot: 'bg-apricot-wash', raised: 'bg-raised' }

/** Food as a flat picture on a soft tile. Its name always stands beside it, so it has none of its own. */
export function Picture({ slug, size = 64, tone = 'wash', isOneOfMany = false }: PictureProps) {
  const { address, onMissing } = usePictureAddress(slug)
  const inner = Math.round(size * 0.66)
  return (
    <span
      className={`grid shrink-0 place-items-center rounded-2xl ${tones[tone]}`}
      style={{ width: size, height: size }}
    >
      <img
        src={address}
        alt=""
        width={inner}
        height={inner}
        decoding="async"
        loading={isOneOfMany ? 'lazy' : 'eager'}
        onError={onMissing}
      />
    </span>
  )
}
