import type { Child } from '@brightplate/contract/child/child'

type Texture = Child['textures_avoided'][number]

const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 3,
  strokeLinecap: 'round',
} as const

/** What a texture feels like, in a few strokes of our own. */
const drawings: Record<Texture, React.ReactNode> = {
  smooth: (
    <>
      <path
        d="M8 40c8-22 20-22 28-10s14 8 20-2v22a6 6 0 0 1-6 6H14a6 6 0 0 1-6-6z"
        className="fill-tone-3"
      />
      <path d="M8 40c8-22 20-22 28-10s14 8 20-2" {...line} />
    </>
  ),
  soft: (
    <>
      <path
        d="M8 44c0-20 10-26 18-20 4 4 8 4 12 0 8-6 18 0 18 20 0 8-48 8-48 0z"
        className="fill-tone-4"
      />
      <path d="M26 24c4 4 8 4 12 0M32 8v12M27 15l5 5 5-5" {...line} />
    </>
  ),
  crunchy: (
    <>
      <path d="M10 18l14-8 8 8 10-9 12 14-4 30-16 3-6-8-8 6-10-12z" className="fill-tone-1" />
      <path d="M30 18l-6 11 9 6-5 12M46 24l-6 8M16 34l7-3" {...line} />
    </>
  ),
  chewy: (
    <>
      <path
        d="M6 20h14c6 0 4 12 12 12s6-12 12-12h14v24H44c-6 0-4-5-12-5s-6 5-12 5H6z"
        className="fill-tone-5"
      />
      <path d="M18 32H6m6-6l-6 6 6 6M46 32h12m-6-6l6 6-6 6" {...line} />
    </>
  ),
  mixed: (
    <>
      <path d="M6 30h52c0 16-10 26-26 26S6 46 6 30z" className="fill-tone-2" />
      <path d="M6 30h52" {...line} />
      <circle cx="20" cy="22" r="6" className="fill-tone-1" />
      <rect x="30" y="14" width="11" height="11" rx="2" className="fill-tone-4" />
      <path d="M46 26l5-12" {...line} />
      <path d="M18 40h6M32 46h6M40 38h6" {...line} />
    </>
  ),
  'sauce-apart': (
    <>
      {/* Away from the corner in which the tile has its box. */}
      <circle cx="40" cy="36" r="19" className="fill-tone-5" />
      <path d="M32 32h16M32 40h12" {...line} />
      <circle cx="13" cy="19" r="10" className="fill-tone-4" />
      <circle cx="13" cy="19" r="10" {...line} />
    </>
  ),
}

/** Its name always stands beside it, so it has none of its own. */
export const TextureDrawing = ({ texture }: { texture: Texture }) => (
  <svg aria-hidden="true" viewBox="0 0 64 64" width="56" height="56" className="text-ink">
    {drawings[texture]}
  </svg>
)
