import type { Child } from '@brightplate/contract/child/child'

export const textureOptions: readonly {
  value: Child['textures_avoided'][number]
  label: string
}[] = [
  { value: 'smooth', label: 'Smooth' },
  { value: 'soft', label: 'Soft' },
  { value: 'crunchy', label: 'Crunchy' },
  { value: 'chewy', label: 'Chewy' },
  { value: 'mixed', label: 'Mixed' },
  { value: 'sauce-apart', label: 'Sauce on the side' },
]
