import { healthDataAgreement } from '@brightplate/contract/account/agreement'
import type { Child } from '@brightplate/contract/child/child'
import { limits } from '@brightplate/contract/limits'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router'
import { showServerErrors } from '../../../api/show-server-errors.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Field, TextField } from '../../../ui/forms/field.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { isMonthsOld } from '../../../ui/words/dates.ts'
import { DeleteChild } from '../delete/delete-child.tsx'
import { diagnosisOptions } from '../diagnosis-labels.ts'
import { ChildNeeds } from '../needs/child-needs.tsx'
import { hasBlockingQuestion, pathAfterSave, questionsHash } from '../questions/after-save.ts'
import { interpretBody } from '../reading/interpret-body.ts'
import { ReadingFailure } from '../reading/reading-failure.tsx'
import { useInterpretation } from '../reading/use-interpretation.ts'
import { RedFlagsSection } from '../red-flags/red-flags-section.tsx'
import { ChildTagLists } from './child-tag-lists.tsx'
import { DraftNotice } from './draft-notice.tsx'
import { useChildForm } from './use-child-form.ts'
import { useSaveChild } from './use-save-child.ts'

const ageHoldsMonths = 12

interface ChildFormProps {
  userId: string
  child: Child | null
}

export function ChildForm({ userId, child }: ChildFormProps) {
  const navigate = useNavigate()
  const [base, setBase] = useState(child)
  const typed = useChildForm(userId, base)
  const { form } = typed
  const { errors, isSubmitting } = form.formState
  const saveChild = useSaveChild(base, typed.key)
  const reading = useInterpretation(interpretBody(typed.values, typed.texts))
  const { hash, search } = useLocation()
  const isAsking = hash === questionsHash
  const ageIsOld = child && isMonthsOld(child.age_given_on, ageHoldsMonths, new Date())

  const save = form.handleSubmit(async (body) => {
    try {
      const saved = await saveChild.mutateAsync(body)
      typed.forgetDraft()
      toast.success(child ? 'Child profile updated' : 'Child profile created')
      if (isAsking || !hasBlockingQuestion(reading, body)) {
        return navigate(pathAfterSave(saved.id, search))
      }
      if (base) {
        setBase(saved)
        typed.startFrom(saved)
      }
      navigate(`/children/${saved.id}${search}${questionsHash}`, { replace: true })
    } catch (error) {
      toast.error(showServerErrors(form, error, 'Failed to save profile'))
    }
  })

  return (
    <form
      noValidate
      className="grid max-w-2xl grid-cols-1 gap-8"
      onFocus={typed.prepare}
      onSubmit={(event) => {
        typed.takeTypedTags()
        save(event)
      }}
    >
      {typed.wasRestored && <DraftNotice onDiscard={typed.discard} />}
      <div className="grid grid-cols-1 gap-5">
        <TextField
          label="Name"
          required
          autoComplete="off"
          maxLength={limits.nameMaxLength}
          error={errors.name?.message}
          {...form.register('name')}
        />
        <TextField
          label="Age"
          type="number"
          inputMode="numeric"
          required
          min={limits.childAgeMin}
          max={limits.childAgeMax}
          hint={
            ageIsOld ? (
              <span className="font-semibold text-ember">
                You gave this age more than a year ago. Does it still hold?
              </span>
            ) : (
              'In whole years. It sets portions, nutrition targets and how food is cut.'
            )
          }
          error={errors.age?.message}
          {...form.register('age')}
        />
        <Controller
          control={form.control}
          name="diagnosis"
          render={({ field }) => (
            <Field label="Diagnosis" error={errors.diagnosis?.message}>
              {(control) => (
                <Select
                  control={control}
                  {...field}
                  placeholder="Choose one"
                  options={diagnosisOptions}
                />
              )}
            </Field>
          )}
        />
      </div>
      <div className="border-line border-t pt-6">
        <h2 className="text-xl">What the plan follows</h2>
        <p className="mt-1 text-muted">Any of these may stay empty. You can change them later.</p>
        <ReadingFailure reading={reading} />
      </div>
      <ChildTagLists
        form={form}
        texts={typed.texts}
        onTags={typed.setTags}
        onText={typed.setText}
        reading={reading}
        isAsking={isAsking}
      />
      <ChildNeeds
        childId={base?.id ?? null}
        form={form}
        texts={typed.texts}
        onTags={typed.setTags}
        onText={typed.setText}
        reading={reading}
      />
      <RedFlagsSection form={form} />
      <FormError>{errors.root?.message}</FormError>
      <div className="grid grid-cols-1 gap-4">
        <p className="text-muted text-sm">{healthDataAgreement.text}</p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busyLabel={isSubmitting && 'Saving...'}>
            {child ? 'Update Profile' : 'Create Profile'}
          </Button>
          {child && <DeleteChild child={child} onDeleted={typed.forgetDraft} />}
        </div>
      </div>
    </form>
  )
}
