// Imported first by programs that are started without npm: data of yesterday must not choose food.
import { compilations, isFresh } from './compiled-data.mjs'

const stale = compilations.find((compilation) => !isFresh(compilation))
if (stale) {
  console.error(
    `${stale.output} is older than its sources: run \`npm start\`, or \`node scripts/refresh-data.mjs\`.`,
  )
  process.exit(1)
}
