import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'

const source = new URL('./when-parent-ends.ts', import.meta.url).href
const script = `
  import { whenParentEnds } from '${source}'
  setInterval(() => {}, 1000)
  whenParentEnds(() => { console.log('stopped'); process.exit(0) }, 20)
  console.log('begun')
`

it.skipIf(process.platform === 'win32')(
  'a service ends with the shell that npm started it in, and not before',
  async () => {
    // Two commands: a shell becomes the last one itself.
    const shell = spawn(
      'sh',
      ['-c', `"$0" --input-type=module -e "$1"; true`, process.execPath, script],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    const [begun] = await once(shell.stdout, 'data')
    expect(String(begun)).toBe('begun\n')
    const rest = text(shell.stdout)
    await new Promise((resolve) => setTimeout(resolve, 100))
    shell.kill('SIGTERM')
    expect(await rest).toBe('stopped\n')
  },
)
