import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

interface IconSet {
  icons: Record<string, { body: string }>
  width?: number
  height?: number
}

const require = createRequire(import.meta.url)
const set: IconSet = require('@iconify-json/fluent-emoji-flat/icons.json')
const {
  categories,
}: {
  categories: Record<string, string[]>
} = require('@iconify-json/fluent-emoji-flat/metadata.json')

function svgOf(slug: string): string | null {
  const icon = set.icons[slug]
  if (!icon) return null
  const { width = 32, height = 32 } = set
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${icon.body}</svg>`
}

/** Serves every food and drink of the emoji set as `/pictures/<slug>.svg`, in dev and in the build. */
export function foodPictures(): Plugin {
  const slugs = categories['Food & Drink'] ?? []
  return {
    name: 'food-pictures',
    configureServer(server) {
      server.middlewares.use('/pictures', (request, response, next) => {
        const svg = svgOf(request.url?.match(/^\/([\w-]+)\.svg$/)?.[1] ?? '')
        if (!svg) return next()
        response.setHeader('content-type', 'image/svg+xml')
        response.end(svg)
      })
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const slug of slugs) {
        const source = svgOf(slug)
        if (source) this.emitFile({ type: 'asset', fileName: `pictures/${slug}.svg`, source })
      }
    },
  }
}
