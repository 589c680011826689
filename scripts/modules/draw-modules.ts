import { readFileSync, writeFileSync } from 'node:fs'
import { cruise } from './cruise.ts'
import { arrowsBetween, leastArrows } from './module-arrows.ts'
import { modulesPicture, withPicture } from './modules-picture.ts'

const page = 'docs/architecture.md'
const { modules: sources } = await cruise('packages', 'apps')
writeFileSync(page, withPicture(readFileSync(page, 'utf8'), modulesPicture(sources)))
const arrows = arrowsBetween(sources)
const modules = new Set(arrows.flat()).size
console.log(
  `The modules are drawn in ${page}: ${arrows.length} arrows between ${modules} modules, ${leastArrows(arrows).length} of them drawn.`,
)
