import { AsyncLocalStorage } from 'node:async_hooks'

/** Which part of the service the database works for just now, such as "children"; none for background work. */
export const workLane = new AsyncLocalStorage<string>()
