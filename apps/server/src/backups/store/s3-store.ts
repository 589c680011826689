import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import { S3Client } from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { BackupError } from '../locations/backup-error.ts'
import type { BackupStore, StoreAddress } from './backup-store.ts'

/** 10,000 parts, as many as an object may have, are 312 GB. */
const partBytes = 32 * 1024 * 1024
const partsAtOnce = 2
const connectMs = 10_000
const answerMs = 60_000
const tries = 3

/** What the storage or the network calls it; no word of its answer. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown reason'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}

/** A bucket of Amazon S3, or of what speaks as it does. Rights and secrets are found as Amazon's tools find them. */
export function s3Store({ endpoint, bucket, folder }: StoreAddress, region: string): BackupStore {
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    maxAttempts: tries,
    // Others than Amazon refuse what follows a body; each part is signed with its own hash.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: connectMs, requestTimeout: answerMs },
  })
  return {
    copy: async (file, signal) => {
      const upload = new Upload({
        client,
        partSize: partBytes,
        queueSize: partsAtOnce,
        params: {
          Bucket: bucket,
          Key: [...folder, basename(file)].join('/'),
          Body: createReadStream(file),
        },
      })
      const stop = () => upload.abort()
      signal.addEventListener('abort', stop)
      try {
        await upload.done()
      } catch (error) {
        throw new BackupError(
          `The backup is in BACKUP_DIR, and could not be copied to BACKUP_S3_URL (${reasonOf(error)}): another one is tried soon.`,
        )
      } finally {
        signal.removeEventListener('abort', stop)
      }
    },
  }
}
