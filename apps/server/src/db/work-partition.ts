import { AsyncLocalStorage } from 'node:async_hooks'

/** The part of the service that the current statement belongs to, such as "children"; none for background work. */
export const workPartition = new AsyncLocalStorage<string>()

/** The partition of whoever asks; all background work shares one. */
export const currentPartition = (): string => workPartition.getStore() ?? 'background'
