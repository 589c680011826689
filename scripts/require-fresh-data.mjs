// Imported first by programs that are started without npm: data of yesterday must not choose food.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { compilations, isFresh, root } from './compile/compiled-data.mjs'

const known = new Map()
const stale = compilations.find((compilation) => !isFresh(compilation, known))
if (stale) {
  const fault = existsSync(join(root, stale.output)) ? 'is older than its sources' : 'is not there'
  console.error(
    `${stale.output} ${fault}: run \`npm start\`, or \`node scripts/refresh-data.mjs\`.`,
  )
  process.exit(1)
}
