import type { Child } from '@brightplate/contract/child/child'

const textureLabels: Record<Child['textures_avoided'][number], string> = {
  smooth: 'Smooth',
  soft: 'Soft',
  crunchy: 'Crunchy',
  chewy: 'Chewy',
  mixed: 'Mixed',
  'sauce-apart': 'Sauce on the side',
}

export const textureOptions = Object.entries(textureLabels).map(([value, label]) => ({
  value,
  label,
}))
