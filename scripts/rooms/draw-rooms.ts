import { readFileSync, writeFileSync } from 'node:fs'
import { cruise } from './cruise.ts'
import { arrowsBetween, leastArrows } from './room-arrows.ts'
import { roomsPicture, withPicture } from './rooms-picture.ts'

const page = 'docs/architecture.md'
const { modules } = await cruise('packages', 'apps')
writeFileSync(page, withPicture(readFileSync(page, 'utf8'), roomsPicture(modules)))
const arrows = arrowsBetween(modules)
const rooms = new Set(arrows.flat()).size
console.log(
  `The rooms are drawn in ${page}: ${arrows.length} arrows between ${rooms} rooms, ${leastArrows(arrows).length} of them drawn.`,
)
