import { globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Catalogue } from '../messages/read-catalogue.ts'
import { readTranslated, sourceLanguage } from '../messages/read-translated.ts'
import { roomModule, roomTypes } from '../messages/room-module.ts'
import { writeFile } from '../messages/write-file.ts'

const words = 'apps/web/words'

/** A room that is gone would go on being found. */
function removeOthers(language: string, catalogue: Catalogue): void {
  const folder = join(words, 'compiled', language)
  for (const file of globSync('**/*.{js,d.ts}', { cwd: folder })) {
    const room = file.replaceAll('\\', '/').replace(/\.(js|d\.ts)$/, '')
    if (room !== 'language' && !Object.hasOwn(catalogue, room)) rmSync(join(folder, file))
  }
}

const catalogues = readTranslated(words)
for (const [language, catalogue] of Object.entries(catalogues)) {
  for (const [room, messages] of Object.entries(catalogue)) {
    writeFile(join(words, 'compiled', language, `${room}.js`), roomModule(messages, language))
  }
  removeOthers(language, catalogue)
  writeFile(
    join(words, 'compiled', language, 'language.js'),
    `export const language = '${language}'\n`,
  )
}
const english = catalogues[sourceLanguage]
for (const [room, messages] of Object.entries(english)) {
  writeFile(join(words, 'compiled', sourceLanguage, `${room}.d.ts`), roomTypes(messages))
}
writeFile(
  join(words, 'compiled', sourceLanguage, 'language.d.ts'),
  'export declare const language: string\n',
)
process.stdout.write(`export const rooms = ${JSON.stringify(Object.keys(english))}\n`)
