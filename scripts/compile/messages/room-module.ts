import compileModule from '@messageformat/core/compile-module.js'
import MessageFormat from '@messageformat/core/messageformat.js'
import { messageParameters } from './message-parameters.ts'
import type { Room } from './read-catalogue.ts'

/** One line a message, as the library writes it: `  key: (d) => ...,`. */
const line = /^ {2}(\w+): (.*?),?$/
/** A message without parameters is its text. */
const constant = /^\(\) => (".*")$/

/** Whether a message without parameters is its text, or a function as the others are. */
export type Constants = 'strings' | 'functions'

/**
 * The ES module of a room in one language: an export a message, so that a bundler leaves out what nobody reads. A
 * message without parameters is a string, unless all are to be functions; another a function.
 */
export function roomModule(room: Room, language: string, constants: Constants = 'strings'): string {
  const [imports, messages] = compileModule(new MessageFormat(language), room).split(
    'export default {\n',
  )
  if (imports === undefined || messages === undefined) {
    throw new Error('The compiler of messages writes modules in another way')
  }
  const exported = messages.split('\n').flatMap((text) => {
    const [, key, value] = line.exec(text) ?? []
    if (key === undefined || value === undefined) return []
    const string = constants === 'strings' ? constant.exec(value)?.[1] : undefined
    return `export const ${key} = ${string ?? value}`
  })
  if (exported.length !== Object.keys(room).length) {
    throw new Error('The compiler of messages writes modules in another way')
  }
  return `${imports}${exported.join('\n')}\n`
}

/** What the module exports, the same in every language. */
export function roomTypes(room: Room, constants: Constants = 'strings'): string {
  const declared = Object.entries(room).map(([key, message]) => {
    const types = Object.entries(messageParameters(message).types)
    const parameters = types.map(([name, type]) => `${name}: ${type}`).join('; ')
    const withoutParameters = constants === 'strings' ? 'string' : '() => string'
    return `export declare const ${key}: ${types.length === 0 ? withoutParameters : `(values: { ${parameters} }) => string`}`
  })
  return `${declared.join('\n')}\n`
}
