/** What the build says of a route, as far as it matters here. */
export interface BuiltRoute {
  parentId?: string
  path?: string
  module: string
  clientLoaderModule?: string
  imports?: string[]
}

/** Written into the page as it is: it runs before anything else is there. */
const script = (files: string, routes: string) =>
  `<script>{const f=${files},r=${routes}.find(([p])=>new RegExp(p).test(location.pathname));if(r)for(const i of r[1]){const l=document.createElement('link');l.rel='modulepreload';l.href=f[i];document.head.append(l)}}</script>`

const patternOf = (path: string) => `^/${path.replace(/:\w+/g, '[^/]+')}/?$`

/**
 * The shell asks for the code of its address at once. The app itself would only ask for it once it runs, and for what
 * that imports once it is there: a second and more on a slow line.
 */
export function preloadRoutes(shell: string, routes: Readonly<Record<string, BuiltRoute>>): string {
  const codeOf = (route: BuiltRoute): string[] => {
    const parent = route.parentId === undefined ? undefined : routes[route.parentId]
    const { module, clientLoaderModule, imports = [] } = route
    const own = [module, ...(clientLoaderModule ? [clientLoaderModule] : []), ...imports]
    return [...(parent ? codeOf(parent) : []), ...own]
  }
  const late = Object.values(routes).flatMap((route) => {
    const { path = '' } = route
    if (path === '' || path.includes('*')) return []
    const files = [...new Set(codeOf(route))].filter((file) => !shell.includes(file))
    return [{ pattern: patternOf(path), isOpen: path.includes(':'), files }]
  })
  // As the router does: `children/new` is no child of that id.
  late.sort((one, other) => Number(one.isOpen) - Number(other.isOpen))
  const files = [...new Set(late.flatMap((route) => route.files))]
  const asked = late.map((route) => [route.pattern, route.files.map((file) => files.indexOf(file))])
  return shell.replace(
    '</head>',
    () => `${script(JSON.stringify(files), JSON.stringify(asked))}</head>`,
  )
}
