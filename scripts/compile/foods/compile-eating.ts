import { readFileSync } from 'node:fs'
import { faultSentence } from '@brightplate/foods/reading/files/fault'
import { readEatingFiles } from '@brightplate/foods/reading/read-eating-files'
import { readGuidelines } from '@brightplate/foods/reading/read-guidelines'

const folder = 'packages/foods/data'

const fileOf = (file: string) => ({ file, text: readFileSync(`${folder}/${file}`, 'utf8') })

const { rates, refusals, days, energy, faults } = readEatingFiles({
  sources: fileOf('sources.yaml'),
  rates: fileOf('eating-rates.csv'),
  refusals: fileOf('form-refusals.csv'),
  days: fileOf('eating-days.csv'),
  energy: fileOf('usual-energy.csv'),
})
const guidelines = readGuidelines(fileOf('guidelines.yaml'), fileOf('sources.yaml'))
const allFaults = [...faults, ...(guidelines.faults ?? [])]
if (allFaults.length > 0) {
  for (const fault of allFaults) console.error(`${folder}/${faultSentence(fault)}`)
  process.exit(1)
}
process.stdout.write(
  [
    `export const eatingRates = ${JSON.stringify(rates)}\n`,
    `export const formRefusals = ${JSON.stringify(refusals)}\n`,
    `export const eatingDays = ${JSON.stringify(days)}\n`,
    `export const guidelines = ${JSON.stringify(guidelines.guidelines)}\n`,
    `export const usualEnergyOfAges = ${JSON.stringify(energy)}\n`,
  ].join(''),
)
