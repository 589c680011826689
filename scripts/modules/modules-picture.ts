import { type Arrow, arrowsBetween, type Imports, leastArrows } from './module-arrows.ts'

/** What stands around the picture in `docs/architecture.md`. */
const begin = '<!-- modules: npm run docs:modules -->\n'
const end = '<!-- end of modules -->'

const houses = { web: 'apps/web/app', server: 'apps/server/src', packages: 'packages' } as const
type House = keyof typeof houses

const houseOf = (module: string): House => {
  if (module.startsWith('web/')) return 'web'
  return module.startsWith('server/') ? 'server' : 'packages'
}

const idOf = (module: string) => module.replaceAll(/[^a-z]/g, '_')
const nameOf = (module: string) => module.replace(/^(web|server)\//, '')

function houseLines(house: House, modules: readonly string[]): string[] {
  const own = modules.filter((module) => houseOf(module) === house)
  const lines = own.map((module) => `    ${idOf(module)}["${nameOf(module)}"]`)
  return [`  subgraph ${house}["${houses[house]}"]`, ...lines, '  end']
}

/** The modules and who imports whom, as a drawing in words (Mermaid); what follows from two arrows has none of its own. */
export function modulesPicture(sources: readonly Imports[]): string {
  const arrows = arrowsBetween(sources)
  const modules = [...new Set(arrows.flat())].sort()
  const drawn = leastArrows(arrows).map(([from, to]: Arrow) => `  ${idOf(from)} --> ${idOf(to)}`)
  const parts = (['web', 'server', 'packages'] as const).flatMap((house) =>
    houseLines(house, modules),
  )
  return `${begin}\`\`\`mermaid\nflowchart TD\n${[...parts, ...drawn].join('\n')}\n\`\`\`\n${end}`
}

/** The page with the picture that the imports make. Throws where the page has no place for it. */
export function withPicture(page: string, picture: string): string {
  const from = page.indexOf(begin)
  const to = page.indexOf(end)
  if (from === -1 || to < from) throw new Error('The page has no place for the picture of modules.')
  return page.slice(0, from) + picture + page.slice(to + end.length)
}
