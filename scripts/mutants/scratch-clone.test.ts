import { existsSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { makeScratchClone } from './scratch-clone.ts'

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')
const source = 'packages/foods/src/restrictions.ts'

it('a scratch clone holds sources of its own, and packages that lead to them', () => {
  const clone = makeScratchClone(root)
  onTestFinished(() => rmSync(clone, { recursive: true, force: true, maxRetries: 5 }))
  const foods = realpathSync(join(clone, 'node_modules/@brightplate/foods'))
  expect(foods).toBe(join(clone, 'packages/foods'))
  expect(realpathSync(join(clone, source))).not.toBe(realpathSync(join(root, source)))
  for (const compiled of [
    'packages/foods/compiled/foods.js',
    'packages/planner/compiled/english-texts.js',
    'apps/server/words/compiled/localized/mails.js',
  ]) {
    expect(existsSync(join(clone, compiled)), compiled).toBe(true)
  }
  expect(existsSync(join(clone, 'node_modules/vitest/package.json'))).toBe(true)
})

it('what is no checkout is cloned by nobody', () => {
  const folder = mkdtempSync(join(tmpdir(), 'brightplate-no-checkout-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, 'a.ts'), '')
  expect(() => makeScratchClone(folder)).toThrow()
})
