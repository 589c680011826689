import { readEnv } from '../env.ts'
import { SealError } from '../keys/envelope.ts'
import { StartupError } from '../startup-error.ts'
import { rotateKeys } from './rotate-keys.ts'

try {
  const env = readEnv(process.env)
  const files = await rotateKeys(env)
  const then = env.DATA_KEY === undefined ? 'keep a copy of it safe' : 'set DATA_KEY to it now'
  console.log(`Wrapped ${files} files of keys under the new master key: ${then}.`)
} catch (error) {
  const known = error instanceof StartupError
  const wrong =
    'DATA_KEY is not the key of the data, and nothing was lost: set the one that it has.'
  const kind = error instanceof Error ? error.name : 'unknown reason'
  console.error(
    known ? error.message : error instanceof SealError ? wrong : `The rotation failed (${kind}).`,
  )
  process.exitCode = 1
}
