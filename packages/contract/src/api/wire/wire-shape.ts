import { z } from 'zod'
import type { ErrorCode } from '../error-code.ts'

/** What goes over the wire in one call. A success without a body is `z.null()`. */
export interface WireShape {
  summary: string
  params?: z.ZodObject
  query?: z.ZodObject
  headers?: z.ZodObject
  body?: z.ZodType
  replies: Readonly<Record<number, z.ZodType>>
  errors: readonly ErrorCode[]
}

export const byId = z.object({ id: z.string() })
export const nothing = z.null()
export const requestKey = z.string().min(1).max(200).optional()
