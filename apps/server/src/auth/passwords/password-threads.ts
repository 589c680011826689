import { Piscina } from 'piscina'
import { z } from 'zod'
import type { PasswordLibrary } from './password-library.ts'
import { isOutdated } from './scrypt-password.ts'

const workerFile = new URL('./password-worker.ts', import.meta.url).href

/** A thread of a few MB is let go after this without work; the next login waits some 50 ms for another. */
const idleMs = 60_000

/** scrypt in threads of low priority: who reads is answered before who logs in. */
export function openPasswordThreads(maxThreads: number): PasswordLibrary {
  const pool = new Piscina({
    filename: workerFile,
    minThreads: 0,
    maxThreads,
    idleTimeout: idleMs,
  })
  return {
    hash: async (password) => z.string().parse(await pool.run({ password }, { name: 'hash' })),
    verify: async (hash, password) =>
      z.boolean().parse(await pool.run({ hash, password }, { name: 'verify' })),
    isOutdated,
  }
}
