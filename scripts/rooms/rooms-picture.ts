import { type Arrow, arrowsBetween, type Imports, leastArrows } from './room-arrows.ts'

/** What stands around the picture in `docs/architecture.md`. */
const begin = '<!-- rooms: npm run docs:rooms -->\n'
const end = '<!-- end of rooms -->'

const houses = { web: 'apps/web/app', server: 'apps/server/src', packages: 'packages' } as const
type House = keyof typeof houses

const houseOf = (room: string): House => {
  if (room.startsWith('web/')) return 'web'
  return room.startsWith('server/') ? 'server' : 'packages'
}

const idOf = (room: string) => room.replaceAll(/[^a-z]/g, '_')
const nameOf = (room: string) => room.replace(/^(web|server)\//, '')

function houseLines(house: House, rooms: readonly string[]): string[] {
  const own = rooms.filter((room) => houseOf(room) === house)
  const lines = own.map((room) => `    ${idOf(room)}["${nameOf(room)}"]`)
  return [`  subgraph ${house}["${houses[house]}"]`, ...lines, '  end']
}

/** The rooms and who imports whom, as a drawing in words (Mermaid); what follows from two arrows has none of its own. */
export function roomsPicture(modules: readonly Imports[]): string {
  const arrows = arrowsBetween(modules)
  const rooms = [...new Set(arrows.flat())].sort()
  const drawn = leastArrows(arrows).map(([from, to]: Arrow) => `  ${idOf(from)} --> ${idOf(to)}`)
  const parts = (['web', 'server', 'packages'] as const).flatMap((house) =>
    houseLines(house, rooms),
  )
  return `${begin}\`\`\`mermaid\nflowchart TD\n${[...parts, ...drawn].join('\n')}\n\`\`\`\n${end}`
}

/** The page with the picture that the imports make. Throws where the page has no place for it. */
export function withPicture(page: string, picture: string): string {
  const from = page.indexOf(begin)
  const to = page.indexOf(end)
  if (from === -1 || to < from) throw new Error('The page has no place for the picture of rooms.')
  return page.slice(0, from) + picture + page.slice(to + end.length)
}
