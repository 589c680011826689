import './require-fresh-data.mjs'
import { mkdirSync, writeFileSync } from 'node:fs'
import { foods } from '@brightplate/foods/foods'
import { foodsCsv } from '@brightplate/foods/foods-csv'

mkdirSync('packages/foods/data', { recursive: true })
writeFileSync('packages/foods/data/foods.csv', foodsCsv(foods))
console.log(`${foods.length} foods written to packages/foods/data/foods.csv`)
