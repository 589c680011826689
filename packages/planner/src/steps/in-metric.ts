const degrees = /(\d+) °F(?: \((\d+) °C\))?/g
const thickness = /(\d+(?:\/\d+)?|half an) inch(?:es)?/g

/** Heat of an oven goes in tens; the inside of meat is read to a degree. */
const ovenFrom = 300

function celsius(fahrenheit: number): number {
  const exact = ((fahrenheit - 32) * 5) / 9
  return fahrenheit >= ovenFrom ? Math.round(exact / 10) * 10 : Math.round(exact)
}

const inches: Readonly<Record<string, number>> = { 'half an': 0.5, '1/2': 0.5, '1/4': 0.25 }

/** A step with its temperatures and thicknesses as a metric cook reads them. */
export const inMetric = (step: string): string =>
  step
    .replace(
      degrees,
      (_, fahrenheit: string, known?: string) => `${known ?? celsius(Number(fahrenheit))} °C`,
    )
    .replace(thickness, (_, amount: string) => `${(inches[amount] ?? Number(amount)) * 2.5} cm`)
