import { useState } from 'react'

const plainPlate = 'fork-and-knife-with-plate'

interface PictureProps {
  slug: string | undefined
  /** Of the tile, in pixels. */
  size?: number
}

/** Food as a flat picture on a soft tile. Its name always stands beside it, so it has none of its own. */
export function Picture({ slug = plainPlate, size = 64 }: PictureProps) {
  const [missing, setMissing] = useState<string | null>(null)
  const shown = missing === slug ? plainPlate : slug
  const inner = Math.round(size * 0.66)
  return (
    <span
      className="grid shrink-0 place-items-center rounded-2xl bg-wash"
      style={{ width: size, height: size }}
    >
      <img
        src={`/pictures/${encodeURIComponent(shown)}.svg`}
        alt=""
        width={inner}
        height={inner}
        decoding="async"
        onError={() => setMissing(slug)}
      />
    </span>
  )
}
