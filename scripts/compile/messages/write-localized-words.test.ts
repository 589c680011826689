import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeLocalizedWords } from './write-localized-words.ts'

async function ownerOf(files: Readonly<Record<string, string>>): Promise<string> {
  const owner = mkdtempSync(join(tmpdir(), 'localized-words-'))
  onTestFinished(() => rmSync(owner, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(owner, 'words', path, '..'), { recursive: true })
    await writeFile(join(owner, 'words', path), text)
  }
  return owner
}

test('each message of a room is a function, in each language and in that of whoever is answered', async () => {
  const owner = await ownerOf({
    'en-US/mails.yaml': 'hello: "Hello"\nwithin: "Within {days} days"\n',
    'es-US/mails.yaml': 'hello: "Hola"\nwithin: "En {days} días"\n',
    'compiled/es-US/gone.js': '',
  })
  expect(writeLocalizedWords(owner)).toEqual(['mails'])
  const read = (path: string) => readFileSync(join(owner, 'words/compiled', path), 'utf8')
  expect(read('es-US/mails.js')).toContain('export const hello = () => "Hola"')
  expect(read('localized/mails.d.ts')).toBe(
    'export declare const hello: () => string\nexport declare const within: (values: { days: string | number }) => string\n',
  )
  expect(read('localized/mails.js')).toContain(`localizedRoom('${owner}/mails') ?? english`)
  expect(read('es-US/all.js')).toContain(`'${owner}/mails': mails`)
  expect(() => read('es-US/gone.js')).toThrow()
})
