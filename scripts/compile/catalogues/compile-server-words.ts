import { writeLocalizedWords } from '../messages/write-localized-words.ts'

const rooms = writeLocalizedWords('apps/server')
process.stdout.write(`export const rooms = ${JSON.stringify(rooms)}\n`)
