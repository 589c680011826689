import { z } from 'zod'

export const renewedToken = z
  .string()
  .describe('The session’s new token: the one before opens nothing.')
