import type { KindDefinition, Raw } from '../kind.js'
import { fieldsOf, given, idOf, proseOf, textOf } from './fields.js'

/** What seeker and employer talk about; "" where nobody told it. */
export interface AboutJob {
  readonly jobId: string
  readonly jobTitle: string
  readonly resumeId: string
  /** Of an invitation: the application that it answers. */
  readonly jobApplyId: string
  /** What was written besides. */
  readonly text: string
}

function decode(raw: Raw): AboutJob {
  const field = fieldsOf(raw)
  const jobTitle = textOf(raw.more?.jobTitle ?? field('jobTitle'))
  const text = proseOf(raw)
  return {
    jobId: idOf(raw.jobId ?? field('jobId')),
    jobTitle,
    resumeId: idOf(raw.more?.resumeId ?? field('resumeId')),
    jobApplyId: idOf(field('jobApplyId')),
    text: text === jobTitle ? '' : text,
  }
}

const encode = ({ jobId, jobTitle, resumeId, jobApplyId, text }: AboutJob): Raw => ({
  text: text === '' ? jobTitle : text,
  ...(jobId === '' ? {} : { jobId }),
  more: {
    ...(jobTitle === '' ? {} : { jobTitle }),
    ...(resumeId === '' ? {} : { resumeId }),
  },
  extra: given({ jobApplyId }),
})

/**
 * A card about a job, a resume or both. Nobody sends one without what it needs; one that came without it is read where `reads` is
 * `any`, for older clients sent such, and else it is none. Source: specification 3, S-ABOUT-7.
 */
export const aboutJob = <T extends string>(
  type: T,
  needs: 'jobId' | 'resumeId' | 'jobApplyId',
  reads: 'any' | 'whole',
): KindDefinition<T, AboutJob> => ({
  type,
  decode(raw) {
    const body = decode(raw)
    return reads === 'any' || body[needs] !== '' ? body : undefined
  },
  encode,
  preview: ({ jobTitle, text }) => jobTitle || text,
  textOf: ({ jobTitle, text }) => [jobTitle, text].filter((part) => part !== '').join(' '),
  judge: (body) => (body[needs] !== '' ? undefined : `${type}: it needs a ${needs}`),
})
