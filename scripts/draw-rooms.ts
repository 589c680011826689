import { readFileSync, writeFileSync } from 'node:fs'
import { cruise } from './cruise.ts'
import { roomsPicture, withPicture } from './rooms-picture.ts'

const page = 'docs/architecture.md'
const { modules } = await cruise('packages', 'apps')
writeFileSync(page, withPicture(readFileSync(page, 'utf8'), roomsPicture(modules)))
console.log(`The rooms are drawn in ${page}`)
