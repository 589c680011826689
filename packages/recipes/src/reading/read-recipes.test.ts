import { readdirSync, readFileSync } from 'node:fs'
import { faultSentence } from '@brightplate/foods/reading/files/fault'
import { describe, expect, it } from 'vitest'
import { courses } from '../recipe.ts'
import { readRecipes } from './read-recipes.ts'

const folder = new URL('../../', import.meta.url)
const [first = '', second = '', third = ''] = readdirSync(new URL('dinner', folder))
const fileOf = (name: string) => ({
  file: `dinner/${name}`,
  text: readFileSync(new URL(`dinner/${name}`, folder), 'utf8'),
})
const idOf = (name: string) => name.replace('.yaml', '')

describe('the files of recipes', () => {
  it('come in the order of the first ids, and after them by id', () => {
    const files = [first, second, third].map(fileOf)
    const { recipes, faults } = readRecipes(files, [idOf(third)])
    expect(faults).toEqual([])
    expect(recipes.map(({ id }) => id)).toEqual([third, first, second].map(idOf))
  })

  it('have ids and names of their own', () => {
    const { file, text } = fileOf(first)
    const again = { file: file.replace('dinner/', 'lunch/'), text }
    const { faults } = readRecipes([{ file, text }, again], [])
    expect(faults.map(faultSentence)).toEqual([
      `${again.file}:1: ${file} has the same id: give this one another`,
      `${again.file}:1: ${file} has the same name: give this one another`,
    ])
  })

  it('are told apart by course: every file of the folders is YAML, a language has a folder in each, and the first ids are there', () => {
    const entries = courses.flatMap((course) =>
      readdirSync(new URL(course, folder), { withFileTypes: true }),
    )
    const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name)
    expect(files.filter((file) => !file.endsWith('.yaml'))).toEqual([])
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
    expect(folders).toEqual(courses.map(() => 'es-US'))
    const firstIds = readFileSync(new URL('first-order.txt', folder), 'utf8').trim().split('\n')
    expect(firstIds.filter((id) => !files.includes(`${id}.yaml`))).toEqual([])
    expect(new Set(firstIds).size).toBe(firstIds.length)
  })
})
