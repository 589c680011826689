import { globSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { catalogueFaults } from './messages/catalogue-faults.ts'
import { pseudoMessage } from './messages/pseudo-message.ts'
import { type Catalogue, readCatalogue } from './messages/read-catalogue.ts'
import { roomModule, roomTypes } from './messages/room-module.ts'

const words = 'apps/web/words'
const source = 'en-US'
/** The language in which journeys look for what was not translated: "English, accented", of no country. */
const pseudo = 'en-XA'

/** Whole or not at all, also where two processes compile at once. */
function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, text)
  renameSync(draft, path)
}

/** A room that is gone would go on being found. */
function removeOthers(language: string, catalogue: Catalogue): void {
  const folder = join(words, 'compiled', language)
  for (const file of globSync('**/*.{js,d.ts}', { cwd: folder })) {
    const room = file.replaceAll('\\', '/').replace(/\.(js|d\.ts)$/, '')
    if (room !== 'language' && !Object.hasOwn(catalogue, room)) rmSync(join(folder, file))
  }
}

function writeLanguage(language: string, catalogue: Catalogue): void {
  for (const [room, messages] of Object.entries(catalogue)) {
    write(join(words, 'compiled', language, `${room}.js`), roomModule(messages, language))
  }
  removeOthers(language, catalogue)
  write(join(words, 'compiled', language, 'language.js'), `export const language = '${language}'\n`)
}

const english = readCatalogue(join(words, source))
const others = readdirSync(words).filter((name) => name !== source && name !== 'compiled')
const translated = others.map(
  (language) => [language, readCatalogue(join(words, language))] as const,
)
const faults = translated.flatMap(([language, catalogue]) =>
  catalogueFaults(english, catalogue).map((fault) => `${join(words, language)}/${fault}`),
)
if (faults.length > 0) {
  for (const fault of faults) console.error(fault)
  process.exit(1)
}
for (const [language, catalogue] of translated) writeLanguage(language, catalogue)
writeLanguage(source, english)
for (const [room, messages] of Object.entries(english)) {
  write(join(words, 'compiled', source, `${room}.d.ts`), roomTypes(messages))
}
write(join(words, 'compiled', source, 'language.d.ts'), 'export declare const language: string\n')
writeLanguage(
  pseudo,
  Object.fromEntries(
    Object.entries(english).map(([room, messages]) => [
      room,
      Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, pseudoMessage(text)])),
    ]),
  ),
)
process.stdout.write(`export const rooms = ${JSON.stringify(Object.keys(english))}\n`)
