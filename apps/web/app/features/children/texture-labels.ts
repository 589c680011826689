import type { Child } from '@brightplate/contract/child/child'
import * as words from '#words/children/textures'

export const textureOptions: readonly {
  value: Child['textures_avoided'][number]
  label: string
}[] = [
  { value: 'smooth', label: words.smooth },
  { value: 'soft', label: words.soft },
  { value: 'crunchy', label: words.crunchy },
  { value: 'chewy', label: words.chewy },
  { value: 'mixed', label: words.mixed },
  { value: 'sauce-apart', label: words.sauceApart },
]
