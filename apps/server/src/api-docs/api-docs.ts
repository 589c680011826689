import { apiBase } from '@brightplate/contract/api/endpoints'
import fastifySwagger from '@fastify/swagger'
import fastifySwaggerUi from '@fastify/swagger-ui'
import plugin from 'fastify-plugin'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'

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

/** OpenAPI 3.1 from the contract's schemas at `/api/openapi.json`, and a page to read it. */
export const apiDocs = plugin(async (app) => {
  await app.register(fastifySwagger, {
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
  await app.register(fastifySwaggerUi, {
    routePrefix: `${apiBase}/docs`,
    staticCSP: true,
    // The page sets its styles from its own script.
    transformStaticCSP: (header) =>
      header.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'"),
    uiConfig: { docExpansion: 'list', deepLinking: true },
  })
  app.get(`${apiBase}/openapi.json`, { schema: { hide: true } }, async () => app.swagger())
})
