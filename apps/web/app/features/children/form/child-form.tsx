import { healthDataAgreement } from '@brightplate/contract/account/agreement'
import { ApiError } from '@brightplate/contract/api/api-client'
import type { Child } from '@brightplate/contract/child/child'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import * as words from '#words/children/form'
import { showServerErrors } from '../../../api/show-server-errors.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextLink } from '../../../ui/buttons/text-link.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { lazyPart } from '../../../ui/page/lazy-part.tsx'
import { LoadingState } from '../../../ui/page/page-state.tsx'
import { useIsWide } from '../../../ui/page/use-is-wide.ts'
import { whenIdle } from '../../../ui/page/when-idle.ts'
import { toast } from '../../../ui/toasts/toast.tsx'
import { isMonthsOld } from '../../../ui/words/dates.ts'
import type { ThreeForms } from '../changed/changed-lines.ts'
import type { ChildFormValues } from '../child-form-values.ts'
import { DeleteChild } from '../delete/delete-child.tsx'
import { hasDueNever } from '../foods/food-state.ts'
import { TooLittleNotice } from '../foods/too-little-notice.tsx'
import { useFoodStates } from '../foods/use-food-states.ts'
import { nameInWords } from '../name-in-words.ts'
import {
  hasBlockingQuestion,
  pathAfterSave,
  questionsHash,
  questionsPath,
} from '../questions/after-save.ts'
import { interpretBody } from '../reading/interpret-body.ts'
import { ReadingFailure } from '../reading/reading-failure.tsx'
import { useInterpretation } from '../reading/use-interpretation.ts'
import { RedFlagsSection } from '../red-flags/red-flags-section.tsx'
import { aroundStep, firstStepWhere, type StepId } from '../steps/child-steps.ts'
import { StepBar } from '../steps/step-bar.tsx'
import { stepCode } from '../steps/step-code.ts'
import { StepList } from '../steps/step-list.tsx'
import type { StepProps } from '../steps/step-props.ts'
import { StepSection, useStepFocus } from '../steps/step-section.tsx'
import { everyStep, searchAt, useStep } from '../steps/use-step.ts'
import { ChildTagLists } from './child-tag-lists.tsx'
import { DraftNotice } from './draft-notice.tsx'
import { FirstFields } from './first-fields.tsx'
import { newFoodOptions } from './new-food-options.ts'
import { useChildForm } from './use-child-form.ts'
import { useSaveChild } from './use-save-child.ts'

const ChildChanged = lazyPart(() => import('../changed/child-changed.tsx'))
const FoodsStep = lazyPart(stepCode.foods)
const NotEatenStep = lazyPart(stepCode['not-eaten'])
const HomeStep = lazyPart(stepCode.home)

const ageHoldsMonths = 12

interface ChildFormProps {
  userId: string
  child: Child | null
}

/**
 * One form: step by step on a phone, all of it at once where there is room or it is asked for. What stands below comes with
 * it: drawn before, it would be pushed away.
 */
export const ChildForm = ({ below, ...props }: ChildFormProps & { below?: ReactNode }) => (
  <Suspense fallback={<LoadingState />}>
    <Form {...props} />
    {below}
  </Suspense>
)

