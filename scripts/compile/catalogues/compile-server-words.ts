import { writeSaidWords } from '../messages/write-said-words.ts'

const rooms = writeSaidWords('apps/server')
process.stdout.write(`export const rooms = ${JSON.stringify(rooms)}\n`)
