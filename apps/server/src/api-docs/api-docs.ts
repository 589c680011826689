import { apiBase } from '@brightplate/contract/endpoints'
import fastifySwagger from '@fastify/swagger'
import fastifySwaggerUi from '@fastify/swagger-ui'
import plugin from 'fastify-plugin'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'

/** OpenAPI 3.1 from the contract's schemas at `/api/openapi.json`, and a page to read it. */
export const apiDocs = plugin(async (app) => {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Brightplate',
        version: '1',
        description:
          'Meal plans for autistic children and children with ADHD. Every error is {detail, code}.',
      },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
  await app.register(fastifySwaggerUi, {
    routePrefix: `${apiBase}/docs`,
    staticCSP: true,
    uiConfig: { docExpansion: 'list', deepLinking: true },
  })
  app.get(`${apiBase}/openapi.json`, { schema: { hide: true } }, async () => app.swagger())
})
