import { globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readTranslated, sourceLanguage } from './read-translated.ts'
import { roomModule, roomTypes } from './room-module.ts'
import { writeFile } from './write-file.ts'

const header = "import { localizedRoom } from '@brightplate/contract/localized-words'\n"

/** "child" of "child/picks" as the name of an import. */
const nameOf = (room: string) => room.replaceAll(/\W(\w)/g, (_, letter) => letter.toUpperCase())

/** The module of a room that says each message in the language of whoever is answered. */
function localizedModule(id: string, room: string, keys: readonly string[]): string {
  const up = '../'.repeat(room.split('/').length)
  return [
    header,
    `import * as english from '${up}${sourceLanguage}/${room}.js'\n`,
    `const inLanguage = () => localizedRoom('${id}') ?? english\n`,
    ...keys.map((key) => `export const ${key} = (values) => inLanguage().${key}(values)\n`),
  ].join('')
}

/** All rooms of a language, by their ids. */
function allModule(ids: readonly (readonly [room: string, id: string])[]): string {
  return [
    ...ids.map(([room]) => `import * as ${nameOf(room)} from './${room}.js'\n`),
    `export const localizedWords = {${ids.map(([room, id]) => `'${id}': ${nameOf(room)}`).join(', ')}}\n`,
  ].join('')
}

/**
 * Writes `words/compiled` of a package: for each language its rooms, whose messages are all functions, and `all.js`;
 * and in `localized` the rooms by which a service answers each caller in its own language. Returns the names of the rooms.
 */
export function writeLocalizedWords(owner: string): string[] {
  const words = join(owner, 'words')
  const compiled = join(words, 'compiled')
  const written = new Set<string>()
  const write = (path: string, text: string) => {
    writeFile(join(compiled, path), text)
    written.add(path)
  }
  const catalogues = readTranslated(words)
  const english = catalogues[sourceLanguage]
  const ids = Object.keys(english).map((room) => [room, `${owner}/${room}`] as const)
  for (const [language, catalogue] of Object.entries(catalogues)) {
    for (const [room, messages] of Object.entries(catalogue)) {
      write(`${language}/${room}.js`, roomModule(messages, language, 'functions'))
    }
    write(`${language}/all.js`, allModule(ids))
    write(
      `${language}/all.d.ts`,
      "import type { LocalizedWords } from '@brightplate/contract/localized-words'\nexport declare const localizedWords: LocalizedWords\n",
    )
  }
  for (const [room, id] of ids) {
    const messages = english[room] ?? {}
    write(`localized/${room}.js`, localizedModule(id, room, Object.keys(messages)))
    write(`localized/${room}.d.ts`, roomTypes(messages, 'functions'))
  }
  // A room that is gone would go on being found.
  for (const file of globSync('*/**/*.{js,d.ts}', { cwd: compiled })) {
    if (!written.has(file.replaceAll('\\', '/'))) rmSync(join(compiled, file))
  }
  return Object.keys(english)
}
