import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import {
  keyedTextFaults,
  keyedTextModule,
  keyedTextTypes,
  nameFaults,
  readKeyedTexts,
  readNameTables,
} from '../messages/keyed-texts.ts'

const words = 'packages/planner/words'
const compiled = 'packages/planner/compiled'
const [source, translated] = ['en-US', 'es-US'] as const

/** Whole or not at all, also where two processes compile at once. */
function write(file: string, text: string): void {
  const draft = `${compiled}/${file}.${process.pid}`
  writeFileSync(draft, text)
  renameSync(draft, `${compiled}/${file}`)
}

const readLanguage = (language: string) => ({
  texts: readKeyedTexts(`${words}/${language}/texts`),
  names: readNameTables(`${words}/${language}/names.yaml`),
})

const english = readLanguage(source)
const spanish = readLanguage(translated)
const faults = [
  ...keyedTextFaults(english.texts, spanish.texts),
  ...nameFaults(english.names, spanish.names),
].map((fault) => `${words}/${translated}: ${fault}`)
if (faults.length > 0) {
  for (const fault of faults) console.error(fault)
  process.exit(1)
}

mkdirSync(compiled, { recursive: true })
write('english-texts.d.ts', keyedTextTypes(english.texts, english.names))
write('spanish-texts.d.ts', "export * from './english-texts.js'\n")
write('spanish-texts.js', keyedTextModule(spanish.texts, spanish.names, translated))
process.stdout.write(keyedTextModule(english.texts, english.names, source))
