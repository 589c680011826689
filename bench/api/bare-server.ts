/**
 * What Fastify and `pg` can do at the least: a session that is looked up, rows of its own, an answer. Started as a
 * process of its own with DATABASE_URL; prints its address.
 */
import { createHash } from 'node:crypto'
import Fastify, { type FastifyRequest } from 'fastify'
import { Pool } from 'pg'

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 20 })
const app = Fastify()

async function userOf({ headers }: FastifyRequest): Promise<string> {
  const token = headers.authorization?.slice('Bearer '.length) ?? ''
  const hash = createHash('sha256').update(token).digest('base64url')
  const { rows } = await pool.query<{ user_id: string }>(
    'select user_id from bare_sessions where token_hash = $1 and expires_at > now()',
    [hash],
  )
  if (!rows[0]) throw new Error('No session')
  return rows[0].user_id
}

app.get('/summaries', async (request) => {
  const { rows } = await pool.query(
    `select id, child_id, child_name, created_at, duration_days, revision, rules_version, warnings, start_date,
       days_count from bare_plans where user_id = $1 order by id desc limit 20`,
    [await userOf(request)],
  )
  return rows
})

app.get('/children', async (request) => {
  const { rows } = await pool.query<{ profile: object }>(
    'select profile from bare_children where user_id = $1 order by id',
    [await userOf(request)],
  )
  return rows.map(({ profile }) => profile)
})

app.get('/status', async (request) => {
  const { rows } = await pool.query(
    'select plan_type, status, trial_days_remaining, was_trial, expires_at from bare_status where user_id = $1',
    [await userOf(request)],
  )
  return rows[0]
})

app.get<{ Params: { id: string } }>('/plans/:id', async (request) => {
  const { rows } = await pool.query(
    `select id, child_id, child_name, created_at, duration_days, revision, rules_version, warnings,
       profile_snapshot, locks, plan_data from bare_plans where user_id = $1 and id = $2`,
    [await userOf(request), request.params.id],
  )
  return rows[0]
})

console.log(`Bare handlers are ready: ${await app.listen({ port: 0, host: '127.0.0.1' })}`)
process.once('SIGTERM', async () => {
  await app.close()
  await pool.end()
})
