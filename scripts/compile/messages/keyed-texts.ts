import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import compileModule from '@messageformat/core/compile-module.js'
import MessageFormat from '@messageformat/core/messageformat.js'
import { parse } from 'yaml'
import * as z from 'zod'
import { messageParameters } from './message-parameters.ts'

/** "benefit.rich-and-good", "ruled-out": as a plan stores it. */
const key = z.string().regex(/^[a-z][a-z0-9.-]*$/, 'a key is words with hyphens and points')
const roomSchema = z.record(key, z.string().trim().min(1))
const namesSchema = z.record(z.string(), z.record(z.string(), z.string().trim().min(1)))

/** Messages by the key that a plan stores. */
export type KeyedTexts = Readonly<Record<string, string>>
/** Words by what they name: a table by its name, a word by an id of ours. */
export type NameTables = Readonly<Record<string, Readonly<Record<string, string>>>>

function parsed<Of>(schema: z.ZodType<Of>, path: string): Of {
  const read = schema.safeParse(parse(readFileSync(path, 'utf8')))
  if (!read.success) throw new Error(`${path}: ${z.prettifyError(read.error)}`)
  return read.data
}

/** The messages of all rooms of a folder. Throws a sentence where one stands in two of them. */
export function readKeyedTexts(folder: string): KeyedTexts {
  const texts: Record<string, string> = {}
  for (const file of globSync('*.yaml', { cwd: folder }).sort()) {
    for (const [name, message] of Object.entries(parsed(roomSchema, join(folder, file)))) {
      if (Object.hasOwn(texts, name)) throw new Error(`${join(folder, file)}: ${name} stands twice`)
      texts[name] = message
    }
  }
  return texts
}

export const readNameTables = (path: string): NameTables => parsed(namesSchema, path)

/** "wordsCount" asks for a form of "words". */
const form = /(?:Count|Either|Enumerated|Figure|Quoted|Time|Week)$/

const parametersOf = (message: string) => Object.keys(messageParameters(message).types)

const askedFor = (message: string) =>
  [...new Set(parametersOf(message).map((name) => name.replace(form, '')))].sort().join(' ')

/** Differences of a language from the source: missing, superfluous or other parameters. A sentence each. */
export function keyedTextFaults(source: KeyedTexts, translated: KeyedTexts): string[] {
  const keys = new Set([...Object.keys(source), ...Object.keys(translated)])
  return [...keys].flatMap((one) => {
    const [wanted, message] = [source[one], translated[one]]
    if (message === undefined) return `${one} is missing`
    if (wanted === undefined) return `${one} is in no other language`
    return askedFor(wanted) === askedFor(message)
      ? []
      : `${one} has other parameters than “${wanted}”`
  })
}

/** Likewise of the names. */
export function nameFaults(source: NameTables, translated: NameTables): string[] {
  const tables = new Set([...Object.keys(source), ...Object.keys(translated)])
  return [...tables].flatMap((table) => {
    const [wanted, given] = [source[table] ?? {}, translated[table] ?? {}]
    const ids = new Set([...Object.keys(wanted), ...Object.keys(given)])
    return [...ids].flatMap((id) => {
      if (wanted[id] === undefined) return `${table}: ${id} is in no other language`
      return given[id] === undefined ? `${table}: ${id} is missing` : []
    })
  })
}

const line = /^ {2}(".*?"|\w+): (.*?),?$/

/** The ES module of a language: each message with what it asks for, and the names. */
export function keyedTextModule(texts: KeyedTexts, names: NameTables, language: string): string {
  const [imports, messages] = compileModule(new MessageFormat(language), texts).split(
    'export default {\n',
  )
  const written = (messages ?? '').split('\n').flatMap((text) => {
    const [, quoted = '', say] = line.exec(text) ?? []
    if (say === undefined) return []
    const name = quoted.replaceAll('"', '')
    return `  ${JSON.stringify(name)}: { asks: ${JSON.stringify(parametersOf(texts[name] ?? ''))}, say: ${say} },`
  })
  if (imports === undefined || written.length !== Object.keys(texts).length) {
    throw new Error('The compiler of messages writes modules in another way')
  }
  return [
    `${imports}export const texts = {`,
    ...written,
    '}',
    `export const names = ${JSON.stringify(names)}`,
    '',
  ].join('\n')
}

const union = (keys: readonly string[]) => keys.map((one) => `'${one}'`).join(' | ')

/** What the module exports, the same in every language. */
export function keyedTextTypes(texts: KeyedTexts, names: NameTables): string {
  return [
    'export interface Message {',
    '  readonly asks: readonly string[]',
    '  readonly say: (values: Readonly<Record<string, string | number>>) => string',
    '}',
    `export type MessageKey = ${union(Object.keys(texts))}`,
    'export declare const texts: Readonly<Record<MessageKey, Message>>',
    'export declare const names: {',
    ...Object.entries(names).map(
      ([table, words]) =>
        `  readonly ${table}: Readonly<Record<${union(Object.keys(words))}, string>>`,
    ),
    '}',
    '',
  ].join('\n')
}
