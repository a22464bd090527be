import type { Answer } from '../../../../http/call'
import { callMain } from '../../../../http/main-api'
import { useOwn, useRead } from '../../../../http/read'
import { listAt, numberAt, textAt, timeAt, toFields } from '../../../../lib/fields'

export const TEAM_PATH = '/users/employer/recruiters'

export interface Recruiter {
  readonly accountId: string
  readonly name: string
  readonly avatar: string
  readonly isOwner: boolean
  readonly isMe: boolean
  /** Open ones that they answer for. */
  readonly jobs: number
  /** ms; 0: from the start */
  readonly since: number
}

export interface Invite {
  readonly id: string
  readonly email: string
  /** ms */
  readonly expiresAt: number
}

export interface Team {
  readonly isOwner: boolean
  readonly recruiters: readonly Recruiter[]
  /** For the owner alone. */
  readonly invites: readonly Invite[]
}

const toRecruiter = (one: unknown): Recruiter => ({
  accountId: textAt(one, 'accountId'),
  name: textAt(one, 'name'),
  avatar: textAt(one, 'avatar'),
  isOwner: textAt(one, 'role') === 'owner',
  isMe: toFields(one).isMe === true,
  jobs: numberAt(one, 'jobs'),
  since: timeAt(one, 'since'),
})

const toTeam = (body: unknown): Team | null =>
  body === null
    ? null
    : {
        isOwner: textAt(body, 'role') === 'owner',
        recruiters: listAt(body, 'result').map(toRecruiter),
        invites: listAt(body, 'invites').map((one) => ({
          id: textAt(one, 'id'),
          email: textAt(one, 'email'),
          expiresAt: timeAt(one, 'expiresTime'),
        })),
      }

/** null: the account acts for no company. */
export const useTeam = () => useOwn(TEAM_PATH, toTeam)

export const invite = (email: string): Promise<Answer> =>
  callMain({ method: 'POST', path: `${TEAM_PATH}/invites`, json: { email } })

export const takeBack = (inviteId: string): Promise<Answer> =>
  callMain({ method: 'DELETE', path: `${TEAM_PATH}/invites/${inviteId}` })

/** A recruiter, or oneself: all logins of the account end. */
export const takeOut = (accountId: string): Promise<Answer> =>
  callMain({ method: 'DELETE', path: `${TEAM_PATH}/${accountId}` })

export const handOver = (accountId: string): Promise<Answer> =>
  callMain({ method: 'PUT', path: '/users/employer/owner', json: { accountId } })

/** Who invites, and whom; null: the code was used or is too old. */
export const useInvitation = (code: string) =>
  useRead(`/users/register/recruiter?${new URLSearchParams({ invite: code })}`, (body) =>
    body === null ? null : { company: textAt(body, 'company'), email: textAt(body, 'email') },
  )
