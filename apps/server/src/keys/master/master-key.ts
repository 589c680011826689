import { createSecretKey } from 'node:crypto'
import { seal, unseal } from '../envelope.ts'

/**
 * What every other key is wrapped under. A key management service answers both calls from afar, so
 * both take their time.
 */
export interface MasterKey {
  /** `what` names the key that is wrapped; it opens under that name alone. */
  wrap: (what: string, bytes: Buffer) => Promise<Buffer>
  /** Throws a `SealError` for what was wrapped under another key or name. */
  unwrap: (what: string, wrapped: Uint8Array) => Promise<Buffer>
}

export const masterKeyBytes = 32

/** A master key that this process holds itself. */
export function localMasterKey(bytes: Buffer): MasterKey {
  const key = createSecretKey(bytes)
  return {
    wrap: async (what, plain) => seal(key, ['master key', what], plain),
    unwrap: async (what, wrapped) => unseal(key, ['master key', what], wrapped),
  }
}