function Form({ userId, child }: ChildFormProps) {
  const navigate = useNavigate()
  const [base, setBase] = useState(child)
  const typed = useChildForm(userId, base)
  const { form, values } = typed
  const { errors, isSubmitting } = form.formState
  const saveChild = useSaveChild(base, typed.key)
  const reading = useInterpretation(interpretBody(values, typed.texts))
  const states = useFoodStates(form)
  const { hash, search } = useLocation()
  const isAsking = hash === questionsHash
  const [asksAgain] = useState(() => hasDueNever(values.foods_said, new Date()))
  const { step, isEvery, addressOf, linkTo } = useStep(
    isAsking ? 'allergies' : asksAgain ? 'not-eaten' : 'name',
  )
  const isWide = useIsWide()
  const hasSteps = !isWide && !isEvery
  const isShown = (id: StepId) => !hasSteps || id === step

  const wrongField = useRef<keyof ChildFormValues>(null)
  useStepFocus(step, isEvery, () => {
    const field = wrongField.current
    wrongField.current = null
    if (field) form.setFocus(field)
    return field !== null
  })
  const goToWrong = () => {
    const wrong = firstStepWhere((field) => form.getFieldState(field).invalid)
    if (!wrong || isShown(wrong.id)) return
    wrongField.current = wrong.field
    navigate(addressOf(wrong.id))
  }

  const [changed, setChanged] = useState<ThreeForms | null>(null)
  /** What was stored meanwhile, laid under what was typed; nothing is saved before it was looked at. */
  const takeStored = (error: unknown) => {
    const stored = error instanceof ApiError ? error.body?.stored : undefined
    if (!stored) return
    setChanged(typed.layOnto(stored))
    setBase(stored)
  }

  const makesWeek = useRef(false)
  const save = form.handleSubmit(async (body) => {
    try {
      const saved = await saveChild.mutateAsync(body)
      typed.forgetDraft()
      // The week itself says that it was saved; a message would cover its first screen.
      if (!makesWeek.current) toast.success(child ? words.updated : words.created)
      if (isAsking || !hasBlockingQuestion(reading, body)) {
        if (makesWeek.current) {
          return navigate(`/meal-plan/generate?child=${saved.id}`, { state: { makesAtOnce: true } })
        }
        return navigate(pathAfterSave(saved.id, search))
      }
      if (base) {
        setBase(saved)
        typed.startFrom(saved)
      }
      navigate(
        makesWeek.current
          ? questionsPath(saved.id)
          : `/children/${saved.id}${searchAt(search, null)}${questionsHash}`,
        { replace: true },
      )
    } catch (error) {
      takeStored(error)
      showServerErrors(form, error, words.couldNotSave)
      goToWrong()
    }
  }, goToWrong)

  /** What still stands in an input is meant to be saved too; a list that was split is looked at first. */
  const takeAndSave = async (makes = false) => {
    makesWeek.current = makes
    const { several, unfinished } = await typed.takeTypedTags()
    const [unsaved] = unfinished.length > 0 ? unfinished : several
    if (unsaved === undefined) return save()
    form.setError('root', { message: unfinished.length > 0 ? words.mendFirst : words.lookFirst })
    const wrong = firstStepWhere((field) => field === unsaved)
    if (wrong && !isShown(wrong.id)) navigate(addressOf(wrong.id))
  }

  const isPrepared = useRef(false)
  const prepare = () => {
    if (isPrepared.current) return
    isPrepared.current = true
    whenIdle(typed.prepare)
    whenIdle(() => void stepCode.foods().catch(() => {}))
  }

  const named = nameInWords(values.name)
  const lists = {
    form,
    texts: typed.texts,
    onTags: typed.setTags,
    onText: typed.setText,
    entriesOf: typed.entriesOf,
    reading,
  }
  const stepProps: StepProps = { ...lists, childId: base?.id ?? null, values, states }
  const { number, after } = aroundStep(step)
  const isLast = after === null
  // Not before it was asked what must stay out.
  const mayMakeWeek = child === null && (!hasSteps || number > 2)
  return (
    <form
      noValidate
      className="grid max-w-2xl grid-cols-1 gap-2 lg:max-w-none lg:gap-y-6 lg:grid-cols-[13rem_minmax(0,42rem)] lg:gap-x-12"
      onFocus={prepare}
      onSubmit={(event) => {
        event.preventDefault()
        void takeAndSave()
      }}
    >
      <StepList step={step} isEvery={isEvery} linkTo={linkTo} />
      <div className="@container flex min-w-0 flex-col gap-8 lg:gap-12">
        <div className="-mb-8 grid grid-cols-1 has-[p]:mb-0 lg:-mb-12">
          {typed.wasRestored && <DraftNotice onDiscard={typed.discard} />}
          {changed && (
            <Suspense fallback={null}>
              <ChildChanged forms={changed} />
            </Suspense>
          )}
          <ReadingFailure reading={reading} />
        </div>
        <StepSection
          id="name"
          title={words.whoTitle}
          intro={words.whoIntro}
          isShown={isShown('name')}
        >
          <FirstFields
            form={form}
            ageIsOld={child !== null && isMonthsOld(child.age_given_on, ageHoldsMonths, new Date())}
          />
        </StepSection>
        <StepSection
          id="allergies"
          title={words.allergiesTitle(named)}
          isShown={isShown('allergies')}
        >
          <ChildTagLists {...lists} names={['allergies']} isAsking={isAsking} />
        </StepSection>
        <StepSection id="foods" title={words.eatsTitle(named)} isShown={isShown('foods')}>
          <FoodsStep {...stepProps} />
        </StepSection>
        <StepSection
          id="not-eaten"
          title={words.notEatenTitle(named)}
          isShown={isShown('not-eaten')}
        >
          <NotEatenStep {...stepProps} />
        </StepSection>
        <StepSection id="wishes" title={words.wishesTitle} isShown={isShown('wishes')}>
          <ChildTagLists
            {...lists}
            names={['behavioral_goals', 'dietary_preferences']}
            isAsking={isAsking}
          />
          <ChoiceField
            label={words.howMuchIsNew}
            hint={words.howMuchIsNewHint(named)}
            options={newFoodOptions}
            value={values.new_foods}
            onChange={(next) => form.setValue('new_foods', next, { shouldDirty: true })}
          />
        </StepSection>
        <StepSection
          id="home"
          title={words.homeTitle}
          intro={words.homeIntro}
          isShown={isShown('home')}
        >
          <HomeStep {...stepProps} />
          <RedFlagsSection form={form} />
        </StepSection>
        {reading.data?.too_little && (
          <TooLittleNotice form={form} tooLittle={reading.data.too_little} />
        )}
        <div className="grid grid-cols-1 gap-2">
          <p className="text-muted text-sm">{healthDataAgreement.text}</p>
          <div className="flex flex-wrap items-center gap-x-6">
            {!isWide && (
              <TextLink {...linkTo(isEvery ? 'name' : everyStep)}>
                {isEvery ? words.showSteps : words.showAll}
              </TextLink>
            )}
            {child && <DeleteChild child={child} onDeleted={typed.forgetDraft} />}
          </div>
        </div>
        <StepBar
          step={step}
          hasSteps={hasSteps}
          linkTo={linkTo}
          isNew={child === null}
          error={<FormError>{errors.root?.message}</FormError>}
          shortcut={
            mayMakeWeek && (
              <Button
                variant="quiet"
                className="-my-1 w-fit justify-self-center"
                disabled={isSubmitting}
                onClick={() => void takeAndSave(true)}
              >
                {hasSteps && !isLast ? words.skipAndMake : words.saveAndMake}
              </Button>
            )
          }
        >
          <Button
            type="submit"
            variant={hasSteps && !isLast && child === null ? 'secondary' : 'primary'}
            busyLabel={isSubmitting && words.saving}
          >
            {child ? words.update : words.create}
          </Button>
        </StepBar>
      </div>
    </form>
  )
}
