import { icons, metadata } from '@iconify-json/fluent-emoji-flat'
import type { Plugin } from 'vite'

function svgOf(slug: string): string | null {
  const icon = icons.icons[slug]
  if (!icon) return null
  const { width = 32, height = 32 } = icons
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${icon.body}</svg>`
}

/** What the set counts among animals and plants. */
const furtherFoods = ['fish', 'hyacinth']

/** Serves every food and drink of the emoji set as `/pictures/<slug>.svg`, in dev and in the build. */
export function foodPictures(): Plugin {
  const slugs = [...(metadata.categories?.['Food & Drink'] ?? []), ...furtherFoods]
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
