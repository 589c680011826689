import { Client } from 'pg'

const plansOfHousehold = 20

/**
 * Plans of other families, up to so many in the table. What is sealed in them is as long as a small plan's and opens
 * for nobody: the one family that is measured reads none of them.
 */
export async function fillPlans(url: string, plans: number): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('set statement_timeout = 0')
    const households = Math.ceil(plans / plansOfHousehold)
    await client.query(
      `create temporary table others as select gen_random_uuid() as id from generate_series(1, $1::integer)`,
      [households],
    )
    await client.query(
      'insert into households (household_id, created_at) select id, now() from others',
    )
    await client.query(
      `insert into meal_plans (household_id, id, child_id, duration_days, start_date, plan_data, schema_version,
         rules_version, seed, created_at, updated_at)
       select id, gen_random_uuid(), gen_random_uuid(), 7, current_date,
         decode(repeat(md5(random()::text), 20), 'hex'), 1, '1', 1, now(), now()
       from others, generate_series(1, $1::integer)`,
      [plansOfHousehold],
    )
    await client.query('vacuum analyze meal_plans')
    await client.query('vacuum analyze households')
  } finally {
    await client.end()
  }
}
