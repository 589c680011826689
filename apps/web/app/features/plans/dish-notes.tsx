import type { Meal } from '@brightplate/contract/plan-data'
import { Disclosure } from '../../ui/disclosure.tsx'
import { BulletList } from './bullet-list.tsx'

type Notes = Pick<Meal, 'textures' | 'temperature' | 'beside' | 'why'>

const textureWords: Record<string, string> = { 'sauce-apart': 'sauce apart' }

/** What a child may mind about a dish, what stands beside it, and why it was chosen. */
export function DishNotes({ textures = [], temperature, beside = [], why = [] }: Notes) {
  const feel = [
    ...textures.map((one) => textureWords[one] ?? one),
    ...(temperature ? [temperature] : []),
  ]
  return (
    <>
      {feel.length > 0 && (
        <ul aria-label="How it feels" className="flex flex-wrap gap-2">
          {feel.map((word) => (
            <li key={word} className="rounded-full bg-wash px-3 py-0.5 text-sm">
              {word}
            </li>
          ))}
        </ul>
      )}
      {beside.length > 0 && (
        <p>
          Beside it: {beside.join(', ')}.{' '}
          <span className="text-muted">Not checked by us. Read every label.</span>
        </p>
      )}
      {why.length > 0 && (
        <Disclosure summary="Why this dish">
          <BulletList lines={why.map(({ text }) => text)} />
        </Disclosure>
      )}
    </>
  )
}
