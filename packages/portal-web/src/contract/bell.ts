// The bell as portal and server know it: of what a person is told by a sound or a notification, on every device of theirs.
//
//   BELL_KINDS    what is told of; each can be switched off
//   BellSettings  what somebody is told of, and the groups of which only mentions count
//   PushDevice    where a browser takes pushes, and how they are sealed for it
//   PushSaid      what a push says, once it is opened
//
// Absent: whether a device shows or sounds anything. Each device keeps that for itself.

import { z } from 'zod'

export const BELL_KINDS = ['messages', 'mentions', 'requests', 'interviews'] as const
export type BellKind = (typeof BELL_KINDS)[number]

/** Messages of these types are about an interview. */
export const INTERVIEW_TYPES: readonly string[] = ['inviteInterview']

/** Which kind a message is; a mention counts as one wherever it stands. */
export const kindOfMessage = (type: string, isMention: boolean): BellKind =>
  isMention ? 'mentions' : INTERVIEW_TYPES.includes(type) ? 'interviews' : 'messages'

/** Kinds by whether they are wanted, groups by whether only mentions are; what is not named stays. */
export const BellChange = z.strictObject({
  kinds: z.partialRecord(z.enum(BELL_KINDS), z.boolean()).optional(),
  groups: z
    .record(z.string().regex(/^[\w-]{1,64}$/), z.boolean())
    .refine((groups) => Object.keys(groups).length <= 100, 'name up to 100 groups')
    .optional(),
})
export type BellChange = z.infer<typeof BellChange>

export interface BellSettings {
  readonly kinds: Readonly<Record<BellKind, boolean>>
  /** Ids of the groups of which only mentions are told. */
  readonly onlyMentions: readonly string[]
  /** The server's key for `pushManager.subscribe`; "" where it sends no pushes. */
  readonly pushKey: string
}

/** The numbers of a key or a secret, as browsers write them. */
const bytes = (length: number) =>
  z
    .string()
    .max(128)
    .regex(/^[\w-]+=*$/)
    .refine(
      (text) => text.replace(/=+$/, '').length === Math.ceil((length * 4) / 3),
      `is not ${length} bytes`,
    )

export const PushDevice = z.strictObject({
  endpoint: z.string().max(1_024),
  keys: z.strictObject({ p256dh: bytes(65), auth: bytes(16) }),
  /** Whether names and words may be in it. */
  hasText: z.boolean(),
})
export type PushDevice = z.infer<typeof PushDevice>

export interface PushSaid {
  readonly title: string
  readonly body: string
  /** The conversation, e.g. "p2p-20001", or "requests": notifications of one tag replace each other. */
  readonly tag: string
  /** Of the message; "" of a request. */
  readonly id: string
}
