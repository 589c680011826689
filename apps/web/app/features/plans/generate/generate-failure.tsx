import { ApiError } from '@brightplate/contract/api/api-client'
import * as words from '#words/plans/generate/failure'
import { errorMessage } from '../../../api/error-message.ts'
import { TextLink } from '../../../ui/buttons/text-link.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { SendVerifyLink } from '../../account/send-verify-link.tsx'
import { NeedsAnswer } from '../../children/questions/needs-answer.tsx'

interface Clause {
  rule: string
  text: string
}

function Clauses({ title, clauses }: { title: string; clauses: readonly Clause[] | undefined }) {
  if (!clauses || clauses.length === 0) return null
  return (
    <div className="mt-3 text-ink">
      <p className="font-semibold">{title}</p>
      <ul className="list-disc pl-5">
        {clauses.map(({ rule, text }) => (
          <li key={rule}>{text}</li>
        ))}
      </ul>
    </div>
  )
}

function ProfileLink({ childId }: { childId: string }) {
  return <TextLink to={`/children/${childId}`}>{words.profile}</TextLink>
}

interface GenerateFailureProps {
  error: Error
  childId: string
  /** Said where the server gives no reason. */
  fallback: string
}

/** Why there is no plan, and what would open one. */
export function GenerateFailure({ error, childId, fallback }: GenerateFailureProps) {
  const message = errorMessage(error, fallback)
  const body = error instanceof ApiError ? error.body : null
  const isLost = error instanceof ApiError && error.status === null
  if (body?.code === 'needs_clinician') {
    return (
      <div role="alert" className="rounded-card bg-apricot-wash p-5">
        <p>{message}</p>
        <p className="mt-2">{words.nothingUsed}</p>
        <ProfileLink childId={childId} />
      </div>
    )
  }
  if (body?.code === 'needs_answer') {
    return <NeedsAnswer message={message} childId={childId} questions={body.questions ?? []} />
  }
  return (
    <FormError>
      <p>{message}</p>
      {body?.code === 'plan_limit_reached' && <p className="text-ink">{words.openingPlans}</p>}
      {body?.code === 'email_unverified' && (
        <div className="mt-3 text-ink">
          <SendVerifyLink />
        </div>
      )}
      {isLost && <p className="text-ink">{words.connectionBroke}</p>}
      {body?.code === 'plan_infeasible' && (
        <>
          <Clauses title={words.clashes} clauses={body.clashes} />
          <Clauses title={words.relax} clauses={body.relax} />
          <ProfileLink childId={childId} />
        </>
      )}
    </FormError>
  )
}
