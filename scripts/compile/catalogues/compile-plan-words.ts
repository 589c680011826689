import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { readRoom } from '../messages/read-catalogue.ts'
import { roomModule, roomTypes } from '../messages/room-module.ts'

const language = 'es-US'
const dish = readRoom(`packages/planner/words/${language}/dish.yaml`)

const types = 'packages/planner/compiled/spanish-words.d.ts'
mkdirSync('packages/planner/compiled', { recursive: true })
const draft = `${types}.${process.pid}`
writeFileSync(draft, roomTypes(dish))
renameSync(draft, types)
process.stdout.write(roomModule(dish, language))
