import { dirname } from 'node:path'

interface Dependency {
  resolved: string
  /** Loaded when a call asks for it. */
  dynamic?: boolean
  dependencyTypes?: readonly string[]
}

export interface Imports {
  source: string
  dependencies: readonly Dependency[]
}

export type Arrow = readonly [from: string, to: string]

const isOfTests = (path: string) => /\.test\.tsx?$|\/testing\//.test(path)

const webModules = /^apps\/web\/app\/(features\/[\w-]+|[\w-]+)\//
const serverModules = /^apps\/server\/src\/((?:[\w-]+\/){1,2})/
const packages = /^packages\/([\w-]+)\//

/** The module that a file stands in; null for what every module may know and for what is no part of the service. */
export function moduleOf(path: string): string | null {
  if (isOfTests(path)) return null
  const web = webModules.exec(path)?.[1]
  if (web) return `web/${web}`
  if (serverModules.test(path)) {
    const folder = dirname(path).split('/').slice(3, 5).join('/')
    return `server/${folder}`
  }
  return packages.exec(path)?.[1] ?? null
}

/** Who imports whom, each pair of modules once. */
export function arrowsBetween(modules: readonly Imports[]): Arrow[] {
  const arrows = new Map<string, Arrow>()
  for (const { source, dependencies } of modules) {
    const from = moduleOf(source)
    for (const { resolved } of dependencies) {
      const to = moduleOf(resolved)
      if (from && to && from !== to) arrows.set(`${from} ${to}`, [from, to])
    }
  }
  return [...arrows.values()].sort((a, b) => (a.join(' ') < b.join(' ') ? -1 : 1))
}

const endsOf = (arrows: readonly Arrow[]): ReadonlyMap<string, readonly string[]> =>
  new Map(
    [...Map.groupBy(arrows, ([from]) => from)].map(([from, ofModule]) => [
      from,
      ofModule.map(([, to]) => to),
    ]),
  )

/** Whether arrows lead from one module to another. */
function isReached([from, to]: Arrow, arrows: readonly Arrow[]): boolean {
  const next = endsOf(arrows)
  const seen = new Set([from])
  const waiting = [from]
  for (let module = waiting.pop(); module !== undefined; module = waiting.pop()) {
    for (const other of next.get(module) ?? []) {
      if (other === to) return true
      if (seen.has(other)) continue
      seen.add(other)
      waiting.push(other)
    }
  }
  return false
}

/** Without the arrows that follow from others. */
export const leastArrows = (arrows: readonly Arrow[]): Arrow[] =>
  arrows.reduce<Arrow[]>(
    (kept, arrow) => {
      const others = kept.filter((one) => one !== arrow)
      return isReached(arrow, others) ? others : kept
    },
    [...arrows],
  )

/** Those from whose end a way leads back. */
export const arrowsInCircles = (arrows: readonly Arrow[]): Arrow[] =>
  arrows.filter(([from, to]) => isReached([to, from], arrows))
