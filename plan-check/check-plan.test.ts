import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { plantedFaults } from '../bench/checked/faults/planted-faults.ts'
import { type ProductPlan, productPlansOf } from '../bench/checked/product-plans.ts'
import { refusePlanted } from '../bench/checked/refuse-planted.ts'
import { childName } from '../bench/checked/wire-plan-of.ts'
import { checkPlan } from './check-plan.ts'
import { doubledKeys } from './doubled-keys.ts'
import { readLine, readSentence } from './read-line.ts'

/** A child without rules, a vegan, families with siblings, wishes, a toddler; each made and changed. */
const seeds = [0, 2, 5, 6, 7, 12, 14, 40, 64]
const plans: readonly ProductPlan[] = seeds.flatMap((seed) => [...productPlansOf(seed)])
/** What the product withholds from its tips and leaves in its notices: docs/tests.md#the-independent-checker. */
const known = ['notice that is no tip']

describe('the checker', () => {
  it('finds nothing in plans that the product makes and changes, but for what is known', () => {
    const found = plans.flatMap(({ seed, origin, plan }) =>
      checkPlan(plan)
        .filter(({ kind }) => !known.includes(kind))
        .map(({ kind, at, word, text }) => `${seed}/${origin}, ${at}: ${kind}, ${word} in ${text}`),
    )
    expect(found).toEqual([])
    expect(new Set(plans.map(({ origin }) => origin)).size).toBe(4)
  })

  it('has thirty and more kinds of fault planted', () => {
    expect(new Set(plantedFaults.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(30)
    expect(new Set(plantedFaults.map(({ name }) => name)).size).toBe(plantedFaults.length)
  })

  it.each(plantedFaults.map((fault, turn) => ({ fault, name: fault.name, turn })))(
    'refuses what is planted, and names it: $name',
    ({ fault, turn }) => {
      const refusals = plans
        .map((_, index) => plans[(index + turn) % plans.length])
        .flatMap((one) => (one ? [one.plan] : []))
      let tried = 0
      for (const plan of refusals) {
        const refusal = refusePlanted(plan, fault, turn)
        if (!refusal) continue
        tried += 1
        expect(refusal).toEqual({ refused: true, named: true })
        break
      }
      expect(tried).toBeGreaterThan(0)
    },
  )

  it('imports nothing of the product but types of the contract', () => {
    const folder = new URL('./', import.meta.url)
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /^(?!planted-).*(?<!\.test)\.ts$/.test(name),
    )
    expect(sources.length).toBeGreaterThan(5)
    for (const name of sources) {
      const text = readFileSync(new URL(name, folder), 'utf8')
      for (const [line, from] of text.matchAll(/^(?:import|export)[^;']*from '([^']+)'/gm)) {
        const isType = line.startsWith('import type') && from?.startsWith('@brightplate/contract/')
        const isAllowed =
          isType ||
          /^(?:\.{1,2}\/(?:(?:faults|sentences)\/)?[a-z-]+\.ts|node:fs|yaml|zod)$/.test(from ?? '')
        expect(isAllowed, `${name}: ${from}`).toBe(true)
      }
    }
  })
})

describe('what a parent typed', () => {
  const one = plans[0]?.plan
  const refusing = (typed: Partial<NonNullable<NonNullable<typeof one>['profile_snapshot']>>) => {
    const plan = structuredClone(one)
    if (!plan?.profile_snapshot) throw new Error('No plan')
    Object.assign(plan.profile_snapshot, typed)
    const { dinner } = plan.plan_data.days[0] ?? {}
    const [part] = dinner?.parts ?? []
    if (part) Object.assign(part, { typed: null, name: 'Baked eggplant (sweet)' })
    return checkPlan(plan).map(({ kind }) => kind)
  }

  it('takes a safe food out of a name as a word, not as letters', () => {
    const kinds = refusing({ refused_foods: ['eggplant'], safe_foods: ['egg'] })
    expect(kinds).toContain('refused food')
  })

  it('is eaten by its narrower word: who refuses eggs may have scrambled eggs, and egg-free waffles', () => {
    const kindsOf = (name: string, safe_foods: string[]) => {
      const plan = structuredClone(one)
      if (!plan?.profile_snapshot) throw new Error('No plan')
      Object.assign(plan.profile_snapshot, { refused_foods: ['eggs'], safe_foods })
      const [part] = plan.plan_data.days[0]?.dinner.parts ?? []
      if (part) Object.assign(part, { typed: null, name })
      return checkPlan(plan).flatMap(({ kind, word }) => (kind === 'refused food' ? word : []))
    }
    expect(kindsOf('Scrambled eggs with toast', [])).toContain('eggs')
    expect(kindsOf('Scrambled eggs with toast', ['scrambled eggs'])).toEqual(
      kindsOf('Toast', ['scrambled eggs']),
    )
    expect(kindsOf('Egg-free waffles', [])).toEqual(kindsOf('Toast', []))
  })

  it('may hold any sign', () => {
    const signs = ['(', 'a+b', 'sweet (eggplant', '[x', '*']
    expect(() =>
      refusing({ refused_foods: signs, safe_foods: signs, allergies: signs }),
    ).not.toThrow()
  })
})

describe('a name that says what it is free of', () => {
  it.each([
    ['milk', 'Dairy-free and egg-free cheese pizza'],
    ['egg', 'Dairy-free and egg-free egg scramble'],
    ['milk', 'Gluten-free vegan mac and cheese'],
    ['milk', 'Stir it without butter.'],
  ])('vouches for %s: %s', (id, text) => {
    expect(readSentence(text, id)).not.toMatch(/cheese|egg scramble|butter/)
  })

  it('stands for each part of a name that begins with it and a colon, and for nothing else', () => {
    const name = 'Gluten-free: chicken tenders, flour tortilla and celery'
    expect(readSentence(name, 'wheat')).not.toContain('flour')
    expect(readSentence(name, 'milk')).toContain('flour')
    expect(readSentence('Dairy-free and egg-free: rolls and butter', 'egg')).not.toContain('rolls')
    expect(readSentence('Serve it: gluten-free rolls with flour', 'wheat')).toContain('flour')
  })

  it('does not vouch for what follows it', () => {
    expect(readSentence('Dairy-free pancakes with butter', 'milk')).toContain('butter')
    expect(readSentence('Egg-free cheese pizza', 'milk')).toContain('cheese')
    expect(readLine('1 cup granola labelled free of pine nuts (60 g)').freeOf).toEqual([])
  })
})

describe('npm run plan:check', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plan-check-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const program = fileURLToPath(new URL('./run-plan-check.ts', import.meta.url))
  const run = (text: string) => {
    const file = join(folder, 'plan.json')
    writeFileSync(file, text)
    return spawnSync(process.execPath, [program, file], { encoding: 'utf8' })
  }
  const accepted = plans.find(({ plan }) => checkPlan(plan).length === 0)?.plan

  it('ends with 0 where nothing is wrong', () => {
    expect(run(JSON.stringify(accepted))).toMatchObject({ status: 0, stdout: '' })
  })

  it('ends with 1 and a line for each finding, and prints no child’s name', () => {
    const plan = structuredClone(accepted)
    plan?.profile_snapshot?.allergies.push('lupin')
    plan?.plan_data.general_tips.push(`Give ${childName} some lupin flour.`)
    const { status, stdout } = run(JSON.stringify(plan))
    expect(status).toBe(1)
    expect(stdout).toContain('allergen in a tip (lupin): lupin')
    expect(stdout).not.toContain(childName)
  })

  it('ends with 2 on what is no plan, or a plan without a profile', () => {
    const bare = { ...accepted, profile_snapshot: null }
    for (const text of ['', '{', '[]', '{"plan_data":{}}', JSON.stringify(bare)]) {
      expect(run(text).status).toBe(2)
    }
  })

  it('tells keys that stand twice', () => {
    const text = JSON.stringify(accepted).replace('"revision":', '"revision":0,"revision":')
    expect(run(text)).toMatchObject({ status: 1, stdout: 'file: key twice: revision\n' })
    expect(doubledKeys('{"a":"b\\":","c":[{"a":1}]}', { a: 'b":', c: [{ a: 1 }] })).toEqual([])
  })
})
