import * as words from '#words/children/steps/not-eaten'
import { CheckField } from '../../../ui/forms/field.tsx'
import { NeverFoods } from '../foods/never-foods.tsx'
import { RefusedFoods } from '../foods/refused-foods.tsx'
import { TextureTiles } from '../textures/texture-tiles.tsx'
import { foodList, type StepProps } from './step-props.ts'

/** What stays off the plate though no rule forbids it: foods, and what food feels like. */
export default function NotEatenStep(props: StepProps) {
  const { form, reading, states } = props
  return (
    <>
      <RefusedFoods {...foodList(props, 'refused_foods')} />
      <NeverFoods
        lists={states.lists}
        today={new Date()}
        onStill={states.onStillNever}
        onUndo={states.onUndoNever}
      />
      <TextureTiles form={form} reading={reading} />
      <CheckField
        label={words.carefulChewing}
        hint={words.carefulChewingHint}
        {...form.register('careful_chewing')}
      />
    </>
  )
}
