import { writeLocalizedWords } from '../messages/write-localized-words.ts'

const rooms = writeLocalizedWords('packages/contract')
process.stdout.write(`export const rooms = ${JSON.stringify(rooms)}\n`)
