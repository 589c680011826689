import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'

it('an attack that finds something on either database does not end with 0', async () => {
  const attack = spawn(process.execPath, ['attack/run-attack.ts', 'planted'], { stdio: 'ignore' })
  expect(await once(attack, 'exit')).toEqual([1, null])
})
