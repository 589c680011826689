import { apiBase } from '@brightplate/contract/api/endpoints'
import fastifySwagger from '@fastify/swagger'
import fastifySwaggerUi from '@fastify/swagger-ui'
import Fastify, { type RouteOptions } from 'fastify'
import {
  jsonSchemaTransform,
  jsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod'
import { type PackedText, packText } from '../requests/packed-text.ts'

/** Shapes that no call refers to, such as the incoming twin of a reply's shape, only add noise. */
const withoutUnused: typeof jsonSchemaTransformObject = (input) => {
  const document = jsonSchemaTransformObject(input)
  const schemas = ('components' in document ? document.components?.schemas : null) ?? {}
  for (let left = -1; left !== Object.keys(schemas).length; ) {
    left = Object.keys(schemas).length
    const text = JSON.stringify(document)
    // One that is left out may have been the last to refer to another.
    for (const name of Object.keys(schemas)) {
      if (!text.includes(`"#/components/schemas/${name}"`)) delete schemas[name]
    }
  }
  return document
}

/** What the page that shows the document consists of, beside itself. */
const partsOfPage = [
  'swagger-ui.css',
  'index.css',
  'swagger-ui-bundle.js',
  'swagger-ui-standalone-preset.js',
  'swagger-initializer.js',
  'favicon-32x32.png',
  'favicon-16x16.png',
]

export interface DocsPage {
  text: PackedText
  /** Its own Content-Security-Policy; null where it has none. */
  policy: string | null
}

const documentPath = `${apiBase}/openapi.json`
const pagePath = `${apiBase}/docs`

async function openSite(routes: readonly RouteOptions[]) {
  const docs = Fastify()
  docs.setValidatorCompiler(validatorCompiler)
  docs.setSerializerCompiler(serializerCompiler)
  await docs.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Brightplate',
        version: '1',
        license: { name: 'Apache License 2.0', identifier: 'Apache-2.0' },
        description:
          'Meal plans for autistic children and children with ADHD. Every error is {detail, code}.',
      },
      servers: [{ url: '/', description: 'Where this document was read' }],
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: withoutUnused,
  })
  await docs.register(fastifySwaggerUi, {
    routePrefix: pagePath,
    staticCSP: true,
    // The page sets its styles from its own script.
    transformStaticCSP: (header) =>
      header.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'"),
    uiConfig: { docExpansion: 'list', deepLinking: true },
  })
  for (const { method, url, schema = {} } of routes) {
    docs.route({ method, url, schema, handler: async () => null })
  }
  docs.get(documentPath, { schema: { hide: true } }, async () => docs.swagger())
  return docs
}

/**
 * What describes these routes, each made once, by its address: OpenAPI 3.1 at `/api/openapi.json`, and a page to read it
 * at `/api/docs`.
 */
export async function openDocs(
  routes: readonly RouteOptions[],
): Promise<ReadonlyMap<string, DocsPage>> {
  const site = await openSite(routes)
  const read = async (address: string): Promise<DocsPage> => {
    const { statusCode, headers, rawPayload } = await site.inject(address)
    if (statusCode !== 200) throw new Error(`${address} of the API's own pages: ${statusCode}`)
    const policy = headers['content-security-policy']
    return {
      text: packText(rawPayload, String(headers['content-type'])),
      policy: typeof policy === 'string' ? policy : null,
    }
  }
  const document = await read(documentPath)
  const pages = new Map([
    [documentPath, document],
    // Where the page looks for it.
    [`${pagePath}/json`, document],
  ])
  const parts = partsOfPage.map((name) => `${pagePath}/static/${name}`)
  for (const address of [pagePath, `${pagePath}/`, ...parts]) {
    pages.set(address, await read(address))
  }
  await site.close()
  return pages
}
