import { apiBase } from '@brightplate/contract/api/endpoints'
import fastifySwagger from '@fastify/swagger'
import fastifySwaggerUi from '@fastify/swagger-ui'
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify'
import {
  jsonSchemaTransform,
  jsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod'

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

/** A site of its own that describes these routes: OpenAPI 3.1 at `/api/openapi.json`, and a page to read it at `/api/docs`. */
export async function openDocs(routes: readonly RouteOptions[]): Promise<FastifyInstance> {
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
    routePrefix: `${apiBase}/docs`,
    staticCSP: true,
    // The page sets its styles from its own script.
    transformStaticCSP: (header) =>
      header.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'"),
    uiConfig: { docExpansion: 'list', deepLinking: true },
  })
  for (const { method, url, schema = {} } of routes) {
    docs.route({ method, url, schema, handler: async () => null })
  }
  docs.get(`${apiBase}/openapi.json`, { schema: { hide: true } }, async () => docs.swagger())
  return docs
}
