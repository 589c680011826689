import { createHash, randomUUID } from 'node:crypto'
import type { SubscriptionStatus } from '@brightplate/contract/account/subscription'
import type { Child } from '@brightplate/contract/child/child'
import type { MealPlan, MealPlanSummary } from '@brightplate/contract/plans/meal-plan'
import { Client } from 'pg'

/** What our service answers a family with. */
export interface FamilyAnswers {
  token: string
  summaries: MealPlanSummary[]
  children: Child[]
  status: SubscriptionStatus
  plan: MealPlan
}

const tables = `
  create table bare_sessions (token_hash text primary key, user_id uuid not null, expires_at timestamptz not null);
  create table bare_children (user_id uuid, id uuid, profile jsonb not null, primary key (user_id, id));
  create table bare_status (user_id uuid primary key, plan_type text, status text, trial_days_remaining integer,
    was_trial boolean, expires_at timestamptz);
  create table bare_plans (user_id uuid, id uuid, child_id uuid, child_name text, created_at timestamptz,
    duration_days integer, revision integer, rules_version text, warnings jsonb, start_date text, days_count integer,
    profile_snapshot jsonb, locks jsonb, plan_data jsonb, primary key (user_id, id))`

/** Puts the same answers into tables of the bare handlers, as plain rows. */
export async function fillBare(url: string, answers: FamilyAnswers): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(tables)
    const user = randomUUID()
    const hash = createHash('sha256').update(answers.token).digest('base64url')
    await client.query(`insert into bare_sessions values ($1, $2, now() + interval '1 day')`, [
      hash,
      user,
    ])
    for (const child of answers.children) {
      const row = [user, child.id, JSON.stringify(child)]
      await client.query('insert into bare_children values ($1, $2, $3)', row)
    }
    const { plan_type, status, trial_days_remaining, was_trial, expires_at } = answers.status
    const facts = [user, plan_type, status, trial_days_remaining, was_trial, expires_at]
    await client.query('insert into bare_status values ($1, $2, $3, $4, $5, $6)', facts)
    const { profile_snapshot, locks, plan_data } = answers.plan
    const days = [profile_snapshot, locks, plan_data].map((part) => JSON.stringify(part))
    for (const one of answers.summaries) {
      await client.query(
        'insert into bare_plans values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)',
        [
          user,
          one.id,
          one.child_id,
          one.child_name,
          one.created_at,
          one.duration_days,
          one.revision,
          one.rules_version,
          JSON.stringify(one.warnings),
          one.start_date,
          one.days_count,
          ...days,
        ],
      )
    }
  } finally {
    await client.end()
  }
}
