import { drawPicture } from '@brightplate/recipes/pictures/draw-picture'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors.ts'

const weekSeconds = 7 * 24 * 60 * 60

/** Longer than any picture that the planner writes. */
const longestName = 400

/** The pictures of dishes, drawn from the words in their address: `/plates/nuggets_fries_pile.dot-pea.svg`. */
export async function drawnPlates(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { '*': string } }>(
    '/plates/*',
    { schema: { hide: true } },
    async (request, reply) => {
      const name = request.params['*']
      const isName = name.endsWith('.svg') && name.length <= longestName
      const drawn = isName ? drawPicture(name.slice(0, -'.svg'.length)) : null
      if (drawn === null) throw new AppError('not_found')
      return reply
        .header('cache-control', `public, max-age=${weekSeconds}`)
        .type('image/svg+xml')
        .send(drawn)
    },
  )
}
