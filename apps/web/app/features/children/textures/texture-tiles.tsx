import type { ChildBody } from '@brightplate/contract/child/child'
import { useId } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import * as words from '#words/children/textures'
import type { ChildFormValues } from '../child-form-values.ts'
import type { ProfileReading } from '../reading/use-interpretation.ts'
import { textureOptions } from '../texture-labels.ts'
import { TextureDrawing } from './texture-drawing.tsx'

interface TextureTilesProps {
  form: UseFormReturn<ChildFormValues, unknown, ChildBody>
  reading: ProfileReading
}

/** Textures as pictures of touch, each with how much it leaves out. */
export function TextureTiles({ form, reading }: TextureTilesProps) {
  const id = useId()
  const leftOutBy = (texture: string) =>
    reading.data?.left_out?.find(({ kind, typed }) => kind === 'texture' && typed === texture)?.text
  return (
    <fieldset aria-describedby={`${id}-hint`} className="min-w-0">
      <legend className="font-semibold">{words.title}</legend>
      <p id={`${id}-hint`} className="mt-1.5 text-muted text-sm">
        {words.hint}
      </p>
      <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(6.2rem,100%),1fr))] gap-2">
        {textureOptions.map(({ value, label }) => {
          const leftOut = leftOutBy(value)
          return (
            <div key={value} className="relative grid content-start">
              <label className="grid min-h-28 content-start justify-items-center gap-1 rounded-control border border-muted bg-card px-1 pt-2.5 pb-2 text-center leading-tight hover:bg-wash has-checked:border-leaf has-checked:bg-wash has-checked:font-semibold has-checked:ring-1 has-checked:ring-leaf has-checked:ring-inset">
                <TextureDrawing texture={value} />
                <span className="max-w-full wrap-anywhere">{label}</span>
                <input
                  type="checkbox"
                  value={value}
                  aria-describedby={leftOut && `${id}-${value}`}
                  className="absolute top-1.5 right-1.5 size-6 accent-leaf"
                  {...form.register('textures_avoided')}
                />
              </label>
              {leftOut && (
                <p
                  id={`${id}-${value}`}
                  className="pt-1 text-center text-muted text-sm leading-tight"
                >
                  {leftOut}
                </p>
              )}
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}
