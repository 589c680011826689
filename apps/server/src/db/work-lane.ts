import { AsyncLocalStorage } from 'node:async_hooks'

/** Which part of the service the database works for just now, such as "children"; none for background work. */
export const workLane = new AsyncLocalStorage<string>()

/** The lane of whoever asks; all background work shares one. */
export const currentLane = (): string => workLane.getStore() ?? 'background'
