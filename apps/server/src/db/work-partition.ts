import { AsyncLocalStorage } from 'node:async_hooks'

/** Which part of the service the database works for just now, such as "children"; none for background work. */
export const workPartition = new AsyncLocalStorage<string>()

/** The partition of whoever asks; all background work shares one. */
export const currentPartition = (): string => workPartition.getStore() ?? 'background'
