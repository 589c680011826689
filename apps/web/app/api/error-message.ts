import { ApiError } from '@brightplate/contract/api/api-client'

/** What the server says of a failure, else the sentence of the error catalogue. */
export const errorMessage = (error: unknown, fallback: string): string =>
  (error instanceof ApiError && error.detail) || fallback
