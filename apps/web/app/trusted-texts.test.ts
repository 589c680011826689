import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listStyle, serviceWorkerFile, trustedTexts } from './trusted-texts.ts'

/** The parts of the library as the library itself finds them. */
const library = createRequire(createRequire(import.meta.url).resolve('radix-ui'))

describe('a text that is to become markup or code', () => {
  it.each(['', ' ', '<img src=x onerror=alert(1)>', `${listStyle} `])('is refused: %j', (text) => {
    expect(trustedTexts.createHTML(text)).toBeNull()
  })

  it.each(['/service-worker.js?x', '//evil.example/service-worker.js', '/assets/a.js', ''])(
    'is no address of code: %j',
    (address) => {
      expect(trustedTexts.createScriptURL(address)).toBeNull()
    },
  )

  it('is taken when it is the app’s own', () => {
    expect(trustedTexts.createHTML(listStyle)).toBe(listStyle)
    expect(trustedTexts.createScriptURL(serviceWorkerFile)).toBe(serviceWorkerFile)
  })

  it('is what the library of lists writes, to the letter', async () => {
    const lists = dirname(library.resolve('@radix-ui/react-select'))
    expect(await readFile(join(lists, 'index.mjs'), 'utf8')).toContain(listStyle)
  })
})
