import { z } from 'zod'

export const avoidableTexture = z.enum([
  'smooth',
  'soft',
  'crunchy',
  'chewy',
  'mixed',
  'sauce-apart',
])
