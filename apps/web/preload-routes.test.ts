import { describe, expect, it } from 'vitest'
import { preloadRoutes } from './preload-routes.ts'

const shell =
  '<html><head><link rel="modulepreload" href="/a/react.js"/></head><body></body></html>'

const routes = {
  root: { module: '/a/root.js', imports: ['/a/react.js'] },
  'signed-in': { parentId: 'root', module: '/a/in.js', clientLoaderModule: '/a/loader.js' },
  plan: {
    parentId: 'signed-in',
    path: 'meal-plan/:id',
    module: '/a/plan.js',
    imports: ['/a/react.js', '/a/tabs.js'],
  },
  generate: { parentId: 'signed-in', path: 'meal-plan/generate', module: '/a/generate.js' },
  rest: { parentId: 'root', path: '*', module: '/a/lost.js' },
}

/** What the page asks for at an address, by running what stands in it. */
function askedAt(pathname: string): string[] {
  const text = preloadRoutes(shell, routes).match(/<script>(.*)<\/script><\/head>/)?.[1] ?? ''
  const asked: { href: string }[] = []
  const document = {
    createElement: () => ({}),
    head: { append: (link: { href: string }) => asked.push(link) },
  }
  new Function('location', 'document', text)({ pathname }, document)
  return asked.map(({ href }) => href)
}

describe('the shell of the app', () => {
  it('asks for the code of its address, of what is around it and of what both import', () => {
    expect(askedAt('/meal-plan/7')).toEqual([
      '/a/root.js',
      '/a/in.js',
      '/a/loader.js',
      '/a/plan.js',
      '/a/tabs.js',
    ])
  })

  it('asks for the code of the address itself where another with a parameter would hold it too', () => {
    expect(askedAt('/meal-plan/generate')).toEqual([
      '/a/root.js',
      '/a/in.js',
      '/a/loader.js',
      '/a/generate.js',
    ])
  })

  it('asks for nothing at an address that it does not know', () => {
    expect(askedAt('/meal-plan/7/more')).toEqual([])
    expect(askedAt('/')).toEqual([])
  })
})
